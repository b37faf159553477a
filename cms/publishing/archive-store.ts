import type { Locale } from '#cms-schema/locale.ts';
import { type ArchiveKey, archivedTypes } from '#contract/archives.ts';
import { type FiledUnder, termKey } from '#contract/content-tags.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { getTermRowBySlug } from '../terms/store.ts';
import type { Archive, AuthorArchive, PublicArchive, PublishedSummary } from './model.ts';

/** The terms that have published documents in their language. */
export async function listTermArchives(tx: Queryable): Promise<PublicArchive[]> {
  return tx.query<PublicArchive>(sql`
    select t.locale, t.taxonomy, t.slug, count(*)::int as count, max(p.modified_at) as modified
    from published p cross join unnest(p.term_keys) as filed (key)
    join terms t on t.locale = p.locale and t.taxonomy || ':' || t.slug = filed.key
    group by t.locale, t.taxonomy, t.slug order by t.locale desc, t.taxonomy, t.slug`);
}

/** The authors that have published articles, in each language. `ids`: only these. */
export async function listAuthorArchives(tx: Queryable, ids?: readonly number[]): Promise<AuthorArchive[]> {
  const wanted = ids === undefined ? sql`true` : sql`u.id = any(${ids})`;
  return tx.query<AuthorArchive>(sql`
    select u.id as "authorId", p.locale, 'author' as taxonomy, u.slug, count(*)::int as count,
      max(p.modified_at) as modified
    from published p join documents d on d.id = p.document_id join users u on u.id = d.author_id
    where p.type = any(${archivedTypes('author')}) and ${wanted}
    group by u.id, p.locale order by p.locale desc, u.slug`);
}

/** A page of the published documents that an archive lists, newest first. Null if there are none at all. */
export async function getArchive(
  tx: Queryable,
  locale: Locale,
  key: ArchiveKey,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Archive | null> {
  const { taxonomy, slug } = key;
  const head =
    taxonomy === 'author' ? await findAuthor(tx, locale, slug) : await findTerm(tx, locale, { taxonomy, slug });
  if (!head) return null;
  const { name, description, authorId, isListed } = head;
  const counts = await tx.query<{ locale: Locale; count: number }>(
    sql`select p.locale, count(*)::int as count from published p where ${isListed} group by p.locale`,
  );
  const count = counts.find((each) => each.locale === locale)?.count ?? 0;
  if (count === 0) return null;
  const rows = await tx.query<{ summary: PublishedSummary }>(sql`
    select p.summary from published p where p.locale = ${locale} and ${isListed}
    order by p.date desc, p.document_id desc offset ${offset} limit ${limit}`);
  const items = rows.map(({ summary }) => summary);
  return { name, description, authorId, count, locales: counts.map((each) => each.locale), items };
}

interface Head extends Pick<Archive, 'name' | 'description' | 'authorId'> {
  /** The condition on a row `p` of `published`, in any language that has the archive. */
  readonly isListed: Sql;
}

async function findTerm(tx: Queryable, locale: Locale, { taxonomy, slug }: FiledUnder): Promise<Head | null> {
  const term = await getTermRowBySlug(tx, { taxonomy, slug, locale });
  if (!term) return null;
  const isListed = sql`p.term_keys && ${[termKey({ taxonomy, slug })]}::text[]
    and exists (select 1 from terms t where t.locale = p.locale and t.taxonomy = ${taxonomy} and t.slug = ${slug})`;
  return { name: term.name, description: term.description, authorId: null, isListed };
}

async function findAuthor(tx: Queryable, locale: Locale, slug: string): Promise<Head | null> {
  const author = await tx.one<{ id: number; name: string; description: string }>(sql`
    select id, coalesce(nullif(names ->> ${locale}, ''), display_name) as name, description
    from users where slug = ${slug}`);
  if (!author) return null;
  const isListed = sql`p.type = any(${archivedTypes('author')})
    and exists (select 1 from documents d where d.id = p.document_id and d.author_id = ${author.id})`;
  return { name: author.name, description: author.description, authorId: author.id, isListed };
}
