import type { Signature } from '../waveform/signature.ts';
import { intensityAt } from '../waveform/waveform-lines.ts';

/** Milliseconds between two samples of a curve. */
export const sampleStep = 10;

/** The length in ms of the curves that visitors draw, and the number of their samples. */
export const padLength = 1_500;
export const padSamples = padLength / sampleStep + 1;

/** The frequencies in Hz that are played: the low end, which a hand feels and a small speaker still hints at. */
export const frequencyRange = { low: 40, high: 240 } as const;

/** A vibration sampled every `sampleStep` ms from 0: intensities 0…1 and as many frequencies in Hz. */
export interface FeelCurve {
  readonly levels: readonly number[];
  readonly frequencies: readonly number[];
}

export interface CurveFacts {
  /** Milliseconds until the last vibration ends. */
  readonly length: number;
  /** The highest intensity in %. */
  readonly peak: number;
  /** The range of the frequencies in Hz; 0 if nothing vibrates. */
  readonly low: number;
  readonly high: number;
}

/** A vibration as editors enter it: times in ms, intensities in %, frequencies in Hz, in any order. */
export interface EnteredCurve {
  readonly transients: readonly { readonly time: number; readonly intensity: number }[];
  readonly points: readonly { readonly time: number; readonly intensity: number; readonly frequency: number }[];
}

/** Between points the curve is straight; outside of them it is silent. A transient fades within 30 ms. */
export function sampleEntered({ transients, points }: EnteredCurve, samples?: number): FeelCurve {
  const sorted = points.toSorted((a, b) => a.time - b.time);
  const end = Math.max(0, ...sorted.map(({ time }) => time), ...transients.map(({ time }) => time + 30));
  const count = samples ?? Math.ceil(end / sampleStep) + 1;
  const times = Array.from({ length: count }, (_, index) => index * sampleStep);
  const levels = times.map((time) => between(sorted, time, 'intensity') / 100);
  for (const { time, intensity } of transients) {
    [1, 0.55, 0.2].forEach((share, offset) => {
      const index = Math.round(time / sampleStep) + offset;
      const level = levels[index];
      if (level !== undefined) levels[index] = Math.max(level, (intensity / 100) * share);
    });
  }
  return {
    levels,
    frequencies: fillSilence(
      levels,
      times.map((time) => between(sorted, time, 'frequency')),
    ),
  };
}

/**
 * A haptic pattern as a curve of `length` ms, by default that of the pad; a pattern that is longer is played faster. A click
 * outside of an envelope sounds the higher the sharper it is.
 */
export function sampleSignature(signature: Signature, length: number = padLength): FeelCurve {
  const pace = Math.max(1, signature.duration / (length - 2 * sampleStep));
  const count = Math.ceil(length / sampleStep) + 1;
  const times = Array.from({ length: count }, (_, index) => index * sampleStep * pace);
  const reach = (sampleStep * pace) / 2;
  const levels = times.map((time) => {
    const hits = signature.transients.filter((hit) => Math.abs(hit.time - time) <= reach);
    return time > signature.duration
      ? 0
      : Math.max(intensityAt(signature, time), ...hits.map(({ intensity }) => intensity));
  });
  const frequencies = times.map((time) => {
    const playing = signature.envelopes.find(({ start, duration }) => time >= start && time <= start + duration);
    if (playing) return between(playing.points, time - playing.start, 'frequency');
    const hit = signature.transients.find((each) => Math.abs(each.time - time) <= reach);
    return hit ? 60 + 180 * hit.sharpness : 0;
  });
  return { levels, frequencies: fillSilence(levels, frequencies) };
}

export function readFacts({ levels, frequencies }: FeelCurve): CurveFacts {
  const heard = frequencies.filter((_, index) => (levels[index] ?? 0) > 0);
  const last = levels.findLastIndex((level) => level > 0);
  return {
    length: last < 0 ? 0 : Math.min(last + 1, levels.length - 1) * sampleStep,
    peak: Math.round(Math.max(0, ...levels) * 100),
    low: heard.length > 0 ? Math.round(Math.min(...heard)) : 0,
    high: Math.round(Math.max(0, ...heard)),
  };
}

/** The intensity and frequency at `time` ms, between the samples. */
export function feelAt({ levels, frequencies }: FeelCurve, time: number): { level: number; frequency: number } {
  const place = time / sampleStep;
  const index = Math.floor(place);
  const share = place - index;
  const at = (samples: readonly number[]) => {
    const first = samples[index] ?? 0;
    return first + ((samples[index + 1] ?? first) - first) * share;
  };
  return { level: index < levels.length - 1 ? at(levels) : 0, frequency: at(frequencies) };
}

/** The highest intensity from `start` to before `end`, in ms. */
export function strongestIn({ levels }: FeelCurve, start: number, end: number): number {
  return Math.max(0, ...levels.slice(Math.floor(start / sampleStep), Math.ceil(end / sampleStep)));
}

export function clampFrequency(frequency: number): number {
  return Math.min(frequencyRange.high, Math.max(frequencyRange.low, frequency));
}

/** The value of a straight line through points that are sorted by time; 0 outside of them. */
function between<Key extends string>(
  points: readonly ({ readonly time: number } & Readonly<Record<Key, number>>)[],
  time: number,
  of: Key,
): number {
  const after = points.findIndex((point) => point.time >= time);
  const next = points[after];
  const previous = points[after - 1];
  if (!next) return 0;
  if (next.time === time) return next[of];
  if (!previous) return 0;
  return previous[of] + ((next[of] - previous[of]) * (time - previous.time)) / (next.time - previous.time);
}

/** Where nothing vibrates the frequency stays as it was, so that it does not sweep through a pause. */
function fillSilence(levels: readonly number[], frequencies: readonly number[]): number[] {
  const first = frequencies.find((frequency, index) => frequency > 0 && (levels[index] ?? 0) > 0);
  let last = clampFrequency(first ?? 120);
  return frequencies.map((frequency, index) => {
    if (frequency > 0 && (levels[index] ?? 0) > 0) last = clampFrequency(frequency);
    return last;
  });
}
