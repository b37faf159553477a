import { eachLocale, type Localized } from '#cms-schema/locale.ts';
import { isVisibility } from '#cms-schema/visibility.ts';
import { settingsOf } from '#contract/settings-fields.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { likePattern } from '#kit/database/like-pattern.ts';
import { joinSql, jsonb, type Sql, sql } from '#kit/database/sql.ts';
import { can } from '../permission/capabilities.ts';
import { isGranted, type Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { Media, MediaQuery, Rendition } from './model.ts';
import { mediaReadableBy } from './visible-media.ts';

export type NewMediaRow = Omit<Media, 'id'>;

export async function insertMediaRow(tx: Queryable, media: NewMediaRow): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into media (kind, mime_type, file_name, file, file_size, sha256, source_sha256, width, height, color,
      renditions, slug, title, caption, description, alt, visibility, author_id, parent_id, created_at, modified_at, revision)
    values (${media.kind}, ${media.mimeType}, ${media.fileName}, ${media.file}, ${media.fileSize}, ${media.sha256},
      ${media.sourceSha256}, ${media.width}, ${media.height}, ${media.color}, ${jsonb(media.renditions)}, ${media.slug}, ${media.title}, ${media.caption},
      ${media.description}, ${jsonb(media.alt)}, ${media.visibility}, ${media.authorId}, ${media.parentId},
      ${media.createdAt}, ${media.modifiedAt}, ${media.revision})
    returning id`);
  if (!row) throw new TypeError('Inserting a row returned no id.');
  return row.id;
}

/** Writes what editors may change. The bytes never change; the visibility determines their folder. */
export async function updateMediaRow(tx: Queryable, media: Media): Promise<void> {
  await tx.run(sql`
    update media set slug = ${media.slug}, title = ${media.title}, caption = ${media.caption},
      description = ${media.description}, alt = ${jsonb(media.alt)},
      visibility = ${media.visibility}, file = ${media.file}, renditions = ${jsonb(media.renditions)},
      author_id = ${media.authorId}, parent_id = ${media.parentId}, trashed_at = ${media.trashedAt},
      modified_at = ${media.modifiedAt},
      revision = ${media.revision}
    where id = ${media.id}`);
}

export async function deleteMediaRow(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from uses where kind = 'media' and target = ${String(id)}`);
  await tx.run(sql`delete from media where id = ${id}`);
}

export async function getMediaRow(tx: Queryable, id: number): Promise<Media | null> {
  const row = await tx.one<Row>(sql`select * from media where id = ${id}`);
  return row && readRow(row);
}

export async function getFileName(tx: Queryable, file: string): Promise<string | null> {
  const row = await tx.one<{ name: string }>(sql`select file_name as name from media where file = ${file}`);
  return row?.name ?? null;
}

