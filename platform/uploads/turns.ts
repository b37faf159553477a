import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/connect.ts';
import { PlatformError } from '../errors.ts';
import { endTurn, renewTurn, takeTurn, wantTurn } from './store.ts';

export interface Turn {
  /** Somebody else wants the upload, or has it. */
  readonly signal: AbortSignal;
  /** What is noted in the upload's row names it. */
  readonly holder: string;
  /** False once another process may have taken it: nothing may be written any more. */
  isHeld(): boolean;
  end(): Promise<void>;
}

export interface Turns {
  /** Throws `busy` when another process does not let go of it for a long time, or somebody else comes meanwhile. */
  take(id: string): Promise<Turn>;
}

/** How long a process that died keeps others waiting, seconds. */
const LEASE = 3;
/** Milliseconds. */
const RENEWAL = 1_000;
/** Of the lease, for a piece that is being written when it runs out. */
const MARGIN = 500;
const PATIENCE = 20_000;

/**
 * One at a time works on an upload, in all processes. Who comes later ends the one before: it is the same person, whose broken
 * connection the service has not noticed yet. Within the process that is told at once; others read it in the row of the upload,
 * where the turn stands as a lease.
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
    // What is gone meanwhile, whoever takes the turn finds out.
    if (!(await wantTurn(database, id))) break;
    if (stop.signal.aborted || asked > deadline) throw new PlatformError('busy', { retryAfter: 1 });
    await sleep(50 + Math.random() * 50);
  }
  const isHeld = () => performance.now() < heldUntil;
  const renewal = setInterval(async () => {
    const asked = performance.now();
    // A database that is away for a moment is asked again; once the lease is over, nothing is written.
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
      // If this does not arrive, it runs out by itself.
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
