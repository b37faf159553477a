import { readPendingWork } from '#contract/pending-work.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { UnfinishedWork } from './changes-for-readers.ts';
import type { Revision, RevisionQuery } from './model.ts';

/**
 * `runStartedAt`: the start of the run of autosaves whose next one may replace this revision; null: it is permanent.
 */
export async function insertRevision(
  tx: Queryable,
  revision: Omit<Revision, 'id' | 'pending'>,
  runStartedAt: string | null = null,
): Promise<void> {
  await tx.run(
    prepared(
      'insert-revision',
      sql`
        insert into revisions (document_id, kind, author_id, title, content, excerpt, document_revision, created_at,
          run_started_at)
        values (${revision.documentId}, ${revision.kind}, ${revision.authorId}, ${revision.title}, ${revision.content},
          ${revision.excerpt}, ${revision.documentRevision}, ${revision.createdAt}, ${runStartedAt})`,
    ),
  );
}

/**
 * Deletes the document's newest revision if it belongs to this author's current run of autosaves, begun after `since`.
 * Returns the start of the run, null if there is none. The revision that replaces it gets a new id, since the text of
 * an id never changes.
 */
export async function takeRun(
  tx: Queryable,
  { documentId, authorId, since }: { documentId: number; authorId: number | null; since: string },
): Promise<string | null> {
  const row = await tx.one<{ run_started_at: string }>(sql`
    delete from revisions
    where id = (
        select id from revisions where document_id = ${documentId} and kind = 'revision'
        order by created_at desc, id desc limit 1)
      and run_started_at > ${since} and coalesce(author_id, 0) = ${authorId ?? 0}
    returning run_started_at`);
  return row?.run_started_at ?? null;
}

/** Makes all present revisions permanent: no autosave replaces them. Returns whether there is any history. */
export async function endRuns(tx: Queryable, documentId: number): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(
    prepared(
      'end-runs',
      sql`
        with ended as (
          update revisions set run_started_at = null
          where document_id = ${documentId} and run_started_at is not null
        )
        select ${existsHistory(documentId)} as found`,
    ),
  );
  return row?.found ?? false;
}

/** One per user and document. An existing autosave keeps its id. */
export async function upsertAutosave(tx: Queryable, autosave: Omit<Revision, 'id' | 'kind'>): Promise<Revision> {
  const row = await tx.one<Row>(sql`
    insert into revisions (document_id, kind, author_id, title, content, excerpt, pending, document_revision, created_at)
    values (${autosave.documentId}, 'autosave', ${autosave.authorId}, ${autosave.title}, ${autosave.content},
      ${autosave.excerpt}, ${autosave.pending && jsonb(autosave.pending)}, ${autosave.documentRevision},
      ${autosave.createdAt})
    on conflict (document_id, coalesce(author_id, 0)) where kind = 'autosave' do update set
      title = excluded.title, content = excluded.content, excerpt = excluded.excerpt, pending = excluded.pending,
      document_revision = excluded.document_revision, created_at = excluded.created_at
    returning *`);
  if (!row) throw new Error('The database keeps no autosave.');
  // Returned as the database formats it, since its edition depends on that.
  return readRow(row);
}

/** Carries autosaves over from one revision of the document to the next. */
export async function carryAutosaves(tx: Queryable, documentId: number, from: number, to: number): Promise<void> {
  await tx.run(sql`
    update revisions set document_revision = ${to}
    where document_id = ${documentId} and kind = 'autosave' and document_revision = ${from}`);
}

export async function getAutosaveRow(
  tx: Queryable,
  documentId: number,
  authorId: number | null,
): Promise<Revision | null> {
  const row = await tx.one<Row>(sql`
    select * from revisions
    where document_id = ${documentId} and kind = 'autosave' and coalesce(author_id, 0) = ${authorId ?? 0}`);
  return row && readRow(row);
}

export async function deleteAutosave(tx: Queryable, documentId: number, authorId: number | null): Promise<void> {
  await tx.run(sql`
    delete from revisions
    where document_id = ${documentId} and kind = 'autosave' and coalesce(author_id, 0) = ${authorId ?? 0}`);
}

export async function hasHistory(tx: Queryable, documentId: number): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(sql`select ${existsHistory(documentId)} as found`);
  return row?.found ?? false;
}

const existsHistory = (documentId: number) =>
  sql`exists (select 1 from revisions where document_id = ${documentId} and kind <> 'autosave')`;

