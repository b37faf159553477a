import { isLong } from './env.ts';

/**
 * How often to repeat a random test: this many times in a long run (`npm run test:nightly`), a fifth of that in ordinary
 * runs.
 */
export function times(inLongRun: number): number {
  return isLong ? inLongRun : Math.ceil(inLongRun / 5);
}

/**
 * One of several parts of a large set, so that the tests that share it cover each item once. In a long run each test
 * gets the whole set.
 */
export function partOf<Item>(all: readonly Item[], part: number, parts: number): readonly Item[] {
  return isLong ? all : all.filter((_, index) => index % parts === part);
}
