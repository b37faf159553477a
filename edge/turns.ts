export interface Turns {
  /**
   * Resolves in a turn of the event loop of its own. Requests begin address by address, so that whoever asks a thousand times at
   * once waits behind their own requests.
   */
  begin(address: string): Promise<void>;
  /** As `begin`, before everything that has not begun: to end it makes room. */
  goOn(): Promise<void>;
  /** Milliseconds until a request of the address would begin, if turns go on coming as they did of late. */
  expectWait(address: string): number;
}

type Resolve = () => void;

/** Of the last turns, so many decide how long it is thought to take until the next one. */
const REMEMBERED = 32;

/**
 * One piece of work in each turn of the event loop. Requests that have to be passed on come in rushes; begun all at once,
 * they would make a page that is in memory, and could be sent at once, wait for all of them.
 */
export function createTurns(): Turns {
  const begun: Resolve[] = [];
  /** In the order of turns: who has just had one goes to the end. */
  const lines = new Map<string, Resolve[]>();
  let isScheduled = false;
  /** Milliseconds from one that begins to the next, while some wait. */
  let interval = 0;
  let since = 0;

  const takeFirst = (): Resolve | undefined => {
    for (const [address, line] of lines) {
      const first = line.shift();
      lines.delete(address);
      if (line.length > 0) lines.set(address, line);
      const now = performance.now();
      interval += (now - since - interval) / REMEMBERED;
      since = now;
      return first;
    }
    return undefined;
  };

  const schedule = () => {
    if (isScheduled || begun.length + lines.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const turn = begun.shift() ?? takeFirst();
      turn?.();
      schedule();
    });
  };

  return {
    begin: (address) =>
      new Promise((resolve) => {
        if (lines.size === 0) since = performance.now();
        const line = lines.get(address) ?? [];
        line.push(resolve);
        lines.set(address, line);
        schedule();
      }),
    goOn: () =>
      new Promise((resolve) => {
        begun.push(resolve);
        schedule();
      }),
    expectWait: (address) => {
      const own = lines.get(address)?.length ?? 0;
      let before = own;
      for (const [other, { length }] of lines) if (other !== address) before += Math.min(length, own + 1);
      // What was expected is told wrong by a turn that does not come.
      return before === 0 ? 0 : Math.max(before * interval, performance.now() - since);
    },
  };
}
