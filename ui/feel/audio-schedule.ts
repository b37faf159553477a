import { clampFrequency, type FeelCurve, sampleStep } from './feel-curve.ts';

/** A curve as the values of two audio parameters, spread evenly over `duration` seconds. */
export interface AudioSchedule {
  readonly duration: number;
  /** From 0 to 0, so that nothing clicks at the ends; at most `mostGain`. */
  readonly gains: Float32Array<ArrayBuffer>;
  /** In Hz. */
  readonly frequencies: Float32Array<ArrayBuffer>;
}

/** Loud enough for a small speaker, and safe in headphones. */
export const mostGain = 0.4;

/** Silence around the curve, in samples: the time in which the sound rises and falls. */
const quiet = 1;

export function audioSchedule({ levels, frequencies }: FeelCurve): AudioSchedule {
  const [first = 0, last = 0] = [frequencies[0], frequencies.at(-1)];
  return {
    duration: ((levels.length - 1 + 2 * quiet) * sampleStep) / 1_000,
    gains: Float32Array.from([0, ...levels.map(gainOf), 0]),
    frequencies: Float32Array.from([first, ...frequencies, last].map(clampFrequency)),
  };
}

/** Ears judge loudness by powers: half the intensity should sound half as strong. */
export function gainOf(level: number): number {
  return Math.min(1, Math.max(0, level)) ** 1.6 * mostGain;
}
