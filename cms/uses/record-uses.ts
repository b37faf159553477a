import { definitions } from '#blocks/definitions.generated.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import { documentFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import { readPendingWork } from '#contract/pending-work.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { readMeta } from '../documents/meta.ts';
import type { DocumentPatch } from '../documents/model.ts';
import { createContentReader } from '../typed-content.ts';
import type { UsingState } from './list-content-uses.ts';
import { saveUses } from './save-uses.ts';

/** Documents done in one transaction. */
const PAGE = 20;

/**
 * After an upgrade: records what existing documents use, a few at a time: in their stored state, in unsaved work and in
 * scheduled changes. `uses_to_record` holds the documents that are left; returns true when there are none.
 */
export async function recordUses(tx: Queryable): Promise<boolean> {
  // Two processes may start at once, and the first to finish drops the table.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('uses_to_record'))`);
  if (!(await hasUsesToRecord(tx))) return true;
  const rows = await tx.query<{ id: number }>(sql`
    delete from uses_to_record where document_id in (select document_id from uses_to_record order by 1 limit ${PAGE})
    returning document_id as id`);
  for (const { id } of rows) await recordUsesOf(tx, id);
  if (rows.length === PAGE) return false;
  await tx.run(sql`drop table uses_to_record`);
  return true;
}

export async function hasUsesToRecord(tx: Queryable): Promise<boolean> {
  const list = await tx.one<{ name: string | null }>(sql`select to_regclass('uses_to_record')::text as name`);
  return Boolean(list?.name);
}

/** Computes from its stored rows what a document uses, and records it. */
export async function recordUsesOf(tx: Queryable, id: number): Promise<void> {
  const row = await tx.one<Row>(sql`
    select type, locale, content, meta, featured_media_id as "featuredMediaId" from documents
    where id = ${id} and type = any(${documentTypes})`);
  if (!row) return;
  const saved: UsingState = { ...row, meta: readMeta(fieldsOfType(row.type), row.meta) };
  await saveUses(tx, readContent, id, { state: 'saved' }, saved);
  const works = await tx.query<{ id: number; content: string; pending: unknown }>(sql`
    select id, content, pending from revisions where document_id = ${id} and kind = 'autosave'`);
  for (const { id: workId, content, pending } of works) {
    const patch = { ...readPendingWork(pending)?.fields, content };
    await saveUses(tx, readContent, id, { state: 'work', workId }, withPatch(saved, patch));
  }
  const change = await tx.one<{ patch: unknown }>(sql`select patch from scheduled_changes where document_id = ${id}`);
  if (!change) return;
  const sent = isJsonObject(change.patch) ? change.patch : {};
  const patch = buildPatch(documentFields, (name) => (Object.hasOwn(sent, name) ? sent[name] : undefined));
  await saveUses(tx, readContent, id, { state: 'change' }, withPatch(saved, patch));
}

interface Row {
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly content: string;
  readonly meta: unknown;
  readonly featuredMediaId: number | null;
}

function withPatch(saved: UsingState, { content, meta, featuredMediaId }: DocumentPatch): UsingState {
  return {
    ...saved,
    content: content ?? saved.content,
    meta: meta ? readMeta(fieldsOfType(saved.type), { ...saved.meta, ...meta }) : saved.meta,
    featuredMediaId: featuredMediaId === undefined ? saved.featuredMediaId : featuredMediaId || null,
  };
}

// The host does not matter: addresses are recorded with the host that they were written with.
const readContent = createContentReader(definitions, 'https://site.invalid', 8);
