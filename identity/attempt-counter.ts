import type { Database, Queryable } from '#kit/database/connect.ts';
import { countAttempt, forgetAttempts, forgiveAttempts } from './attempt-store.ts';

/** Where attempts are counted, by key: several processes share it. Times are ISO 8601, by the service's clock. */
export interface AttemptCounter {
  /** Counts one more and gives the count within the present window, and when that ends. */
  count(key: string, now: string, windowEndsAt: string): Promise<{ count: number; windowEndsAt: string }>;
  /** Takes one attempt back from each of these. */
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
