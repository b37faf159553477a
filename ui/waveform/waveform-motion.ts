import type { WaveformLine } from './waveform-lines.ts';

/** The lines of a drawing as a row of springs, each coupled to its neighbours. */
export interface WaveformMotion {
  /** The current length of each line, 0…1.15 of half the height, in the order of the given lines. */
  readonly reaches: Float64Array;
  /** Strikes the row at `x` (0…1). A `force` of 1 is a strong click; `spread` is the affected share of the row. */
  strike(x: number, force: number, spread: number): void;
  /** Advances the animation by `ms`. Longer pauses, as in a hidden tab, count as 50 ms. */
  advance(ms: number): void;
  isResting(): boolean;
}

export function createMotion(lines: readonly WaveformLine[]): WaveformMotion {
  const rest = Float64Array.from(lines, (line) => line.reach);
  const reaches = Float64Array.from(rest);
  const offset = new Float64Array(lines.length);
  const velocity = new Float64Array(lines.length);

  function step() {
    for (let index = 0; index < offset.length; index += 1) {
      const own = offset[index] ?? 0;
      const before = offset[index - 1] ?? own;
      const after = offset[index + 1] ?? own;
      const pull = (before + after - 2 * own) * COUPLING - own * STIFFNESS - (velocity[index] ?? 0) * DAMPING;
      velocity[index] = (velocity[index] ?? 0) + pull * STEP;
    }
    for (let index = 0; index < offset.length; index += 1) {
      offset[index] = (offset[index] ?? 0) + (velocity[index] ?? 0) * STEP;
    }
  }

  return {
    reaches,
    strike(x, force, spread) {
      lines.forEach((line, index) => {
        const far = (line.x - x) / spread;
        if (Math.abs(far) < 3) velocity[index] = (velocity[index] ?? 0) + force * KICK * Math.exp(-far * far);
      });
    },
    advance(ms) {
      for (let left = Math.min(ms, 50) / 1000; left > 0; left -= STEP) step();
      for (let index = 0; index < reaches.length; index += 1) {
        reaches[index] = Math.min(1.15, Math.max(0.012, (rest[index] ?? 0) + (offset[index] ?? 0)));
      }
    },
    isResting: () =>
      offset.every((value) => Math.abs(value) < STILL) && velocity.every((value) => Math.abs(value) < STILL * 20),
  };
}

/** The time step in seconds, short enough for the stiffest coupling to be stable. */
const STEP = 0.004;
/** A line without neighbours rings at about 5 Hz and comes to rest after half a second, like a good button. */
const STIFFNESS = (2 * Math.PI * 5) ** 2;
const DAMPING = 11;
const COUPLING = 5200;
const KICK = 34;
const STILL = 0.002;
