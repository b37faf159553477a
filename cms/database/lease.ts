import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { errors } from '../errors.ts';
import { repeat } from '../repeat.ts';

/**
 * The right to write: one process for each database, so that what this process remembers is exact. Every public change
 * compares the epoch in its own transaction, so that a process which was stopped for a while and lost the lease cannot
 * write over its successor.
 */
export interface WriterLease {
  /** Null when it is lost or not yet taken. */
  epoch(): number | null;
  /** Waits for the holder to end, or throws `haptera_database_held`. */
  acquire(whenHeld: 'wait' | 'refuse'): Promise<void>;
  release(): Promise<void>;
}

const BEAT_MILLISECONDS = 2_000;
const EXPIRY_SECONDS = 10;

export function createWriterLease(options: {
  readonly database: Database;
  readonly log: (line: string) => void;
  readonly onLost: () => void;
}): WriterLease {
  const { database, log, onLost } = options;
  const holder = `${hostname()}/${process.pid}/${randomBytes(6).toString('hex')}`;
  let epoch: number | null = null;
  let beating: { close(): Promise<void> } | null = null;
  let isReleased = false;

  const beat = async () => {
    const touched = await database.run(
      sql`update writer_lease set beat_at = clock_timestamp() where id = 1 and holder = ${holder} and epoch = ${epoch}`,
    );
    if (touched > 0 || epoch === null) return;
    epoch = null;
    log('Another CMS process has taken over the database: this one has stopped writing.');
    onLost();
  };

  const attempt = async (): Promise<string | null> => {
    const present = await database.one<{ holder: string | null; fresh: boolean }>(sql`
      select holder, beat_at > clock_timestamp() - make_interval(secs => ${EXPIRY_SECONDS}) as fresh
      from writer_lease where id = 1`);
    const rival = present?.holder ?? null;
    if (rival !== null && present?.fresh && !hasEnded(rival)) return rival;
    epoch = await database.transaction(async (tx) => {
      const row = await tx.one<{ epoch: number }>(sql`
        update writer_lease set holder = ${holder}, epoch = epoch + 1, beat_at = clock_timestamp()
        where id = 1 and holder is not distinct from ${rival} returning epoch`);
      if (!row) return null;
      // Waits for changes of the former holder that are under way, and shuts out all later ones.
      await tx.run(sql`update content_state set epoch = ${row.epoch} where id = 1`);
      return row.epoch;
    });
    return epoch === null ? (rival ?? 'another process') : null;
  };

  return {
    epoch: () => epoch,
    acquire: async (whenHeld) => {
      let isSaid = false;
      for (let rival = await attempt(); rival !== null; rival = await attempt()) {
        if (isReleased || whenHeld === 'refuse') throw errors.inUse(rival);
        if (!isSaid) log(`CMS process ${rival} is writing to this database: waiting until it ends.`);
        isSaid = true;
        await sleep(500);
      }
      beating = repeat(beat, {
        every: BEAT_MILLISECONDS,
        onError: (error) => log(`The lease of the database could not be renewed: ${String(error)}`),
      });
    },
    release: async () => {
      isReleased = true;
      await beating?.close();
      const held = epoch;
      epoch = null;
      if (held === null) return;
      await database.run(
        sql`update writer_lease set holder = null where id = 1 and holder = ${holder} and epoch = ${held}`,
      );
    },
  };
}

/** A holder of this machine whose process is gone need not be waited for. */
function hasEnded(holder: string): boolean {
  const [host, pid] = holder.split('/');
  if (host !== hostname() || !pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
