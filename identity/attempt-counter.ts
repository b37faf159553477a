import type { Database, Queryable } from '#kit/database/connect.ts';
import { countAttempt, forgetAttempts, forgiveAttempts } from './attempt-store.ts';

/** Counts attempts by key, shared by all processes. Times are ISO 8601, by the service's clock. */
export interface AttemptCounter {
  /** Counts one more attempt; gives the count in the current window, and when the window ends. */
  count(key: string, now: string, windowEndsAt: string): Promise<{ count: number; windowEndsAt: string }>;
  /** Takes one attempt off the count of each key. */
  forgive(keys: readonly string[], tx?: Queryable): Promise<void>;
  forget(key: string, tx: Queryable): Promise<void>;
}

export function createDatabaseCounter(database: Database): AttemptCounter {
  return {
    count: (key, now, windowEndsAt) => countAttempt(database, key, now, windowEndsAt),
    forgive: (keys, tx = database) => forgiveAttempts(tx, keys),
    forget: (key, tx) => forgetAttempts(tx, key),
  };
}
