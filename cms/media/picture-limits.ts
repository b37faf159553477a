import type { PictureLimits } from '../errors.ts';

/** The most pixels on a side of an accepted picture; a phone panorama has 16,382. */
export const MAX_SIDE = 20_000;

/** The most pixels of an accepted picture: 8,000 × 8,000. Cameras with more are rare, and exceed the limit in bytes. */
export const MAX_PIXELS = 64_000_000;

/** The most frames of an animation, and the most pixels of all of them together: 300 frames of 640 × 480. */
export const MAX_FRAMES = 1_000;
export const MAX_ANIMATED_PIXELS = 100_000_000;

/** The limits as error messages state them. */
export const pictureLimits: PictureLimits = {
  maximumSide: MAX_SIDE,
  megapixels: MAX_PIXELS / 1e6,
  maximumFrames: MAX_FRAMES,
  animatedMegapixels: MAX_ANIMATED_PIXELS / 1e6,
};

/** Widths in pixels; pictures are never enlarged. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const MAX_MAIN_WIDTH = 2560;
const MAX_MAIN_PIXELS = 12_000_000;

/** Measured: AVIF takes 50 bytes of memory and up to 1.4 µs of CPU time per pixel, three times as much as WebP. */
const MAX_AVIF_PIXELS = 6_000_000;

/** The limit of WebP. */
const MAX_MAIN_HEIGHT = 16_383;

/**
 * The box that a picture of this size is scaled to fit, so that the cost of its copies does not grow with its height.
 */
export function fitMain(width: number, height: number): { width: number; height: number } {
  const shrink = Math.min(1, Math.sqrt(MAX_MAIN_PIXELS / (width * height)));
  return {
    width: Math.max(1, Math.min(MAX_MAIN_WIDTH, Math.floor(width * shrink))),
    height: Math.max(1, Math.min(MAX_MAIN_HEIGHT, Math.floor(height * shrink))),
  };
}

export interface RenditionPlan {
  readonly widths: readonly number[];
  /** Whether the largest is small enough for AVIF: a browser that is offered AVIF ignores the other formats. */
  readonly hasAvif: boolean;
}

/** The smaller copies of a picture of this size. */
export function planRenditions(width: number, height: number): RenditionPlan {
  const largest = Math.min(width, 1920);
  const widths = [...RENDITION_WIDTHS.filter((candidate) => candidate < largest), largest];
  return { widths, hasAvif: largest * largest * (height / width) <= MAX_AVIF_PIXELS };
}
