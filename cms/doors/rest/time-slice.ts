import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which one request may keep the process from all others. */
const SLICE = 8;

/** To be awaited between the steps of long work: gives way to other requests when the slice is used up. */
export function createTimeSlice(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE) return;
    await turn();
    last = performance.now();
  };
}