export async function getRevisionRow(tx: Queryable, documentId: number, id: number): Promise<Revision | null> {
  const row = await tx.one<Row>(sql`select * from revisions where id = ${id} and document_id = ${documentId}`);
  return row && readRow(row);
}

/**
 * The texts of a document at one of its revisions: the last ones stored up to then, or else those it was created with.
 */
export async function getRevisionAt(tx: Queryable, documentId: number, revision: number): Promise<Revision | null> {
  const row = await tx.one<Row>(sql`
    select * from revisions
    where document_id = ${documentId} and kind <> 'autosave' and (document_revision <= ${revision} or kind = 'original')
    order by document_revision <= ${revision} desc, document_revision desc, id desc limit 1`);
  return row && readRow(row);
}

export async function listRevisionRows(
  tx: Queryable,
  documentId: number,
  query: RevisionQuery,
  range: { limit: number; offset: number },
): Promise<{ items: Revision[]; total: number }> {
  const pattern = query.search?.trim() ? likePattern(query.search.trim()) : null;
  const kinds = query.withOriginal ? ['revision', 'original'] : ['revision'];
  const where = sql`where document_id = ${documentId} and kind = any(${kinds})
    and (${query.include ?? null}::bigint[] is null or id = any(${query.include ?? []}))
    and not id = any(${query.exclude ?? []})
    and (${pattern}::text is null or title ilike ${pattern} or content ilike ${pattern} or excerpt ilike ${pattern})`;
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const rows = await tx.query<Row>(
    sql`select * from revisions ${where} order by created_at ${direction}, id ${direction}
      limit ${range.limit} offset ${range.offset}`,
  );
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from revisions ${where}`);
  return { items: rows.map(readRow), total: count?.total ?? 0 };
}

/** The autosaves of these documents that were made on the current revision. */
export async function listPresentAutosaves(tx: Queryable, documentIds: readonly number[]): Promise<UnfinishedWork[]> {
  if (documentIds.length === 0) return [];
  const rows = await tx.query<Omit<UnfinishedWork, 'pending'> & { pending: unknown }>(
    prepared(
      'present-autosaves',
      sql`
    select r.document_id as "documentId", r.title, r.content, r.excerpt, r.pending from documents d
    join revisions r on r.document_id = d.id and r.kind = 'autosave' and r.document_revision = d.revision
    where d.id = any(${documentIds})`,
    ),
  );
  return rows.map((row) => ({ ...row, pending: readPendingWork(row.pending) }));
}

export async function listAutosaveRows(tx: Queryable, documentId: number): Promise<Revision[]> {
  const rows = await tx.query<Row>(
    sql`select * from revisions where document_id = ${documentId} and kind = 'autosave' order by created_at desc, id desc`,
  );
  return rows.map(readRow);
}

export async function countRevisionRows(
  tx: Queryable,
  documentIds: readonly number[],
): Promise<Map<number, { count: number; latestId: number | null }>> {
  const rows = await tx.query<{ document_id: number; count: number; latest: number }>(
    prepared(
      'count-revisions',
      sql`
    select document_id, count(*) as count, max(id) as latest from revisions
    where document_id = any(${documentIds}) and kind = 'revision' group by document_id`,
    ),
  );
  const none = { count: 0, latestId: null };
  const counted = new Map(rows.map((row) => [row.document_id, { count: row.count, latestId: row.latest }]));
  return new Map(documentIds.map((id) => [id, counted.get(id) ?? none]));
}

/** Keeps only the newest revisions; autosaves and the original do not count. */
export async function trimRevisions(tx: Queryable, documentId: number, keep: number): Promise<void> {
  await tx.run(sql`
    delete from revisions where id in (
      select id from revisions where document_id = ${documentId} and kind = 'revision'
      order by created_at desc, id desc offset ${keep})`);
}

interface Row {
  id: number;
  document_id: number;
  kind: Revision['kind'];
  author_id: number | null;
  title: string;
  content: string;
  excerpt: string;
  pending: unknown;
  document_revision: number;
  created_at: string;
}

function readRow(row: Row): Revision {
  return {
    id: row.id,
    documentId: row.document_id,
    kind: row.kind,
    authorId: row.author_id,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    pending: readPendingWork(row.pending),
    documentRevision: row.document_revision,
    createdAt: row.created_at,
  };
}
