export interface Turns {
  /**
   * Resolves in an event loop turn that it shares with no other request. Turns are given round-robin to the addresses,
   * so a client that sends a thousand requests at once only queues behind itself.
   */
  begin(address: string): Promise<void>;
  /** As `begin`, but ahead of all requests that have not begun: finishing those in progress makes room. */
  goOn(): Promise<void>;
  /** Expected milliseconds until a request from this address would begin, if turns keep coming at the recent rate. */
  expectWait(address: string): number;
}

type Resolve = () => void;

/** The expected interval between turns is a moving average over about this many turns. */
const REMEMBERED = 32;

/**
 * Starts one piece of work per turn of the event loop. Requests that must be passed on come in bursts. If a whole burst
 * were started at once, a request for a cached page, which can be answered immediately, would have to wait for all of
 * it.
 */
export function createTurns(): Turns {
  const begun: Resolve[] = [];
  /** In round-robin order: the address that was just served moves to the end. */
  const lines = new Map<string, Resolve[]>();
  let isScheduled = false;
  /** Moving average of the milliseconds between two requests that begin, while requests are waiting. */
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
      // While a turn is overdue, the estimate grows with the time already waited for it.
      return before === 0 ? 0 : Math.max(before * interval, performance.now() - since);
    },
  };
}
