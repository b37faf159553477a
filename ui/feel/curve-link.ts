import { clampFrequency, type FeelCurve, frequencyRange, padSamples } from './feel-curve.ts';

/** A corner of a simplified curve. */
export interface CurveCorner {
  readonly index: number;
  readonly level: number;
  readonly frequency: number;
}

/** How far the simplified curve may be from the drawn one, as a share of the full intensity, and of 200 Hz. */
const linkTolerance = 0.008;

/**
 * A curve of the pad as text for an address: its corners, each as the index of its sample, its intensity in 1/255 and its
 * frequency in Hz, in base64 for addresses. Four characters a corner, about 100 for a drawn curve.
 */
export function writeCurve(curve: FeelCurve): string {
  const bytes = simplifyCurve(curve, linkTolerance).flatMap(({ index, level, frequency }) => [
    index,
    // What is not silent stays so.
    level > 0 ? Math.max(1, Math.round(level * 255)) : 0,
    Math.round(frequency),
  ]);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The curve of such a text; null for anything that `writeCurve` could not have written. */
export function readCurveText(text: string): FeelCurve | null {
  if (text.length > padSamples * 4 || !/^(?:[\w-]{4}){2,}$/.test(text)) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const corners: CurveCorner[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const index = bytes.charCodeAt(at);
    const frequency = bytes.charCodeAt(at + 2);
    if (index <= (corners.at(-1)?.index ?? -1) || index >= padSamples) return null;
    if (frequency < frequencyRange.low || frequency > frequencyRange.high) return null;
    corners.push({ index, level: bytes.charCodeAt(at + 1) / 255, frequency });
  }
  if (corners[0]?.index !== 0 || corners.at(-1)?.index !== padSamples - 1) return null;
  return joinCorners(corners);
}

/**
 * The corners between which straight lines stay within `tolerance`, and silence begins and ends where it did; the first
 * and the last sample are among them.
 */
export function simplifyCurve({ levels, frequencies }: FeelCurve, tolerance: number): readonly CurveCorner[] {
  const at = (index: number): CurveCorner => ({
    index,
    level: levels[index] ?? 0,
    frequency: clampFrequency(frequencies[index] ?? 0),
  });
  const keep = (first: number, last: number): CurveCorner[] => {
    const [from, to] = [at(first), at(last)];
    let farthest = { index: -1, distance: tolerance };
    let moved = -1;
    for (let index = first + 1; index < last; index += 1) {
      const share = (index - first) / (last - first);
      const { level, frequency } = at(index);
      const drawn = from.level + (to.level - from.level) * share;
      if (level > 0 !== drawn > 0 && (moved < 0 || from.level === 0)) moved = index;
      const distance = Math.max(
        Math.abs(level - drawn),
        Math.abs(frequency - from.frequency - (to.frequency - from.frequency) * share) / 200,
      );
      if (distance > farthest.distance) farthest = { index, distance };
    }
    const corner = moved < 0 ? farthest.index : moved;
    return corner < 0 ? [to] : [...keep(first, corner), ...keep(corner, last)];
  };
  return [at(0), ...keep(0, levels.length - 1)];
}

function joinCorners(corners: readonly CurveCorner[]): FeelCurve {
  const levels: number[] = [];
  const frequencies: number[] = [];
  let previous = corners[0];
  for (const corner of corners) {
    const from = previous ?? corner;
    for (let index = levels.length; index <= corner.index; index += 1) {
      const share = corner === from ? 0 : (index - from.index) / (corner.index - from.index);
      levels.push(from.level + (corner.level - from.level) * share);
      frequencies.push(from.frequency + (corner.frequency - from.frequency) * share);
    }
    previous = corner;
  }
  return { levels, frequencies };
}
