/** Time, so that tests can make it pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once after some milliseconds; what it gives cancels that. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
