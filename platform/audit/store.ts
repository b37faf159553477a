import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, jsonb, sql } from '#kit/database/sql.ts';
import type { AuditDetails } from '../core.ts';

/** One recorded action, written in the same transaction as the action itself; never changed or deleted. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly accountId: string | null;
  /** `account.register`, `session.begin` … */
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly details: AuditDetails;
  /** Network part of the address: /24 or /48. */
  readonly network: string | null;
}

/** Entries are not chained to one another, so concurrent actions never wait for each other here. */
export async function saveAudit(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(
    (
      entry,
    ) => sql`(${entry.id}, ${entry.at}, ${entry.accountId}, ${entry.action}, ${entry.objectKind}, ${entry.objectId},
      ${jsonb(entry.details)}, ${entry.network})`,
  );
  await tx.run(sql`
    insert into audit_log (id, at, account_id, action, object_kind, object_id, details, network) values ${joinSql(rows)}`);
}
