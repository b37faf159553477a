export interface Turns {
  /** Resolves in a turn of the event loop of its own, after all who asked before. */
  next(): Promise<void>;
}

/**
 * One piece of work in each turn of the event loop. Requests that have to be passed on come in rushes; begun all at once,
 * they would make a page that is in memory, and could be sent at once, wait for all of them.
 */
export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || queue.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      queue.shift()?.();
      schedule();
    });
  };

  return {
    next: () =>
      new Promise((resolve) => {
        queue.push(resolve);
        schedule();
      }),
  };
}
