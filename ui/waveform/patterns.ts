import type { Envelope, Signature, Transient } from './signature.ts';

/** Patterns that visitors can feel on their phones, by their usual names in haptics. */
export const patternNames = ['click', 'recoil', 'detent'] as const;
export type PatternName = (typeof patternNames)[number];

export function isPatternName(name: unknown): name is PatternName {
  return patternNames.some((known) => known === name);
}

/** A button that is pressed and, more softly, released. */
const click: Signature = {
  duration: 420,
  transients: [hit(80, 1, 0.95), hit(250, 0.55, 0.9)],
  envelopes: [ring(80, 90, 0.42, 260), ring(250, 70, 0.22, 320)],
};

/** A shot in three layers: the bolt, the ejected shell, the echo. */
const recoil: Signature = {
  duration: 900,
  transients: [hit(80, 1, 0.7), hit(190, 0.45, 1)],
  envelopes: [ring(80, 110, 0.7, 180), ring(210, 640, 0.5, 70)],
};

/** A wheel that slows down from detent to detent. */
const detent: Signature = {
  duration: 1_100,
  transients: [60, 150, 255, 380, 530, 715, 945].map((time, index) => hit(time, 0.85 - 0.07 * index, 1)),
  envelopes: [ring(60, 120, 0.1, 220), ring(945, 90, 0.08, 180)],
};

export const patterns: Readonly<Record<PatternName, Signature>> = { click, recoil, detent };

/** `900 ms · 70–180 Hz`: the duration and the frequency range of a pattern. */
export function printScale({ duration, envelopes }: Signature): string {
  const frequencies = envelopes.flatMap(({ points }) => points.map(({ frequency }) => frequency));
  const [low, high] = [Math.min(...frequencies), Math.max(...frequencies)];
  return `${duration} ms · ${low === high ? low : `${low}–${high}`} Hz`;
}

function hit(time: number, intensity: number, sharpness: number): Transient {
  return { time, intensity, sharpness };
}

/** A decay from `intensity` and `frequency`; the frequency falls by a third. */
function ring(start: number, duration: number, intensity: number, frequency: number): Envelope {
  return {
    start,
    duration,
    points: [
      { time: 0, intensity, frequency },
      { time: Math.round(duration * 0.4), intensity: intensity * 0.4, frequency: Math.round(frequency * 0.85) },
      { time: duration, intensity: 0.02, frequency: Math.round(frequency * 0.67) },
    ],
  };
}
