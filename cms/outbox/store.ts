import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';

export interface OutboxEntry {
  readonly id: number;
  readonly tags: readonly string[];
  readonly paths: readonly string[];
  readonly version: number;
  readonly attempts: number;
  readonly nextAttemptAt: string;
}

/** Sets the content version and stores its announcement. Called with `content_state` locked. */
export async function saveEntry(
  tx: Queryable,
  entry: { tags: readonly string[]; paths: readonly string[]; version: number; now: string },
): Promise<void> {
  await tx.run(
    prepared(
      'announce',
      sql`
        with counted as (update content_state set version = ${entry.version} where id = 1)
        insert into outbox (tags, paths, version, created_at, next_attempt_at)
        values (${entry.tags}, ${entry.paths}, ${entry.version}, ${entry.now}, ${entry.now})`,
    ),
  );
}

/** The oldest undelivered entries. They are written with `content_state` locked, so ids are in order of versions. */
export async function listPending(tx: Queryable, limit: number): Promise<OutboxEntry[]> {
  const rows = await tx.query<{
    id: number;
    tags: string[];
    paths: string[];
    version: number;
    attempts: number;
    next_attempt_at: string;
  }>(
    prepared(
      'outbox-pending',
      sql`
    select id, tags, paths, version, attempts, next_attempt_at from outbox
    where delivered_at is null order by id limit ${limit}`,
    ),
  );
  return rows.map(({ next_attempt_at, ...row }) => ({ ...row, nextAttemptAt: next_attempt_at }));
}

export async function markDelivered(tx: Queryable, ids: readonly number[], now: string): Promise<void> {
  await tx.run(
    prepared(
      'outbox-delivered',
      sql`
    update outbox set delivered_at = ${now}, attempts = attempts + 1, last_error = null where id = any(${ids})`,
    ),
  );
}

export async function markFailed(
  tx: Queryable,
  ids: readonly number[],
  error: string,
  nextAttemptAt: string,
): Promise<void> {
  await tx.run(sql`
    update outbox set attempts = attempts + 1, last_error = ${error}, next_attempt_at = ${nextAttemptAt}
    where id = any(${ids})`);
}

/** Deletes entries that were delivered before the given time. */
export async function forgetDelivered(tx: Queryable, before: string): Promise<void> {
  await tx.run(sql`delete from outbox where delivered_at < ${before}`);
}

export interface DeliveryFigures {
  readonly pending: number;
  readonly oldest: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly lastDelivered: string | null;
}

export async function getDeliveryFigures(tx: Queryable): Promise<DeliveryFigures> {
  const row = await tx.one<DeliveryFigures>(sql`
    select
      (select count(*) from outbox where delivered_at is null) as pending,
      (select min(created_at) from outbox where delivered_at is null) as oldest,
      coalesce((select max(attempts) from outbox where delivered_at is null), 0) as attempts,
      (select last_error from outbox where delivered_at is null order by id limit 1) as "lastError",
      (select max(delivered_at) from outbox) as "lastDelivered"`);
  return row ?? { pending: 0, oldest: null, attempts: 0, lastError: null, lastDelivered: null };
}
