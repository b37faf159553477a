import type { Locale } from '#cms-schema/locale.ts';
import { documentTypes } from '#contract/content-types.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { type Sql, sql } from '#kit/database/sql.ts';
import { presentPath } from '../media/present-media.ts';
import type { SitemapEntry, SitemapPart } from './model.ts';

/** Addresses per sitemap file: a tenth of the protocol's limit, to stay below 5 MB with translations and pictures. */
export const ADDRESSES_OF_MAP = 5_000;

/**
 * Pictures listed per address. The protocol allows 1,000; a page with that many is a gallery, and its first ones do.
 */
const PICTURES_OF_ADDRESS = 20;

/** Pages that search engines may index: of a known type and not marked noindex. `row`: a table of published rows. */
function isListed(row: Sql): Sql {
  return sql`${row}.type = any(${documentTypes})
    and not coalesce((${row}.summary -> 'seo' ->> 'isHidden')::boolean, false)`;
}

/** All sitemap files, with the time of the last change in each. */
export async function listSitemapParts(tx: Queryable, size = ADDRESSES_OF_MAP): Promise<SitemapPart[]> {
  return tx.query<SitemapPart>(sql`
    select locale, part, max(modified_at) as modified from (
      select p.locale, p.modified_at,
        (row_number() over (partition by p.locale order by p.document_id) - 1) / ${size}::int + 1 as part
      from published p where ${isListed(sql`p`)}
    ) numbered
    group by locale, part order by locale desc, part`);
}

/** The addresses in one sitemap file, each with its translations that may be indexed and the pictures on the page. */
export async function listSitemapEntries(
  tx: Queryable,
  locale: Locale,
  part: number,
  size = ADDRESSES_OF_MAP,
): Promise<SitemapEntry[]> {
  const rows = await tx.query<Omit<SitemapEntry, 'pictures'> & { files: readonly string[] }>(sql`
    with listed as (
      select p.document_id, p.path, p.modified_at from published p
      where p.locale = ${locale} and ${isListed(sql`p`)}
      order by p.document_id offset ${(part - 1) * size} limit ${size}
    )
    select l.path, l.modified_at as modified,
      (
        select coalesce(json_agg(json_build_object('locale', o.locale, 'path', o.path) order by o.locale desc), '[]')
        from documents d join documents s on s.group_id = d.group_id and s.id <> d.id
        join published o on o.document_id = s.id
        where d.id = l.document_id and ${isListed(sql`o`)}
      ) as translations,
      (
        select coalesce(json_agg(shown.file order by shown.id), '[]') from (
          select m.id, m.file from published_references r join media m on m.id = r.ref_id
          where r.document_id = l.document_id and r.kind = 'media' and m.kind = 'image' and m.visibility = 'everyone'
          order by m.id limit ${PICTURES_OF_ADDRESS}
        ) shown
      ) as files
    from listed l order by l.document_id`);
  return rows.map(({ files, ...entry }) => ({ ...entry, pictures: files.map(presentPath) }));
}
