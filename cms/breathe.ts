import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which one request may keep the process from all others. */
const BREATH = 8;

/** To be awaited between the steps of long work: lets others in whenever a step has taken its time. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH) return;
    await turn();
    last = performance.now();
  };
}
