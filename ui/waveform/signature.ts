/** A click: its time in ms, its intensity (0…1), and its sharpness (0 dull … 1 crisp). */
export interface Transient {
  readonly time: number;
  readonly intensity: number;
  readonly sharpness: number;
}

/** A point of a continuous vibration: ms from its start, intensity 0…1, frequency in Hz (30…500). */
export interface EnvelopePoint {
  readonly time: number;
  readonly intensity: number;
  readonly frequency: number;
}

export interface Envelope {
  readonly start: number;
  readonly duration: number;
  /** At least two, in order of time; the first at 0 and the last at `duration`. */
  readonly points: readonly EnvelopePoint[];
}

/** A haptic pattern, as an actuator would play it. Times in ms. */
export interface Signature {
  readonly duration: number;
  readonly transients: readonly Transient[];
  readonly envelopes: readonly Envelope[];
}

/**
 * The haptic pattern of a seed: the same seed gives the same pattern on every machine. It has four phrases in an order
 * derived from the seed, with short silences between them; at least one of them is a strike, one a swell and one a
 * series of ticks.
 */
export function createSignature(seed: string): Signature {
  const random = createRandom(seed);
  const transients: Transient[] = [];
  const envelopes: Envelope[] = [];
  let now = 60;
  for (const phrase of shuffle([strike, swell, tick, random() < 0.5 ? tremor : strike], random)) {
    const played = phrase(now, random);
    transients.push(...played.transients);
    envelopes.push(...played.envelopes);
    now += played.duration + between(random, 50, 130);
  }
  return { duration: Math.round(now + 10), transients, envelopes };
}

type Random = () => number;
type Phrase = (start: number, random: Random) => Signature;

/** One strong click that rings out. */
const strike: Phrase = (start, random) => {
  const duration = between(random, 300, 420);
  const frequency = between(random, 140, 240);
  const intensity = between(random, 86, 100) / 100;
  return {
    duration,
    transients: [{ time: start, intensity, sharpness: between(random, 45, 85) / 100 }],
    envelopes: [
      envelope(start, duration, [
        [0.03, 0.62 * intensity, frequency * 1.3],
        [0.22, 0.3 * intensity, frequency * 1.1],
        [0.55, 0.11 * intensity, frequency],
        [1, 0.02, frequency * 0.8],
      ]),
    ],
  };
};

/** A slow rise that ends in a click. */
const swell: Phrase = (start, random) => {
  const duration = between(random, 380, 560);
  const peak = between(random, 62, 84) / 100;
  const low = between(random, 50, 90);
  const high = between(random, 220, 420);
  return {
    duration: duration + 40,
    transients: [{ time: start + duration, intensity: Math.min(1, peak + 0.16), sharpness: 0.9 }],
    envelopes: [
      envelope(start, duration, [
        [0, 0.02, low],
        [0.3, 0.12, low * 1.2],
        [0.62, peak * 0.46, (low + high) / 2],
        [0.92, peak, high],
        [1, peak * 0.3, high],
      ]),
    ],
  };
};

/** The detents of a wheel that slows down: three to six crisp ticks. */
const tick: Phrase = (start, random) => {
  const count = between(random, 3, 6);
  const first = between(random, 34, 52);
  const transients: Transient[] = [];
  let time = start;
  for (let index = 0; index < count; index += 1) {
    const intensity = 0.36 + 0.4 * (index / (count - 1)) - (index % 2) * 0.1;
    transients.push({ time: Math.round(time), intensity, sharpness: 1 });
    time += first * 1.22 ** index;
  }
  return { duration: Math.round(time - start), transients, envelopes: [] };
};

/** An idling engine: a steady, low vibration with a beat. */
const tremor: Phrase = (start, random) => {
  const duration = between(random, 360, 480);
  const beats = between(random, 3, 4);
  const level = between(random, 30, 46) / 100;
  const frequency = between(random, 60, 120);
  const nodes: [number, number, number][] = [];
  for (let index = 0; index <= beats * 2; index += 1) {
    nodes.push([index / (beats * 2), index % 2 === 0 ? level * 0.22 : level, frequency + index * 6]);
  }
  return { duration, transients: [], envelopes: [envelope(start, duration, nodes)] };
};

function envelope(start: number, duration: number, nodes: readonly (readonly [number, number, number])[]): Envelope {
  const inner = nodes.map(([share, intensity, frequency]) => ({
    time: Math.round(share * duration),
    intensity,
    frequency: Math.round(frequency),
  }));
  const first = inner[0];
  const opening = first && first.time > 0 ? [{ ...first, time: 0, intensity: 0 }] : [];
  return { start, duration, points: [...opening, ...inner] };
}

function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Uses only integer arithmetic (a 32-bit hash of the seed, then a Weyl sequence with a finalizer), so that the numbers
 * are the same in every JavaScript engine.
 */
function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
