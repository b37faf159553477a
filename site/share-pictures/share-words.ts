import type { Locale } from '#cms-schema/locale.ts';

/** What a share picture says. */
export interface ShareWords {
  readonly locale: Locale;
  readonly title: string;
  /** What it belongs to, small above the title; may be empty. */
  readonly eyebrow: string;
  /** Seed of the page's waveform. */
  readonly signature: string;
}

/** px: the size that social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raised with every change of the drawing: pages then name new pictures. */
export const drawingVersion = 1;
