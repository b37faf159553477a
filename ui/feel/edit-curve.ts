import { type FeelCurve, padSamples } from './feel-curve.ts';

/** A place on the pad: the index of a sample and an intensity, 0…1. */
export interface PadPlace {
  readonly index: number;
  readonly level: number;
}

/** Samples between two positions of the keyboard: 50 ms. */
export const keyStep = 5;

/** The curve after a stroke from one place to another, which replaces what was there. */
export function drawStroke(curve: FeelCurve, from: PadPlace, to: PadPlace): FeelCurve {
  const span = Math.abs(to.index - from.index);
  const levels = [...curve.levels];
  for (let step = 0; step <= span; step += 1) {
    const share = span === 0 ? 1 : step / span;
    const index = from.index + Math.sign(to.index - from.index) * step;
    if (index in levels) levels[index] = from.level + (to.level - from.level) * share;
  }
  return { ...curve, levels };
}

/** Takes the tremble of a hand out of the samples from `first` to `last`; ends and silence stay as they are. */
export function smoothStroke(curve: FeelCurve, first: number, last: number): FeelCurve {
  let levels = [...curve.levels];
  for (let pass = 0; pass < 2; pass += 1) {
    const before = levels;
    levels = before.map((level, index) => {
      if (index <= first || index >= last || level === 0) return level;
      return ((before[index - 1] ?? level) + 2 * level + (before[index + 1] ?? level)) / 4;
    });
  }
  return { ...curve, levels };
}

/** Sets the intensity at one position of the keyboard, with straight lines from its neighbours. */
export function setLevel(curve: FeelCurve, index: number, level: number): FeelCurve {
  const bounded = Math.min(1, Math.max(0, level));
  const at = { index, level: bounded };
  let next = curve;
  for (const neighbour of [index - keyStep, index + keyStep]) {
    const known = next.levels[neighbour];
    if (known !== undefined) next = drawStroke(next, { index: neighbour, level: known }, at);
  }
  return next;
}

export function setFrequency(curve: FeelCurve, frequency: number): FeelCurve {
  return { ...curve, frequencies: curve.levels.map(() => frequency) };
}

/** Keeps the frequencies, so that the next stroke sounds as the one before. */
export function clearCurve({ frequencies }: FeelCurve): FeelCurve {
  return { levels: Array.from({ length: padSamples }, () => 0), frequencies };
}
