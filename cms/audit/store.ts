import { createHash } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { AuditEntry } from './model.ts';

export type NewAuditEntry = Omit<AuditEntry, 'id'>;

/** Appends entries to the chain. Locks its head until the transaction ends, so call it last. */
export async function saveAudit(tx: Queryable, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const head = await tx.one<{ last_id: number; hash: string }>(
    prepared('lock-audit-head', sql`select last_id, hash from audit_head for update`),
  );
  let { last_id: id, hash } = head ?? { last_id: 0, hash: '' };
  const rows = entries.map((entry) => {
    id += 1;
    hash = chainHash(hash, { id, ...entry });
    return sql`(${id}, ${entry.at}, ${entry.actorId}, ${entry.via}, ${entry.action}, ${entry.objectKind},
      ${entry.objectId}, ${jsonb(entry.details)}, ${entry.network}, ${hash})`;
  });
  await tx.run(sql`
    with moved as (update audit_head set last_id = ${id}, hash = ${hash})
    insert into audit_log (id, at, actor_id, via, action, object_kind, object_id, details, network, hash)
    values ${joinSql(rows)}`);
}

export async function listAuditRows(
  tx: Queryable,
  query: { limit: number; offset: number; action: string | null; actorId: number | null },
): Promise<{ items: AuditEntry[]; total: number }> {
  const where = sql`where (${query.action}::text is null or action = ${query.action})
    and (${query.actorId}::bigint is null or actor_id = ${query.actorId})`;
  const rows = await tx.query<AuditRow>(
    sql`select id, at, actor_id, via, action, object_kind, object_id, details, network from audit_log ${where}
      order by id desc limit ${query.limit} offset ${query.offset}`,
  );
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from audit_log ${where}`);
  return { items: rows.map(readRow), total: count?.total ?? 0 };
}

/** The ids of entries whose hash does not follow from the previous entry: the log was tampered with. */
export async function findBrokenAudit(tx: Queryable): Promise<number[]> {
  const rows = await tx.query<AuditRow & { hash: string }>(sql`select * from audit_log order by id`);
  let previous = '';
  return rows.flatMap((row) => {
    const isWhole = chainHash(previous, readRow(row)) === row.hash;
    previous = row.hash;
    return isWhole ? [] : [row.id];
  });
}

interface AuditRow {
  id: number;
  at: string;
  actor_id: number | null;
  via: AuditEntry['via'];
  action: string;
  object_kind: string;
  object_id: string;
  details: AuditEntry['details'];
  network: string | null;
}

function readRow(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    via: row.via,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    details: row.details,
    network: row.network,
  };
}

function chainHash(previous: string, entry: AuditEntry): string {
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = [
    entry.id,
    Date.parse(entry.at),
    entry.actorId,
    entry.via,
    entry.action,
    entry.objectKind,
    entry.objectId,
    details,
    entry.network,
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(facts)}`)
    .digest('hex');
}
