import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { termKey } from '#contract/content-tags.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { prepared, type Sql, sql } from '#kit/database/sql.ts';
import type { SearchedDocument } from '../search/model.ts';
import { printMatches, saveEntry } from '../search/store.ts';
import type {
  MovedPath,
  PresentedBlock,
  PublicPath,
  PublishedDocument,
  PublishedQuery,
  PublishedSummary,
} from './model.ts';

export interface PublishedReference {
  readonly kind: 'media' | 'download' | 'document' | 'term' | 'user' | 'supported-list';
  readonly id: number;
}

/** A row as stored; `summary` and `blocks` are JSON text, to be compared byte for byte. */
export interface PublishedRow {
  readonly documentId: number;
  readonly locale: Locale;
  readonly path: string;
  readonly version: number;
  readonly summaryText: string;
  readonly blocksText: string;
}

export async function listRows(tx: Queryable, ids: readonly number[]): Promise<PublishedRow[]> {
  if (ids.length === 0) return [];
  return tx.query<PublishedRow>(
    prepared(
      'published-rows',
      sql`
        select document_id as "documentId", locale, path, version, summary::text as "summaryText",
          blocks::text as "blocksText"
        from published where document_id = any(${ids}) order by document_id`,
    ),
  );
}

export async function deleteRows(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`delete from published_references where document_id = any(${ids})`);
  await tx.run(sql`delete from published where document_id = any(${ids})`);
}

export async function getHolderOfPath(tx: Queryable, locale: Locale, path: string): Promise<number | null> {
  const row = await tx.one<{ id: number }>(
    sql`select document_id as id from published where locale = ${locale} and path = ${path}
      union all select document_id from gates where locale = ${locale} and path = ${path}`,
  );
  return row?.id ?? null;
}

/** Lets other documents in the same change show this one. `savePublished` completes the row in the same transaction. */
export async function saveSummary(tx: Queryable, summary: PublishedSummary, version: number): Promise<void> {
  await saveRow(tx, { summary, version, body: '', blocksText: '[]', parameters: [], presentedBy: '' });
}

export interface PresentedBody {
  /** Including the fields of its type. */
  readonly summary: PublishedSummary;
  readonly version: number;
  readonly blocks: readonly PresentedBlock[];
  /** `blocks` as JSON. */
  readonly blocksText: string;
  readonly body: string;
  /** The texts for the search index. */
  readonly searched: SearchedDocument;
  /** The query parameters that its blocks read. */
  readonly parameters: readonly string[];
  /** The program that presented it: see `ReadContent.program`. */
  readonly presentedBy: string;
}

/** Documents whose row or gate was presented by another version of the program. */
export async function listOutdatedIds(tx: Queryable, program: string, limit: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select document_id as id from published where presented_by <> ${program}
    union all select document_id from gates where presented_by <> ${program}
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function savePresentedBy(tx: Queryable, id: number, program: string): Promise<void> {
  await tx.run(sql`update published set presented_by = ${program} where document_id = ${id}`);
  await tx.run(sql`update gates set presented_by = ${program} where document_id = ${id}`);
}

/** Replaces the whole row, and its entry in the search index. */
export async function savePublished(tx: Queryable, row: Omit<PresentedBody, 'blocks'>): Promise<void> {
  await saveRow(tx, row);
  await saveEntry(tx, row.searched);
}

async function saveRow(tx: Queryable, row: Omit<PresentedBody, 'blocks' | 'searched'>): Promise<void> {
  const { summary, version, blocksText, body, parameters, presentedBy } = row;
  await tx.run(
    prepared(
      'save-published',
      sql`
        insert into published (document_id, type, locale, path, version, slug, title, menu_order, date, modified_at,
          term_keys, summary, blocks, body, parameters, presented_by)
        values (${summary.id}, ${summary.type}, ${summary.locale}, ${summary.path}, ${version},
          ${sanitizeSlug(summary.slug)}, ${summary.rawTitle}, ${summary.menuOrder}, ${summary.date},
          ${summary.modified}, ${summary.terms.map(termKey)}, ${JSON.stringify(summary)}, ${blocksText}, ${body},
          ${parameters}::text[], ${presentedBy})
        on conflict (document_id) do update set path = excluded.path, version = excluded.version, slug = excluded.slug,
          title = excluded.title, menu_order = excluded.menu_order, date = excluded.date,
          modified_at = excluded.modified_at, term_keys = excluded.term_keys, summary = excluded.summary,
          blocks = excluded.blocks, body = excluded.body, parameters = excluded.parameters,
          presented_by = excluded.presented_by`,
    ),
  );
}

export async function saveReferences(
  tx: Queryable,
  documentId: number,
  references: readonly PublishedReference[],
): Promise<void> {
  await tx.run(
    prepared(
      'save-references',
      sql`
        with present as (
          select * from unnest(${references.map(({ kind }) => kind)}::text[],
            ${references.map(({ id }) => id)}::bigint[]) as reference (kind, ref_id)
        ),
        gone as (
          delete from published_references r where r.document_id = ${documentId}::bigint
            and not exists (select 1 from present p where p.kind = r.kind and p.ref_id = r.ref_id)
        )
        insert into published_references (document_id, kind, ref_id)
        select ${documentId}::bigint, kind, ref_id from present on conflict do nothing`,
    ),
  );
}

export async function listReferringIds(
  tx: Queryable,
  kind: PublishedReference['kind'],
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: number }>(sql`
    select distinct document_id as id from published_references where kind = ${kind} and ref_id = any(${ids})`);
  return rows.map(({ id }) => id);
}