/** Files that were put in the trash before a time and that nothing uses: no document, menu or setting. */
export async function listUnusedTrash(tx: Queryable, before: string, limit: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select m.id from media m where m.trashed_at < ${before} and not ${isUsed} order by m.trashed_at, m.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function isMediaUsed(tx: Queryable, id: number): Promise<boolean> {
  const row = await tx.one<{ found: boolean }>(sql`select ${isUsed} as found from media m where m.id = ${id}`);
  return row?.found ?? false;
}

/** All files of a medium, as paths below the data folder. */
export function listFiles({ file, renditions }: Pick<Media, 'file' | 'renditions'>): string[] {
  return [file, ...renditions.map((rendition) => rendition.file)];
}

/** The files of every row, by id. */
export async function* listNamedFiles(tx: Queryable): AsyncGenerator<{ id: number; files: readonly string[] }> {
  for (let after = 0; ; ) {
    const rows = await tx.query<{ id: number; file: string; renditions: Rendition[] }>(
      sql`select id, file, renditions from media where id > ${after} order by id limit ${500}`,
    );
    for (const { id, file, renditions } of rows) yield { id, files: listFiles({ file, renditions }) };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Files that were stored without checksums, after an id. */
export async function listWithoutChecksum(tx: Queryable, after: number, limit: number): Promise<Media[]> {
  const rows = await tx.query<Row>(
    sql`select * from media where sha256 is null and id > ${after} order by id limit ${limit}`,
  );
  return rows.map(readRow);
}

/** Nothing that anybody sees changes by it, so its revision stays. Does nothing if its files have moved meanwhile. */
export async function saveChecksums(tx: Queryable, media: Media): Promise<void> {
  await tx.run(sql`
    update media set sha256 = ${media.sha256}, source_sha256 = ${media.sourceSha256},
      renditions = ${jsonb(media.renditions)}
    where id = ${media.id} and file = ${media.file} and sha256 is null`);
}

/** The files of all private media. */
export async function* listPrivateMedia(tx: Queryable): AsyncGenerator<Pick<Media, 'file' | 'renditions'>> {
  for (let after = 0; ; ) {
    const rows = await tx.query<{ id: number; file: string; renditions: Rendition[] }>(sql`
      select id, file, renditions from media where visibility <> 'everyone' and id > ${after} order by id limit ${500}`);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The medium with this id if a published document offers it as a download. */
export async function getOfferedMediaRow(tx: Queryable, id: number): Promise<Media | null> {
  const row = await tx.one<Row>(sql`
    select * from media m where m.id = ${id}
      and exists (select 1 from published_references r where r.kind = 'download' and r.ref_id = m.id)`);
  return row && readRow(row);
}

/** The medium that has a file of this name. */
export async function getMediaRowOfFile(tx: Queryable, file: string): Promise<Media | null> {
  const row = await tx.one<Row>(
    sql`select * from media where file = ${file} or renditions @> ${jsonb([{ file }])} limit 1`,
  );
  return row && readRow(row);
}

/** The documents that refer to it, now or in their history. */
export async function listDocumentsNaming(tx: Queryable, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct document_id as id from uses where kind = 'media' and target = ${String(id)}`);
  return rows.map((row) => row.id);
}

/** Those of these files that a row refers to. */
export async function getNamedFiles(tx: Queryable, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await tx.query<{ file: string }>(sql`
    select m.file from media m where m.file = any(${files})
    union
    select r ->> 'file' from media m cross join lateral jsonb_array_elements(m.renditions) r where r ->> 'file' = any(${files})`);
  return new Set(rows.map(({ file }) => file));
}

export async function lockMediaRow(tx: Queryable, id: number): Promise<Media | null> {
  const row = await tx.one<Row>(sql`select * from media where id = ${id} for no key update`);
  return row && readRow(row);
}

export async function listMediaRowsByIds(tx: Queryable, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(sql`select * from media where id = any(${ids}) order by id`);
  return rows.map(readRow);
}

/** By document, the public files recorded in `uses`: those it refers to, now or in its history. */
export async function listNotedMediaRows(tx: Queryable, documentIds: readonly number[]): Promise<Map<number, Media[]>> {
  const found = new Map(documentIds.map((id): [number, Media[]] => [id, []]));
  if (documentIds.length === 0) return found;
  const rows = await tx.query<Row & { document_id: number }>(sql`
    select m.*, u.document_id from media m
    join (select distinct document_id, target from uses where document_id = any(${documentIds}) and kind = 'media') u
      on m.id = u.target::bigint
    where m.visibility = 'everyone' order by m.id`);
  for (const row of rows) found.get(row.document_id)?.push(readRow(row));
  return found;
}

/** Those of these slugs that other rows use. */
export async function listTakenMediaSlugs(
  tx: Queryable,
  slugs: readonly string[],
  exceptId: number,
): Promise<Set<string>> {
  const rows = await tx.query<{ slug: string }>(
    sql`select slug from media where slug = any(${slugs}) and id <> ${exceptId}`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Null if it does not exist, or the viewer may not know of it. */
export async function getReadableMediaRow(tx: Queryable, viewer: Viewer, id: number): Promise<Readable<Media> | null> {
  const row = await tx.one<GrantedRow>(sql`select * from ${askedFor(viewer)} where m.id = ${id} and m.is_readable`);
  return row && readGranted(row);
}

export async function listMediaRows(
  tx: Queryable,
  viewer: Viewer,
  query: MediaQuery,
  range: { limit: number; offset: number },
): Promise<{ items: Readable<Media>[]; total: number }> {
  const from = sql`${askedFor(viewer)} where m.is_readable and ${printTrash(viewer, query)} and ${printConditions(query)}`;
  const rows = await tx.query<GrantedRow>(
    sql`select * from ${from} order by ${printOrder(query)} limit ${range.limit} offset ${range.offset}`,
  );
  const count = await tx.one<{ total: number }>(sql`select count(*) as total from ${from}`);
  return { items: rows.map(readGranted), total: count?.total ?? 0 };
}

/** `media m` is used, apart from the history of documents. */
const isUsed = sql`(
  exists (select 1 from uses u where u.kind = 'media' and u.target = m.id::text and u.state <> 'former')
  or exists (select 1 from settings s where s.key = any(${settingsOf('media')}) and s.value = to_jsonb(m.id))
  or exists (select 1 from menu_items i where position(substring(m.file from '[0-9a-f]{32}') in i.url) > 0))`;

/** The table `m`, with the result of the policy for each row. */
function askedFor(viewer: Viewer): Sql {
  return sql`(select m.*, ${mediaReadableBy(viewer)} as is_readable from media m) m`;
}

function printConditions(query: MediaQuery): Sql {
  const conditions = [sql`true`];
  const add = <Value>(value: Value | undefined, print: (value: Value) => Sql) => {
    if (value !== undefined) conditions.push(print(value));
  };
  add(query.kind, (kind) => sql`m.kind = ${kind}`);
  add(query.mimeType, (type) => sql`m.mime_type = ${type}`);
  add(query.authors, (ids) => sql`coalesce(m.author_id, 0) = any(${ids})`);
  add(query.include, (ids) => sql`m.id = any(${ids})`);
  add(query.exclude, (ids) => sql`not m.id = any(${ids})`);
  add(query.parents, (ids) => sql`coalesce(m.parent_id, 0) = any(${ids})`);
  add(query.slugs, (slugs) => sql`m.slug = any(${slugs})`);
  add(query.sourceSha256, (hash) => sql`m.source_sha256 = ${hash}`);
  add(query.after, (date) => sql`m.created_at > ${date}`);
  add(query.before, (date) => sql`m.created_at < ${date}`);
  for (const word of (query.search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10)) {
    const pattern = likePattern(word);
    conditions.push(sql`(m.title ilike ${pattern} or m.file_name ilike ${pattern} or m.caption ilike ${pattern}
      or m.description ilike ${pattern}
      or exists (select 1 from jsonb_each_text(m.alt) as told where told.value ilike ${pattern}))`);
  }
  return joinSql(conditions, sql` and `);
}

function printTrash(viewer: Viewer, { trash = 'without' }: MediaQuery): Sql {
  if (trash === 'without') return sql`m.trashed_at is null`;
  const deletable = deletableBy(viewer);
  return trash === 'only'
    ? sql`(m.trashed_at is not null and ${deletable})`
    : sql`(m.trashed_at is null or ${deletable})`;
}

/** `canDeleteMedia` in SQL. */
function deletableBy(viewer: Viewer): Sql {
  if (can(viewer, 'delete_others_posts')) return sql`true`;
  return can(viewer, 'delete_posts') ? sql`coalesce(m.author_id = ${viewer.user?.id ?? 0}, false)` : sql`false`;
}

const orders = {
  date: sql`m.created_at`,
  id: sql`m.id`,
  title: sql`m.title`,
  slug: sql`m.slug`,
  modified: sql`m.modified_at`,
  author: sql`m.author_id`,
} as const;

function printOrder(query: MediaQuery): Sql {
  const orderBy = query.orderBy ?? 'date';
  if (orderBy === 'include') return sql`array_position(${query.include ?? []}::bigint[], m.id)`;
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  return sql`${orders[orderBy]} ${direction}, m.id ${direction}`;
}

interface Row {
  id: number;
  kind: Media['kind'];
  mime_type: string;
  file_name: string;
  file: string;
  file_size: number;
  sha256: string | null;
  source_sha256: string | null;
  width: number;
  height: number;
  color: string | null;
  renditions: Rendition[];
  slug: string;
  title: string;
  caption: string;
  description: string;
  alt: Partial<Localized>;
  visibility: string;
  author_id: number | null;
  parent_id: number | null;
  trashed_at: string | null;
  created_at: string;
  modified_at: string;
  revision: number;
}

interface GrantedRow extends Row {
  is_readable: boolean;
}

function readGranted(row: GrantedRow): Readable<Media> {
  const media = readRow(row);
  if (!isGranted(media, row.is_readable)) throw new TypeError(`Media ${row.id} was read without permission.`);
  return media;
}

function readRow(row: Row): Media {
  return {
    id: row.id,
    kind: row.kind,
    mimeType: row.mime_type,
    fileName: row.file_name,
    file: row.file,
    fileSize: row.file_size,
    sha256: row.sha256,
    sourceSha256: row.source_sha256,
    width: row.width,
    height: row.height,
    color: row.color,
    renditions: row.renditions,
    slug: row.slug,
    title: row.title,
    caption: row.caption,
    description: row.description,
    alt: eachLocale((locale) => row.alt[locale] ?? ''),
    visibility: readVisibility(row),
    authorId: row.author_id,
    parentId: row.parent_id,
    trashedAt: row.trashed_at,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    revision: row.revision,
  };
}

function readVisibility({ id, visibility }: Row): Media['visibility'] {
  if (isVisibility(visibility)) return visibility;
  throw new TypeError(`Media ${id} has the unknown visibility "${visibility}".`);
}
