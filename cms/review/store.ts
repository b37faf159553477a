import type { ReviewStep } from '#contract/review-step.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { ReviewEntry } from './model.ts';

/** Entries stored per document; older ones are deleted. */
const KEPT = 100;

/** Like every write here, called with the document's row locked. */
export async function insertEntry(
  tx: Queryable,
  { documentId, step, authorId, words, at }: Omit<ReviewEntry, 'id' | 'changedAt' | 'changedById'>,
): Promise<void> {
  await tx.run(sql`
    insert into review_entries (document_id, step, author_id, words, at)
    values (${documentId}, ${step}, ${authorId}, ${words}, ${at})`);
  await tx.run(sql`
    delete from review_entries where id in (
      select id from review_entries where document_id = ${documentId} order by id desc offset ${KEPT})`);
}

/** Records that a pending document was changed after it was submitted. */
export async function noteChangedSince(tx: Queryable, id: number, at: string, byId: number | null): Promise<void> {
  await tx.run(sql`update review_entries set changed_at = ${at}, changed_by = ${byId} where id = ${id}`);
}

/** Newest first. */
export async function listEntryRows(tx: Queryable, documentId: number): Promise<ReviewEntry[]> {
  const rows = await tx.query<Row>(
    sql`select * from review_entries where document_id = ${documentId} order by id desc`,
  );
  return rows.map(readRow);
}

/** The last entry of each of these documents, if it has any. */
export async function listLastEntries(tx: Queryable, documentIds: readonly number[]): Promise<ReviewEntry[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx.query<Row>(sql`
    select distinct on (document_id) * from review_entries where document_id = any(${documentIds})
    order by document_id, id desc`);
  return rows.map(readRow);
}

interface Row {
  readonly id: number;
  readonly document_id: number;
  readonly step: ReviewStep;
  readonly author_id: number | null;
  readonly words: string;
  readonly at: string;
  readonly changed_at: string | null;
  readonly changed_by: number | null;
}

function readRow(row: Row): ReviewEntry {
  return {
    id: row.id,
    documentId: row.document_id,
    step: row.step,
    authorId: row.author_id,
    words: row.words,
    at: row.at,
    changedAt: row.changed_at,
    changedById: row.changed_by,
  };
}
