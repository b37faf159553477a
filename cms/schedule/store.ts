import { isJsonObject } from '#cms-schema/json.ts';
import { documentFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { ScheduleError } from '../documents/model.ts';
import type { ChangePatch, ScheduledChange } from './model.ts';

/** All functions here, except the lists, are called with the documents' rows locked. */
export async function insertChange(tx: Queryable, change: Omit<ScheduledChange, 'id' | 'error'>): Promise<void> {
  await tx.run(sql`
    insert into scheduled_changes (document_id, due_at, patch, author_id, document_revision, created_at)
    values (${change.documentId}, ${change.date}, ${jsonb(change.patch)}, ${change.authorId},
      ${change.documentRevision}, ${change.createdAt})`);
}

/** Returns whether there was one. */
export async function deleteChange(tx: Queryable, documentId: number): Promise<boolean> {
  const row = await tx.one<{ id: number }>(
    sql`delete from scheduled_changes where document_id = ${documentId} returning id`,
  );
  return row !== null;
}

/** Carries a scheduled change over to the document's next revision. */
export async function carryChange(tx: Queryable, documentId: number, from: number, to: number): Promise<void> {
  await tx.run(sql`
    update scheduled_changes set document_revision = ${to}
    where document_id = ${documentId} and document_revision = ${from}`);
}

export async function saveChangeError(tx: Queryable, id: number, { code, message }: ScheduleError): Promise<void> {
  await tx.run(sql`update scheduled_changes set error_code = ${code}, error = ${message} where id = ${id}`);
}

export async function listChangeRows(tx: Queryable, documentIds: readonly number[]): Promise<ScheduledChange[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx.query<Row>(
    prepared('scheduled-changes', sql`select * from scheduled_changes where document_id = any(${documentIds})`),
  );
  return rows.map(readRow);
}

/**
 * First publications and changes that are due. There is no limit: it could separate languages that are due together,
 * and documents that keep failing could exhaust it.
 */
export async function listDueRows(
  tx: Queryable,
  now: string,
): Promise<{ documentId: number; groupId: string; date: string }[]> {
  return tx.query(sql`
    select c.document_id as "documentId", d.group_id as "groupId", c.due_at as date
    from scheduled_changes c join documents d on d.id = c.document_id
    where c.due_at <= ${now} and c.error_code is null
    union all
    select id, group_id, date from documents where status = 'future' and date <= ${now} and schedule_error is null
    order by date, "documentId"`);
}

interface Row {
  id: number;
  document_id: number;
  due_at: string;
  patch: unknown;
  author_id: number | null;
  document_revision: number;
  error_code: string | null;
  error: string | null;
  created_at: string;
}

function readRow(row: Row): ScheduledChange {
  return {
    id: row.id,
    documentId: row.document_id,
    date: row.due_at,
    patch: readPatch(row.patch),
    authorId: row.author_id,
    documentRevision: row.document_revision,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error ?? '' },
    createdAt: row.created_at,
  };
}

function readPatch(stored: unknown): ChangePatch {
  const sent = isJsonObject(stored) ? stored : {};
  return buildPatch(documentFields, (name) => (Object.hasOwn(sent, name) ? sent[name] : undefined));
}
