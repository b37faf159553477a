/** A program of the product, as the supervisor sees it. */
export interface Service {
  /** Shown in front of what it says. */
  readonly name: string;
  /** Of Node itself, such as `--import tsx`. */
  readonly nodeArgs: readonly string[];
  readonly script: string;
  readonly args: readonly string[];
  /** All of the environment it gets. */
  readonly env: NodeJS.ProcessEnv;
  /**
   * Answers 2xx once it is ready, or 503 and JSON whose `status` is `standby` or `waiting`: it runs as well as it can and
   * a new start would change nothing. Any other answer at all means that it lives.
   */
  readonly readyUrl: string;
  /** Milliseconds that an orderly end may take. */
  readonly endPatience: number;
  /** A new process listens on the port together with the old one before that one ends. */
  readonly overlaps: boolean;
}

export type Readiness = 'ready' | 'standby' | 'waiting';

/** How patient the supervisor is. Tests are less patient. */
export interface Patience {
  /** Milliseconds between two checks of a process, and for each answer. */
  readonly check: number;
  /** Missed checks in a row after which a process whose event loop stands still is killed. */
  readonly hung: number;
  /** The same for one whose loop turns but which does not answer its port, be it because it is still starting. */
  readonly silent: number;
  /** Milliseconds: a process that ran for so long is started again without a growing pause. */
  readonly steady: number;
  /** Milliseconds between two starts, at most. */
  readonly longestPause: number;
}

export const usualPatience: Patience = { check: 5_000, hung: 3, silent: 24, steady: 60_000, longestPause: 10_000 };
