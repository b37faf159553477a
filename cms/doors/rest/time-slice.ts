import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which one request may block the event loop. */
const SLICE = 8;

/** Awaited between the steps of long work: yields to other requests when the time slice is used up. */
export function createTimeSlice(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE) return;
    await turn();
    last = performance.now();
  };
}
