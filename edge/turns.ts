export interface Turns {
  /**
   * Resolves in a turn of the event loop of its own, after all who asked before. What has begun goes before what has not: to end
   * it makes room, and nobody waits longer because others come.
   */
  next(work: 'begin' | 'go-on'): Promise<void>;
}

/**
 * One piece of work in each turn of the event loop. Requests that have to be passed on come in rushes; begun all at once,
 * they would make a page that is in memory, and could be sent at once, wait for all of them.
 */
export function createTurns(): Turns {
  const waiting: Readonly<Record<'begin' | 'go-on', (() => void)[]>> = { begin: [], 'go-on': [] };
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || waiting.begin.length + waiting['go-on'].length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const turn = waiting['go-on'].shift() ?? waiting.begin.shift();
      turn?.();
      schedule();
    });
  };

  return {
    next: (work) =>
      new Promise((resolve) => {
        waiting[work].push(resolve);
        schedule();
      }),
  };
}
