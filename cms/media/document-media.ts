import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import type { Change } from '../core.ts';
import { type DocumentMeta, ownMeta } from '../documents/meta.ts';
import { errors } from '../errors.ts';
import { isNameOf } from '../foreign-html/library.ts';
import { listNamedFiles } from '../foreign-html/named-files.ts';
import { can } from '../permission/capabilities.ts';
import { mediaReadableBy } from './visible-media.ts';

/** The parts of a document that can refer to files. */
export interface MediaUse {
  readonly content: string;
  readonly featuredMediaId?: number | null;
  readonly type?: DocumentType;
  readonly meta?: DocumentMeta;
}

/**
 * Refuses files that the viewer may not see: used in a document, they would be visible to everyone who may read it.
 * `before`: files already used there are accepted. Throws `haptera_hidden_media`.
 */
export async function requireUsableMedia(
  { tx, viewer }: Pick<Change, 'tx' | 'viewer'>,
  next: MediaUse,
  before: MediaUse | null = null,
): Promise<void> {
  if (can(viewer, 'edit_others_posts')) return;
  const known = before === null ? [] : await listMediaIn(tx, before);
  const added = (await listMediaIn(tx, next)).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const hidden = await tx.query<{ id: number }>(
    sql`select m.id from media m where m.id = any(${added}) and not ${mediaReadableBy(viewer)} order by m.id`,
  );
  if (hidden.length > 0) throw errors.hiddenMedia(hidden.map(({ id }) => id));
}

/** Those of these files that are not public. */
export async function listPrivateMediaIn(tx: Queryable, use: MediaUse): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select m.id from media m where m.visibility <> 'everyone'
      and m.id in (${mediaIn(use, await listNumberedMedia(tx, use.content))})`);
  return rows.map(({ id }) => id);
}

async function listMediaIn(tx: Queryable, use: MediaUse): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(mediaIn(use, await listNumberedMedia(tx, use.content)));
  return rows.map(({ id }) => id);
}

/**
 * The SQL function `media_in` finds ids in block attributes and file addresses in any markup; `numbered` adds others.
 */
export function mediaIn({ content, featuredMediaId, type, meta }: MediaUse, numbered: readonly number[]): Sql {
  const named = [featuredMediaId ?? 0, meta?.seo_image ?? 0, ...numbered].filter((id) => id !== 0);
  // The fields of its type refer to files the way blocks do.
  const fields = type && meta ? ownMeta(fieldsOfType(type), meta) : {};
  return sql`
    select id from media_in(${`${content}\n${JSON.stringify(fields)}`}) as found (id)
    union select m.id from media m where m.id = any(${named})
    order by id`;
}

/** Our files that foreign markup refers to by id. */
export async function listNumberedMedia(tx: Queryable, content: string): Promise<number[]> {
  const named = listNamedFiles(content);
  if (named.length === 0) return [];
  const rows = await tx.query<{ id: number; fileName: string }>(sql`
    select id, file_name as "fileName" from media where id = any(${[...new Set(named.map(({ id }) => id))]})`);
  return rows.flatMap((row) => {
    const isMeant = named.some(
      ({ id, address }) => id === row.id && (address === null || isNameOf(address, row.fileName)),
    );
    return isMeant ? [row.id] : [];
  });
}