/** Published documents that refer to any language version of these groups. */
export async function listReferringToGroups(tx: Queryable, groupIds: readonly string[]): Promise<number[]> {
  if (groupIds.length === 0) return [];
  const rows = await tx.query<{ id: number }>(
    prepared(
      'referring-to-groups',
      sql`
    select distinct r.document_id as id from published_references r join documents d on d.id = r.ref_id
    where r.kind = 'document' and d.group_id = any(${groupIds})`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** Languages of the menus that link to any language version of these groups. */
export async function listMenuLocales(tx: Queryable, groupIds: readonly string[]): Promise<Locale[]> {
  if (groupIds.length === 0) return [];
  const rows = await tx.query<{ locale: Locale }>(
    prepared(
      'menu-locales',
      sql`
    select distinct m.locale from menu_items i join menus m on m.id = i.menu_id join documents d on d.id = i.document_id
    where d.group_id = any(${groupIds})`,
    ),
  );
  return rows.map(({ locale }) => locale);
}

/** For each id, the published version of that document in the given language, at whatever address. */
export async function listCounterparts(
  tx: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, PublishedSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ asked: number; summary: PublishedSummary }>(sql`
    select d.id as asked, p.summary from documents d
    join documents o on o.group_id = d.group_id and o.locale = ${locale}
    join published p on p.document_id = o.id
    where d.id = any(${ids})`);
  return new Map(rows.map(({ asked, summary }) => [asked, summary]));
}

interface DocumentRow {
  version: number;
  summary: PublishedSummary;
  blocks: readonly PresentedBlock[];
}

const whole = sql`version, summary, blocks`;

/** The row of a type whose folder was removed stays until it is presented again, which deletes it. */
const isKnown = sql`type = any(${documentTypes})`;

export async function getByPath(tx: Queryable, locale: Locale, path: string): Promise<PublishedDocument | null> {
  const row = await tx.one<DocumentRow>(
    prepared(
      'published-by-path',
      sql`select ${whole} from published where locale = ${locale} and path = ${path} and ${isKnown}`,
    ),
  );
  return row && readDocument(row);
}

export async function getById(tx: Queryable, id: number): Promise<PublishedDocument | null> {
  const row = await tx.one<DocumentRow>(
    prepared('published', sql`select ${whole} from published where document_id = ${id} and ${isKnown}`),
  );
  return row && readDocument(row);
}

export async function getBySlug(
  tx: Queryable,
  type: DocumentType,
  locale: Locale,
  slug: string,
): Promise<PublishedDocument | null> {
  const [row] = await tx.query<DocumentRow>(sql`
    select ${whole} from published where type = ${type} and locale = ${locale} and slug = ${sanitizeSlug(slug)}
    order by document_id limit 1`);
  return row ? readDocument(row) : null;
}

export async function getByIdentifier(
  tx: Queryable,
  type: DocumentType,
  locale: Locale,
  value: string,
): Promise<PublishedDocument | null> {
  const { identifier } = contentTypes[type];
  if (identifier === null || value === '') return null;
  const [row] = await tx.query<DocumentRow>(sql`
    select ${whole} from published
    where type = ${type} and locale = ${locale} and summary -> 'fields' ->> ${identifier} = ${value}
    order by document_id limit 1`);
  return row ? readDocument(row) : null;
}

export async function listByIds(tx: Queryable, ids: readonly number[]): Promise<PublishedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<DocumentRow>(sql`
    select ${whole} from published where document_id = any(${ids})
    order by array_position(${ids}::bigint[], document_id)`);
  return rows.map(readDocument);
}

/** Titles as cleaned inline HTML. */
export async function listTitles(
  tx: Queryable,
  locale: Locale,
  paths: readonly string[],
): Promise<{ path: string; title: string }[]> {
  if (paths.length === 0) return [];
  return tx.query<{ path: string; title: string }>(
    prepared(
      'published-titles',
      sql`
        select path, summary ->> 'title' as title from published
        where locale = ${locale} and path = any(${paths}::text[]) and ${isKnown}`,
    ),
  );
}

export async function listPaths(tx: Queryable): Promise<PublicPath[]> {
  return tx.query<PublicPath>(
    sql`select locale, path, modified_at as modified, version, parameters from published order by locale desc, path`,
  );
}

export async function listMovedPaths(tx: Queryable): Promise<MovedPath[]> {
  return tx.query<MovedPath>(sql`
    select r.locale, r.path, p.path as target from redirects r
    join published p on p.document_id = r.document_id and p.locale = r.locale
    order by r.locale desc, r.path`);
}

/**
 * Returns one row more than `limit` if there are more. `fromEnd` returns the last ones, in the usual order.
 */
export async function listSummaries(
  tx: Queryable,
  query: Pick<PublishedQuery, 'type' | 'locale' | 'terms' | 'search' | 'after' | 'before'>,
  limit: number,
  fromEnd: boolean,
): Promise<PublishedSummary[]> {
  const isByHand = contentTypes[query.type].supports.includes('page-attributes');
  const key = isByHand ? sql`(menu_order, title, document_id)` : sql`(date, document_id)`;
  const keyOf = (id: number) =>
    isByHand
      ? sql`(select menu_order, title, document_id from published where document_id = ${id})`
      : sql`(select date, document_id from published where document_id = ${id})`;
  const forward = isByHand ? sql`>` : sql`<`;
  const backward = isByHand ? sql`<` : sql`>`;
  const bound = (id: number | undefined, sign: Sql) =>
    id === undefined ? sql`true` : sql`${key} ${sign} ${keyOf(id)}`;
  const descending = isByHand === fromEnd;
  const order = isByHand
    ? descending
      ? sql`menu_order desc, title desc, document_id desc`
      : sql`menu_order, title, document_id`
    : descending
      ? sql`date desc, document_id desc`
      : sql`date, document_id`;
  const rows = await tx.query<{ summary: PublishedSummary }>(sql`
    select summary from published
    where type = ${query.type}
      and (${query.locale ?? null}::text is null or locale = ${query.locale ?? null})
      and (${query.terms === undefined} or term_keys && ${(query.terms ?? []).map(termKey)}::text[])
      and (${query.search === undefined} or document_id in (${printMatches(query.search ?? '')}))
      and ${bound(query.after, forward)} and ${bound(query.before, backward)}
    order by ${order} limit ${limit}`);
  const summaries = rows.map(({ summary }) => summary);
  return fromEnd ? summaries.reverse() : summaries;
}

/** What a search shows of the documents that it found, in the order of the ids; only the beginning of long texts. */
export async function listSearched(
  tx: Queryable,
  ids: readonly number[],
): Promise<{ summary: PublishedSummary; body: string }[]> {
  if (ids.length === 0) return [];
  return tx.query<{ summary: PublishedSummary; body: string }>(
    prepared(
      'list-searched',
      sql`
        select summary, left(body, ${MOST_SEARCHED}) as body from published where document_id = any(${ids})
        order by array_position(${ids}::bigint[], document_id)`,
    ),
  );
}

/** Characters of a text that are searched for a passage to show. */
const MOST_SEARCHED = 100_000;

/** Cards of published documents, in the order of the ids. */
export async function listSummariesByIds(tx: Queryable, ids: readonly number[]): Promise<PublishedSummary[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ summary: PublishedSummary }>(sql`
    select summary from published where document_id = any(${ids})
    order by array_position(${ids}::bigint[], document_id)`);
  return rows.map(({ summary }) => summary);
}

/** Author names for the summaries, as readers of each language see them. */
export async function listAuthorNames(tx: Queryable, ids: readonly number[]): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: number; display_name: string; names: Partial<Localized> }>(
    prepared('author-names', sql`select id, display_name, names from users where id = any(${ids})`),
  );
  return new Map(
    rows.map(({ id, display_name, names }) => [id, eachLocale((locale) => names[locale] || display_name)]),
  );
}

function readDocument({ version, summary, blocks }: DocumentRow): PublishedDocument {
  return { ...summary, version, blocks };
}
