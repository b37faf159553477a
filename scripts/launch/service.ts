/** A program of the product, as the supervisor sees it. */
export interface Service {
  /** Prefix of its output lines. */
  readonly name: string;
  /** Options for Node itself, such as `--import tsx`. */
  readonly nodeArgs: readonly string[];
  readonly script: string;
  readonly args: readonly string[];
  /** Its complete environment. */
  readonly env: NodeJS.ProcessEnv;
  /**
   * Answers 2xx once it is ready, or 503 and JSON whose `status` is `standby` or `waiting`: it works as well as it can,
   * and a restart would not help. Any other answer means that it is alive.
   */
  readonly readyUrl: string;
  /** Milliseconds that an orderly shutdown may take. */
  readonly endPatience: number;
  /** Whether a new process listens on the port together with the old one before the old one ends. */
  readonly overlaps: boolean;
}

export type Readiness = 'ready' | 'standby' | 'waiting';

/** Time limits of the supervisor. Tests use shorter ones. */
export interface Patience {
  /** Milliseconds between two checks of a process, and for each answer. */
  readonly check: number;
  /** Missed checks in a row after which a process whose event loop is blocked is killed. */
  readonly hung: number;
  /**
   * The same for a process whose event loop runs but whose port does not answer, for example because it is still
   * starting.
   */
  readonly silent: number;
  /** Milliseconds: a process that ran this long is restarted without backoff. */
  readonly steady: number;
  /** Maximum milliseconds between two starts. */
  readonly longestPause: number;
}

export const usualPatience: Patience = { check: 5_000, hung: 3, silent: 24, steady: 60_000, longestPause: 10_000 };
