import type { WaveformBox } from './waveform-path.ts';

/**
 * hero: opens a page · rule: separates sections · bullet: precedes a label or a list item · mark: a square for empty
 * and loading states.
 */
export const waveformVariants = ['hero', 'rule', 'bullet', 'mark'] as const;
export type WaveformVariant = (typeof waveformVariants)[number];

/**
 * The sizes of the drawings in px. On a narrow screen a hero is cropped at the sides, so that its lines keep their
 * distance.
 */
export const waveformBoxes: Record<WaveformVariant, WaveformBox> = {
  hero: { width: 1440, height: 320, count: 168 },
  rule: { width: 120, height: 22, count: 24, strikes: 2 },
  bullet: { width: 24, height: 16, count: 5, strikes: 1 },
  mark: { width: 66, height: 64, count: 11, strikes: 2 },
};
