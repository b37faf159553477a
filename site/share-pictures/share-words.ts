import type { Locale } from '#cms-schema/locale.ts';

/** The content of a share picture. */
export interface ShareWords {
  readonly locale: Locale;
  readonly title: string;
  /** The parent page or content type, in small type above the title; may be empty. */
  readonly eyebrow: string;
  /** Seed of the page's waveform. */
  readonly signature: string;
}

/** px: the size that social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raise this with every change to the drawing, so that pages refer to new pictures. */
export const drawingVersion = 1;
