import { isJsonObject } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { SupportedListName } from '#cms-schema/supported.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, sql } from '#kit/database/sql.ts';
import type { ListVersion, SupportedList } from './model.ts';

interface StoredList {
  readonly rows: unknown;
  readonly updated: string | null;
  readonly revision: number;
}

/** The newest version, or the one with a given revision; null if there is none. */
export async function getListRow(
  tx: Queryable,
  name: SupportedListName,
  revision: number | null = null,
): Promise<SupportedList | null> {
  const row = await tx.one<StoredList>(sql`
    select rows, to_char(listed_on, 'YYYY-MM-DD') as updated, revision from supported_list_versions
    where list = ${name} and (${revision}::integer is null or revision = ${revision})
    order by revision desc limit 1`);
  return row && { name, rows: readRows(row.rows), updated: row.updated, revision: row.revision };
}

/** The newest version, or an empty list if there is none yet. */
export async function loadList(tx: Queryable, name: SupportedListName): Promise<SupportedList> {
  return (await getListRow(tx, name)) ?? { name, rows: [], updated: null, revision: 0 };
}

export async function insertListRow(
  tx: Queryable,
  list: SupportedList,
  version: Pick<ListVersion, 'at' | 'added' | 'changed' | 'removed'> & { readonly authorId: number | null },
): Promise<void> {
  await tx.run(sql`
    insert into supported_list_versions (list, revision, rows, listed_on, author_id, at, added, changed, removed)
    values (${list.name}, ${list.revision}, ${jsonb(list.rows)}, ${list.updated}, ${version.authorId}, ${version.at},
      ${version.added}, ${version.changed}, ${version.removed})`);
}

/** Newest first, without their rows. */
export async function listVersionRows(tx: Queryable, name: SupportedListName): Promise<ListVersion[]> {
  const rows = await tx.query<Omit<ListVersion, 'author'> & { authorId: number | null; authorName: string | null }>(sql`
    select v.revision, to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      to_char(v.listed_on, 'YYYY-MM-DD') as updated, jsonb_array_length(v.rows) as rows, v.added, v.changed, v.removed,
      u.id as "authorId", u.display_name as "authorName"
    from supported_list_versions v left join users u on u.id = v.author_id
    where v.list = ${name} order by v.revision desc`);
  return rows.map(({ authorId, authorName, ...version }) => ({
    ...version,
    author: authorId === null ? null : { id: authorId, name: authorName ?? '' },
  }));
}

export async function forgetVersions(tx: Queryable, name: SupportedListName, upTo: number): Promise<void> {
  await tx.run(sql`delete from supported_list_versions where list = ${name} and revision <= ${upTo}`);
}

/** The first published page with a block that contains models itself, in each language. */
export async function listModelPages(tx: Queryable): Promise<{ locale: Locale; content: string }[]> {
  return tx.query(sql`
    select locale, content from documents
    where status = 'publish' and content like '%<!-- wp:haptera/model-list {%' and group_id = (
      select group_id from documents
      where status = 'publish' and content like '%<!-- wp:haptera/model-list {%' and content like '%"brands"%'
      order by id limit 1)`);
}

/** Reads all text cells. Columns may differ between versions of the program, so unknown ones are kept. */
function readRows(value: unknown): ListRow[] {
  if (!Array.isArray(value)) throw new TypeError('The rows of a list are not an array.');
  return value
    .filter(isJsonObject)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, cell]): [string, string][] =>
          typeof cell === 'string' ? [[key, cell]] : [],
        ),
      ),
    );
}
