import type { Locale } from '#cms-schema/locale.ts';
import { type FiledUnder, termKey } from '#contract/content-tags.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { getTermRowBySlug } from '../terms/store.ts';
import type { Archive, PublicArchive, PublishedSummary } from './model.ts';

/** The terms that have published documents in their language. */
export async function listArchives(tx: Queryable): Promise<PublicArchive[]> {
  return tx.query<PublicArchive>(sql`
    select t.locale, t.taxonomy, t.slug, count(*)::int as count, max(p.modified_at) as modified
    from published p cross join unnest(p.term_keys) as filed (key)
    join terms t on t.locale = p.locale and t.taxonomy || ':' || t.slug = filed.key
    group by t.locale, t.taxonomy, t.slug order by t.locale desc, t.taxonomy, t.slug`);
}

/** A page of the published documents of a term, newest first. Null if the term does not exist or has none at all. */
export async function getArchive(
  tx: Queryable,
  locale: Locale,
  filedUnder: FiledUnder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Archive | null> {
  const term = await getTermRowBySlug(tx, { ...filedUnder, locale });
  if (!term) return null;
  const key = [termKey(filedUnder)];
  const filed = await tx.query<{ locale: Locale; count: number }>(sql`
    select p.locale, count(*)::int as count from published p
    join terms t on t.locale = p.locale and t.taxonomy = ${filedUnder.taxonomy} and t.slug = ${filedUnder.slug}
    where p.term_keys && ${key}::text[] group by p.locale`);
  const count = filed.find((each) => each.locale === locale)?.count ?? 0;
  if (count === 0) return null;
  const rows = await tx.query<{ summary: PublishedSummary }>(sql`
    select summary from published where locale = ${locale} and term_keys && ${key}::text[]
    order by date desc, document_id desc offset ${offset} limit ${limit}`);
  const { name, description } = term;
  return { name, description, count, locales: filed.map((each) => each.locale), items: rows.map((row) => row.summary) };
}
