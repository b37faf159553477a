import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/connect.ts';
import { PlatformError } from '../errors.ts';
import { endTurn, renewTurn, takeTurn, wantTurn } from './store.ts';

export interface Turn {
  /** Aborted when another request wants the upload, or has taken it. */
  readonly signal: AbortSignal;
  /** Identifies the turn in the upload's row. */
  readonly holder: string;
  /** False once another process may have taken over: nothing may be written after that. */
  isHeld(): boolean;
  end(): Promise<void>;
}

export interface Turns {
  /**
   * Throws `busy` when another process does not release the turn in time, or when a newer request arrives meanwhile.
   */
  take(id: string): Promise<Turn>;
}

/** Seconds for which a process that died blocks others. */
const LEASE = 3;
/** Milliseconds. */
const RENEWAL = 1_000;
/** Milliseconds at the end of the lease that are reserved for a chunk that is still being written. */
const MARGIN = 500;
const PATIENCE = 20_000;

/**
 * Only one request at a time works on an upload, across all processes. A newer request ends the previous one: it comes
 * from the same person, whose broken connection the service has not noticed yet. Within the process the previous
 * request is notified immediately; other processes see it in the upload's row, where the turn is stored as a lease.
 */
export function createTurns(database: Database): Turns {
  const turns = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  return {
    take: async (id) => {
      for (let before = turns.get(id); before !== undefined; before = turns.get(id)) {
        before.stop.abort();
        await before.over;
      }
      const stop = new AbortController();
      const { promise: over, resolve } = openPromise();
      turns.set(id, { stop, over });
      const letOthers = () => {
        turns.delete(id);
        resolve();
      };
      try {
        const lease = await takeLease(database, id, stop);
        return { ...lease, signal: stop.signal, end: () => lease.end().finally(letOthers) };
      } catch (error) {
        letOthers();
        throw error;
      }
    },
  };
}

async function takeLease(database: Database, id: string, stop: AbortController): Promise<Omit<Turn, 'signal'>> {
  const holder = randomUUID();
  let heldUntil = 0;
  const hold = (since: number) => {
    heldUntil = since + LEASE * 1_000 - MARGIN;
  };
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const asked = performance.now();
    if (await takeTurn(database, id, holder, LEASE)) {
      hold(asked);
      break;
    }
    // If the upload no longer exists, the caller finds out when it reads the row.
    if (!(await wantTurn(database, id))) break;
    if (stop.signal.aborted || asked > deadline) throw new PlatformError('busy', { retryAfter: 1 });
    await sleep(50 + Math.random() * 50);
  }
  const isHeld = () => performance.now() < heldUntil;
  const renewal = setInterval(async () => {
    const asked = performance.now();
    // If the database is briefly down, the next tick retries; once the lease has expired, nothing more is written.
    const answer = await renewTurn(database, id, holder, LEASE).catch(() => (isHeld() ? 'held' : 'lost'));
    if (answer === 'renewed') hold(asked);
    else if (answer !== 'held') stop.abort();
  }, RENEWAL);
  renewal.unref();
  return {
    holder,
    isHeld,
    end: async () => {
      clearInterval(renewal);
      // If this fails, the lease expires by itself.
      await endTurn(database, id, holder).catch(() => undefined);
    },
  };
}

function openPromise(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
