import type { Signature } from './signature.ts';

/** The marks below the drawing of a signature. Positions and widths are fractions of its length, 0…1. */
export interface AxisMarks {
  readonly times: readonly { readonly at: number; readonly label: string }[];
  /** Where the signature vibrates, labelled with its frequency range. */
  readonly bands: readonly { readonly at: number; readonly width: number; readonly label: string }[];
}

/** The space that a label needs after its tick: at the very end it would be cut off at the edge of the screen. */
const roomForLabel = 0.025;

/** Time ticks, `500 … 2000 ms`, and frequencies below each envelope, `90–248 Hz`. The start needs no tick. */
export function axisMarks({ duration, envelopes }: Signature): AxisMarks {
  const step = evenStep(duration / 5);
  const count = Math.floor((duration * (1 - roomForLabel)) / step);
  return {
    times: Array.from({ length: count }, (_, index) => {
      const time = (index + 1) * step;
      return { at: time / duration, label: index === count - 1 ? `${time} ms` : String(time) };
    }),
    bands: envelopes.map(({ start, duration: length, points }) => {
      const frequencies = points.map(({ frequency }) => frequency);
      const [low, high] = [Math.min(...frequencies), Math.max(...frequencies)];
      return {
        at: start / duration,
        width: length / duration,
        label: low === high ? `${low} Hz` : `${low}–${high} Hz`,
      };
    }),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`: a round interval for an axis. */
export function evenStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** A fraction as a CSS percentage, `12.5%`. */
export function printShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
