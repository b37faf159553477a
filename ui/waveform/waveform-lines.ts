import type { Envelope, Signature, Transient } from './signature.ts';

/**
 * One vertical line of the drawing: its position (0…1 of the width), its length from the axis (0…1), and whether it is
 * a click.
 */
export interface WaveformLine {
  readonly x: number;
  readonly reach: number;
  readonly isStrike: boolean;
}

/**
 * A signature as `count` vertical lines; the count is rounded to a whole number of at least 1. The reach of a line is the
 * intensity, and lines are closer together where the drive frequency is higher. Each click is one line, placed exactly at its
 * time, and rings out in the lines after it.
 */
export function waveformLines(signature: Signature, count: number): readonly WaveformLine[] {
  const times = spreadByFrequency(signature, Math.max(1, Math.round(count) || 1));
  const strikes = new Map<number, Transient>();
  for (const transient of signature.transients) {
    const index = nearest(times, transient.time);
    const other = strikes.get(index);
    if (!other || other.intensity < transient.intensity) strikes.set(index, transient);
  }
  return times.map((time, index) => {
    const transient = strikes.get(index);
    const at = transient ? transient.time : time;
    return {
      x: at / signature.duration,
      reach: transient ? transient.intensity : Math.max(LEAST_REACH, intensityAt(signature, time)),
      isStrike: transient !== undefined,
    };
  });
}

/**
 * The same signature for a drawing too small for details: `count` equally spaced lines, each showing the average of its
 * time slice. Only the `strikes` strongest clicks are drawn.
 */
export function waveformDigest(signature: Signature, count: number, strikes: number): readonly WaveformLine[] {
  const share = signature.duration / count;
  const means = Array.from({ length: count }, (_, index) => {
    const samples = Array.from({ length: 8 }, (_sample, step) =>
      intensityAt(signature, (index + (step + 0.5) / 8) * share),
    );
    return samples.reduce((sum, reach) => sum + reach, 0) / samples.length;
  });
  const loudest = Math.max(...means, 0.01);
  const hardest = new Map<number, number>();
  for (const { time, intensity } of signature.transients) {
    const index = Math.min(count - 1, Math.floor(time / share));
    hardest.set(index, Math.max(hardest.get(index) ?? 0, intensity));
  }
  const struck = [...hardest].sort((a, b) => b[1] - a[1]).slice(0, strikes);
  const isStruck = new Set(struck.map(([index]) => index));
  return means.map((mean, index) => ({
    x: (index + 0.5) / count,
    reach: isStruck.has(index) ? 1 : Math.max(0.08, 0.72 * Math.sqrt(mean / loudest)),
    isStrike: isStruck.has(index),
  }));
}

/** The intensity of the signature at `time` ms, 0…1: its envelopes, and its clicks as they ring out. */
export function intensityAt(signature: Signature, time: number): number {
  let reach = 0;
  for (const playing of signature.envelopes) {
    if (time >= playing.start && time <= playing.start + playing.duration) {
      reach = Math.max(reach, along(playing, time, 'intensity'));
    }
  }
  for (const transient of signature.transients) {
    const since = time - transient.time;
    if (since > 0) {
      const fade = Math.exp(-since / (46 - 30 * transient.sharpness));
      reach = Math.max(reach, transient.intensity * 0.55 * fade);
    }
  }
  return reach;
}

/** The part of the drawing that stays visible on a narrow screen: the one with its strongest click. */
export function cropSide({ duration, transients }: Signature): 'start' | 'middle' | 'end' {
  const hardest = transients.reduce((best, next) => (next.intensity > best.intensity ? next : best), NO_CLICK);
  const place = hardest.time / duration;
  if (place < 0.33) return 'start';
  return place > 0.67 ? 'end' : 'middle';
}

/** The same as a value of `preserveAspectRatio`, for an SVG that fills its box and is cropped. */
export function cropRule(signature: Signature): string {
  return `${{ start: 'xMin', middle: 'xMid', end: 'xMax' }[cropSide(signature)]}YMid slice`;
}

const NO_CLICK: Transient = { time: 0, intensity: 0, sharpness: 0 };

/** The minimum length of a line: silence is drawn as dots, so that the axis stays visible. */
const LEAST_REACH = 0.012;
const STEPS = 480;

function spreadByFrequency(signature: Signature, count: number): number[] {
  const sums = [0];
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const time = ((step + 0.5) / STEPS) * signature.duration;
    sum += 0.62 + Math.min(frequencyAt(signature, time), 420) / 420;
    sums.push(sum);
  }
  const times: number[] = [];
  let step = 0;
  for (let index = 0; index < count; index += 1) {
    const wanted = ((index + 0.5) / count) * sum;
    while ((sums[step + 1] ?? sum) < wanted) step += 1;
    const low = sums[step] ?? 0;
    const high = sums[step + 1] ?? sum;
    times.push(((step + (wanted - low) / (high - low)) / STEPS) * signature.duration);
  }
  return times;
}

function frequencyAt(signature: Signature, time: number): number {
  const playing = signature.envelopes.find(({ start, duration }) => time >= start && time < start + duration);
  return playing ? along(playing, time, 'frequency') : 0;
}

function along({ start, points }: Envelope, time: number, of: 'intensity' | 'frequency'): number {
  const since = time - start;
  const after = points.findIndex((point) => point.time >= since);
  const next = points[after];
  const previous = points[after - 1];
  if (!next) return 0;
  if (!previous) return next[of];
  const share = (since - previous.time) / (next.time - previous.time);
  const eased = share * share * (3 - 2 * share);
  return previous[of] + (next[of] - previous[of]) * eased;
}

function nearest(times: readonly number[], wanted: number): number {
  let best = 0;
  for (let index = 1; index < times.length; index += 1) {
    if (Math.abs((times[index] ?? 0) - wanted) < Math.abs((times[best] ?? 0) - wanted)) best = index;
  }
  return best;
}
