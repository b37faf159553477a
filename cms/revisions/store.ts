import { isJsonObject } from '#cms-schema/json.ts';
import { documentStatuses, type RecordedFieldPatch, recordedFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import { isHistoryAction, readHistorySource } from '#contract/history-entry.ts';
import { readPendingWork } from '#contract/pending-work.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { UnfinishedWork } from './changes-for-readers.ts';
import type { HistoryEntry, NamedAutosave, Revision, RevisionQuery } from './model.ts';

/** A state to store; `runStartedAt`: the start of the run of autosaves whose next one may replace it; null: permanent. */
export interface NewState extends Omit<Revision, 'id' | 'pending'> {
  readonly digest: string;
  readonly runStartedAt: string | null;
}

/**
 * Stores a state. Unless it is an autosave of a run, it makes all earlier states permanent, as `endRuns` does: in the same
 * statement, because every publication stores one.
 */
export async function insertRevision(tx: Queryable, state: NewState): Promise<void> {
  await tx.run(
    prepared(
      'insert-revision',
      sql`
        with ended as (
          update revisions set run_started_at = null
          where ${state.runStartedAt}::timestamptz is null and document_id = ${state.documentId}::bigint
            and run_started_at is not null
        )
        insert into revisions (document_id, kind, author_id, title, content, excerpt, document_revision, created_at,
          run_started_at, action, status, source, fields, digest)
        values (${state.documentId}, ${state.kind}, ${state.authorId}, ${state.title}, ${state.content},
          ${state.excerpt}, ${state.documentRevision}, ${state.createdAt}, ${state.runStartedAt}, ${state.action},
          ${state.status}, ${jsonb(state.source)}, ${jsonb(state.fields)}, ${state.digest})`,
    ),
  );
}

/** The start of a run of autosaves, and the kind of the state that was its latest. */
export interface Run {
  readonly startedAt: string;
  readonly kind: Revision['kind'];
}

/**
 * Deletes the document's newest state if it belongs to this author's current run of autosaves, begun after `since`.
 * Null if it does not. The state that replaces it gets a new id, since the text of an id never changes.
 */
export async function takeRun(
  tx: Queryable,
  { documentId, authorId, since }: { documentId: number; authorId: number | null; since: string },
): Promise<Run | null> {
  const row = await tx.one<{ run_started_at: string; kind: Revision['kind'] }>(sql`
    delete from revisions
    where id = (select id from (${newestState(documentId)}) as newest)
      and run_started_at > ${since} and coalesce(author_id, 0) = ${authorId ?? 0}
    returning run_started_at, kind`);
  return row && { startedAt: row.run_started_at, kind: row.kind };
}

/** Makes all present states permanent: no autosave replaces them. */
export async function endRuns(tx: Queryable, documentId: number): Promise<void> {
  await tx.run(
    prepared(
      'end-runs',
      sql`update revisions set run_started_at = null where document_id = ${documentId} and run_started_at is not null`,
    ),
  );
}

/** The newest state becomes one that its author has saved deliberately, if it was the last of their autosaves. */
export async function confirmRun(tx: Queryable, documentId: number, authorId: number | null): Promise<void> {
  await tx.run(sql`
    update revisions set action = 'saved'
    where id = (select id from (${newestState(documentId)}) as newest)
      and action = 'autosaved' and coalesce(author_id, 0) = ${authorId ?? 0}`);
}

/** What the history has of a document before a state is stored. */
export interface KnownStates {
  /** The digest of the newest state (null if an earlier version of the program stored it); null without any history. */
  readonly newest: { readonly digest: string | null } | null;
  /** The newest state with the digest that was asked for. */
  readonly same: { readonly id: number; readonly at: string } | null;
}

export async function findKnownStates(tx: Queryable, documentId: number, digest: string): Promise<KnownStates> {
  const row = await tx.one<{ isKnown: boolean; newest: string | null; id: number | null; at: string | null }>(
    prepared(
      'known-states',
      sql`
        select newest.id is not null as "isKnown", newest.digest as newest, same.id, same.created_at as at
        from (values (1)) as one
        left join (
          select id, digest from revisions where id = (select id from (${newestState(documentId)}) as last)
        ) as newest on true
        left join (
          select id, created_at from revisions
          where document_id = ${documentId}::bigint and kind <> 'autosave' and digest = ${digest}
          order by created_at desc, id desc limit 1
        ) as same on true`,
    ),
  );
  if (!row) throw new TypeError('A query of one row returned none.');
  const { isKnown, newest, id, at } = row;
  return { newest: isKnown ? { digest: newest } : null, same: id === null || at === null ? null : { id, at } };
}

const newestState = (documentId: number) => sql`
  select id from revisions where document_id = ${documentId} and kind <> 'autosave'
  order by created_at desc, id desc limit 1`;

export type NewAutosave = Omit<Revision, 'id' | 'kind' | 'action' | 'status' | 'source' | 'fields'>;

/** One per user and document. An existing autosave keeps its id. */
export async function upsertAutosave(tx: Queryable, autosave: NewAutosave): Promise<Revision> {
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

/** Returns the id of the one that it deleted. */
export async function deleteAutosave(
  tx: Queryable,
  documentId: number,
  authorId: number | null,
): Promise<number | null> {
  const row = await tx.one<{ id: number }>(sql`
    delete from revisions
    where document_id = ${documentId} and kind = 'autosave' and coalesce(author_id, 0) = ${authorId ?? 0}
    returning id`);
  return row?.id ?? null;
}

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
  // As in WordPress, a document that has not been saved again has no revisions.
  const where = sql`where document_id = ${documentId} and kind = any(${kinds}) and (kind = 'revision' or exists (
      select 1 from revisions later where later.document_id = ${documentId} and later.kind = 'revision'))
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

/** Every state of the history, newest first, with the names of its people. */
export async function listHistoryRows(
  tx: Queryable,
  documentId: number,
  range: { limit: number; offset: number },
): Promise<{ items: HistoryEntry[]; total: number }> {
  const rows = await tx.query<Row & { author_name: string | null }>(sql`
    select revisions.*, users.display_name as author_name from revisions left join users on users.id = author_id
    where document_id = ${documentId} and kind <> 'autosave'
    order by created_at desc, revisions.id desc limit ${range.limit} offset ${range.offset}`);
  const count = await tx.one<{ total: number }>(
    sql`select count(*) as total from revisions where document_id = ${documentId} and kind <> 'autosave'`,
  );
  const items = rows.map((row) => ({ ...readRow(row), authorName: row.author_name }));
  return { items, total: count?.total ?? 0 };
}

/** Which of these files still exist. */
export async function listPresentMedia(tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>(sql`select id from media where id = any(${ids})`);
  return new Set(rows.map(({ id }) => id));
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

export async function listAutosaveRows(tx: Queryable, documentId: number): Promise<NamedAutosave[]> {
  const rows = await tx.query<Row & { author_name: string | null }>(sql`
    select revisions.*, users.display_name as author_name from revisions left join users on users.id = author_id
    where document_id = ${documentId} and kind = 'autosave' order by created_at desc, revisions.id desc`);
  return rows.map((row) => ({ ...readRow(row), authorName: row.author_name }));
}

export async function countRevisionRows(
  tx: Queryable,
  documentIds: readonly number[],
): Promise<Map<number, { count: number; latestId: number | null }>> {
  const rows = await tx.query<{ document_id: number; count: number; latest: number }>(
    prepared(
      'count-revisions',
      sql`
    select document_id, count(*) as count, max(id) filter (where kind = 'revision') as latest from revisions
    where document_id = any(${documentIds}) and kind in ('revision', 'original')
    group by document_id having bool_or(kind = 'revision')`,
    ),
  );
  const none = { count: 0, latestId: null };
  const counted = new Map(rows.map((row) => [row.document_id, { count: row.count, latestId: row.latest }]));
  return new Map(documentIds.map((id) => [id, counted.get(id) ?? none]));
}

/** Keeps only the newest states; autosaves and the original do not count. */
export async function trimRevisions(tx: Queryable, documentId: number, keep: number): Promise<void> {
  await tx.run(sql`
    delete from revisions where id in (
      select id from revisions where document_id = ${documentId} and kind in ('revision', 'entry')
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
  action: string | null;
  status: string | null;
  source: unknown;
  fields: unknown;
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
    action: isHistoryAction(row.action) ? row.action : null,
    status: documentStatuses.find((status) => status === row.status) ?? null,
    source: readHistorySource(row.source),
    fields: readRecordedFields(row.fields),
  };
}

function readRecordedFields(stored: unknown): RecordedFieldPatch | null {
  if (!isJsonObject(stored)) return null;
  return buildPatch(recordedFields, (name) => (Object.hasOwn(stored, name) ? stored[name] : undefined));
}
