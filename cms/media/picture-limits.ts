import type { PictureLimits } from '../errors.ts';

/** Pixels along a side of a picture that is taken in; a panorama of a telephone has 16,382. */
export const MAX_SIDE = 20_000;

/** Pixels of a picture that is taken in: 8,000 × 8,000. Cameras with more are rare, and their files above the limit of bytes. */
export const MAX_PIXELS = 64_000_000;

/** Frames of an animation, and the pixels of all of them: 300 frames of 640 × 480. */
export const MAX_FRAMES = 1_000;
export const MAX_ANIMATED_PIXELS = 100_000_000;

/** For people. */
export const pictureLimits: PictureLimits = {
  maximumSide: MAX_SIDE,
  megapixels: MAX_PIXELS / 1e6,
  maximumFrames: MAX_FRAMES,
  animatedMegapixels: MAX_ANIMATED_PIXELS / 1e6,
};

/** Pixels across; a picture is never made larger than it is. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const MAX_MAIN_WIDTH = 2560;
const MAX_MAIN_PIXELS = 12_000_000;

/** Measured: AVIF takes 50 bytes of memory and up to 1.4 µs of a processor for each pixel, three times as much as WebP. */
const MAX_AVIF_PIXELS = 6_000_000;

/** WebP has no more along a side. */
const MAX_MAIN_HEIGHT = 16_383;

/** The box into which an upright picture of this size is fitted, so that the cost of its copies does not grow with its height. */
export function fitMain(width: number, height: number): { width: number; height: number } {
  const shrink = Math.min(1, Math.sqrt(MAX_MAIN_PIXELS / (width * height)));
  return {
    width: Math.max(1, Math.min(MAX_MAIN_WIDTH, Math.floor(width * shrink))),
    height: Math.max(1, Math.min(MAX_MAIN_HEIGHT, Math.floor(height * shrink))),
  };
}

export interface RenditionPlan {
  readonly widths: readonly number[];
  /** Whether the largest is small enough for AVIF: a browser that is offered AVIF looks at nothing else. */
  readonly hasAvif: boolean;
}

/** The smaller copies of a picture of this size. */
export function planRenditions(width: number, height: number): RenditionPlan {
  const largest = Math.min(width, 1920);
  const widths = [...RENDITION_WIDTHS.filter((candidate) => candidate < largest), largest];
  return { widths, hasAvif: largest * largest * (height / width) <= MAX_AVIF_PIXELS };
}
