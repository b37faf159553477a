import { isLong } from './env.ts';

/** How often something random is tried: so often in a long run (`bench/long-tests.ts`), a fifth of that whenever the tests run. */
export function times(inLongRun: number): number {
  return isLong ? inLongRun : Math.ceil(inLongRun / 5);
}

/**
 * One part of several of something large, so that tests that share it try each of its members once; in a long run each of
 * them tries all.
 */
export function partOf<Item>(all: readonly Item[], part: number, parts: number): readonly Item[] {
  return isLong ? all : all.filter((_, index) => index % parts === part);
}
