/** Gives the place back; calling it again does nothing. */
export type Release = () => void;

export interface Admission {
  /** A place, at once or within the waiting time; `null` when there is none, the queue is full or the visitor left. */
  enter(signal?: AbortSignal): Promise<Release | null>;
  inFlight(): number;
}

/**
 * Lets a bounded number through and a bounded number wait. Under overload the surplus learns so at once instead of
 * everybody waiting longer and longer.
 */
export function createAdmission(limits: { inFlight: number; queue: number; waitMs: number }): Admission {
  let inFlight = 0;
  const waiting = new Set<(release: Release | null) => void>();

  const takePlace = (): Release => {
    inFlight += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      inFlight -= 1;
      const [next] = waiting;
      next?.(takePlace());
    };
  };

  const wait = (signal: AbortSignal | undefined) =>
    new Promise<Release | null>((resolve) => {
      const settle = (release: Release | null) => {
        waiting.delete(settle);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        resolve(release);
      };
      const leave = () => settle(null);
      const timer = setTimeout(leave, limits.waitMs);
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(settle);
    });

  return {
    async enter(signal) {
      if (signal?.aborted) return null;
      if (inFlight < limits.inFlight) return takePlace();
      return waiting.size < limits.queue ? wait(signal) : null;
    },
    inFlight: () => inFlight,
  };
}
