import type { WaveformLine } from './waveform-lines.ts';

/** The lines of a drawing as a row of springs, each pulled along by its neighbours. */
export interface WaveformMotion {
  /** How far each line reaches now, 0…1.15 of half the height, in the order of the lines given. */
  readonly reaches: Float64Array;
  /** Strikes the row at `x` (0…1): `force` 1 is a hard click, `spread` the width that feels it, as a share of the row. */
  strike(x: number, force: number, spread: number): void;
  /** Moves time on by `ms`; long gaps (a sleeping tab) count as 50 ms. */
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

/** Seconds; short enough that the stiffest neighbour pull stays stable. */
const STEP = 0.004;
/** A line alone rings at about 5 Hz and is still after half a second, as a good button does. */
const STIFFNESS = (2 * Math.PI * 5) ** 2;
const DAMPING = 11;
const COUPLING = 5200;
const KICK = 34;
const STILL = 0.002;
