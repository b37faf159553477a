/** Reproducible random numbers: the same seed gives the same choices. */
export interface Random {
  /** A number from 0 to less than 1. */
  next(): number;
  /** An integer from 0 to less than `count`. */
  below(count: number): number;
  /** Throws when the list is empty. */
  pick<Value>(values: readonly Value[]): Value;
  /** True with a probability of `share`, from 0 to 1. */
  happens(share: number): boolean;
  shuffle<Value>(values: readonly Value[]): Value[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(values) {
      const index = below(values.length);
      if (index >= values.length) throw new Error('There is nothing to choose from.');
      return values.slice(index)[0] ?? unreachable();
    },
    happens: (share) => next() < share,
    shuffle(values) {
      const left = [...values];
      return values.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

function unreachable(): never {
  throw new Error('A value of the list is missing.');
}
