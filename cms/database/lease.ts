import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/connect.ts';
import { DatabaseError } from '#kit/database/database-error.ts';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { sql } from '#kit/database/sql.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { repeat } from '#kit/repeat.ts';
import { errors } from '../errors.ts';

/**
 * The right to write, held by one process per database, so that what this process caches is exact. Every public change
 * compares the epoch in its own transaction, so that a process that was suspended and lost the lease cannot overwrite
 * what its successor wrote.
 */
export interface WriterLease {
  /** Null if the lease is lost or not yet acquired. */
  epoch(): number | null;
  /** Waits until the holder releases the lease, or throws `haptera_database_held`. */
  acquire(whenHeld: 'wait' | 'refuse', watch?: LeaseWatch): Promise<void>;
  release(): Promise<void>;
}

/** Called repeatedly while the lease cannot be acquired. */
export interface LeaseWatch {
  onHeld?: (writer: Writer) => Promise<void>;
  /** The database is unreachable or read-only. Without this callback, the error is thrown. */
  onUnavailable?: (error: DatabaseError) => Promise<void>;
}

/** The process that writes. */
export interface Writer {
  readonly host: string;
  readonly pid: number;
  /** When it acquired the lease, ISO 8601; null if unknown. */
  readonly since: string | null;
}

const BEAT_MILLISECONDS = 2_000;
const EXPIRY_SECONDS = 10;
const RETRY_MILLISECONDS = 500;

export function createWriterLease(options: {
  readonly database: Database;
  readonly log: WriteLine;
  readonly onLost: () => void;
}): WriterLease {
  const { database, log, onLost } = options;
  const id = randomBytes(6).toString('hex');
  let holder = '';
  let epoch: number | null = null;
  let beating: { close(): Promise<void> } | null = null;
  let isReleased = false;

  const beat = async () => {
    const touched = await database.run(
      sql`update writer_lease set beat_at = clock_timestamp() where id = 1 and holder = ${holder} and epoch = ${epoch}`,
    );
    if (touched > 0 || epoch === null) return;
    epoch = null;
    log('Another CMS process has taken over the database: this one has stopped writing.', 'error');
    onLost();
  };

  /** Null if the lease was acquired, otherwise its holder. */
  const attempt = async (): Promise<Writer | null> => {
    const present = await readLease(database);
    if (present !== null && !(await isFree(present))) return present.writer;
    holder = JSON.stringify(await describeSelf(id));
    epoch = await database.transaction(async (tx) => {
      const row = await tx.one<{ epoch: number }>(sql`
        update writer_lease set holder = ${holder}, epoch = epoch + 1, beat_at = clock_timestamp()
        where id = 1 and holder is not distinct from ${present?.holder ?? null} returning epoch`);
      if (!row) return null;
      // Waits for changes that the former holder has begun, and blocks all its later ones.
      await tx.run(sql`update content_state set epoch = ${row.epoch} where id = 1`);
      return row.epoch;
    });
    return epoch === null ? ((await readLease(database))?.writer ?? { host: '', pid: 0, since: null }) : null;
  };

  return {
    epoch: () => epoch,
    acquire: async (whenHeld, watch = {}) => {
      let isSaid = false;
      for (;;) {
        try {
          const writer = await attempt();
          if (writer === null) break;
          if (isReleased || whenHeld === 'refuse') throw errors.inUse(printWriter(writer));
          if (!isSaid)
            log(`${printWriter(writer)} is writing to this database: this process stands by until it ends.`, 'info');
          isSaid = true;
          await watch.onHeld?.(writer);
        } catch (error) {
          const isPassing = error instanceof DatabaseError && [503, 507].includes(error.status);
          if (isReleased || !isPassing || !watch.onUnavailable) throw error;
          await watch.onUnavailable(error);
        }
        await sleep(RETRY_MILLISECONDS);
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

/** The process that currently writes to this database; null if there is none, or the database lacks our tables. */
export async function readWriter(database: Database): Promise<Writer | null> {
  const table = await database.one<{ name: string | null }>(sql`select to_regclass('cms.writer_lease')::text as name`);
  const lease = table?.name ? await readLease(database) : null;
  return lease === null || (await isFree(lease)) ? null : lease.writer;
}

export function printWriter({ host, pid, since }: Writer): string {
  return `CMS process ${pid} on ${host}${since === null ? '' : ` (since ${since})`}`;
}

interface Lease {
  /** As it is stored. */
  readonly holder: string;
  readonly isFresh: boolean;
  readonly writer: Writer;
  readonly identity: { readonly processTable: string; readonly startedAt: string } | null;
}

async function readLease(database: Database): Promise<Lease | null> {
  const row = await database.one<{ holder: string | null; fresh: boolean }>(sql`
    select holder, beat_at > clock_timestamp() - make_interval(secs => ${EXPIRY_SECONDS}) as fresh
    from cms.writer_lease where id = 1`);
  return row?.holder ? { holder: row.holder, isFresh: row.fresh, ...parseHolder(row.holder) } : null;
}

/** Whether the lease can be taken: it has expired, or its holder was a process on this machine that is gone. */
async function isFree({ isFresh, writer, identity }: Lease): Promise<boolean> {
  if (!isFresh) return true;
  if (identity === null || identity.processTable !== (await nameProcessTable())) return false;
  return (await getRunningProcess(writer.pid))?.startedAt !== identity.startedAt;
}

async function describeSelf(id: string): Promise<Record<string, unknown>> {
  return {
    host: hostname(),
    pid: process.pid,
    since: new Date().toISOString(),
    startedAt: (await getRunningProcess(process.pid))?.startedAt ?? '',
    processTable: await nameProcessTable(),
    id,
  };
}

/** Earlier versions wrote `host/pid/…`, which does not identify the process: their lease has to expire. */
function parseHolder(holder: string): Pick<Lease, 'writer' | 'identity'> {
  const { host, pid, since, startedAt, processTable }: Record<string, unknown> = { ...parseObject(holder) };
  if (typeof host !== 'string' || typeof pid !== 'number') {
    const [oldHost = '', oldPid = ''] = holder.split('/');
    return { writer: { host: oldHost, pid: Number(oldPid) || 0, since: null }, identity: null };
  }
  const isKnown = typeof startedAt === 'string' && typeof processTable === 'string';
  return {
    writer: { host, pid, since: typeof since === 'string' ? since : null },
    identity: isKnown ? { startedAt, processTable } : null,
  };
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
