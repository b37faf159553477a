import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import { settingsOf } from '#contract/settings-fields.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { joinSql, type Sql, sql } from '#kit/database/sql.ts';
import { contentReadableBy, editableBy } from '../documents/visible-documents.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { Use, Uses, UseTarget } from './model.ts';
import { listAddressEntries } from './read-address.ts';

/** A document's addresses: its own, and those that lead to it since it moved. */
export interface Address {
  readonly locale: Locale;
  readonly path: string;
}

/** The addresses at which visitors find a document, or from which they are redirected to it. */
export async function listAddresses(tx: Queryable, documentId: number): Promise<Address[]> {
  return tx.query<Address>(sql`
    select locale, path from published where document_id = ${documentId}
    union select locale, path from gates where document_id = ${documentId}
    union select locale, path from redirects where document_id = ${documentId}`);
}

export async function listUseRows(
  tx: Queryable,
  viewer: Viewer,
  target: UseTarget,
  where: { readonly addresses: readonly Address[]; readonly publicUrl: string },
  range: { readonly limit: number; readonly offset: number },
): Promise<Uses> {
  const entries = where.addresses.flatMap(({ locale, path }) => listAddressEntries(locale, path, where.publicUrl));
  const rows = await tx.query<Row>(sql`
    with found as materialized (
      ${joinSql([inDocuments(viewer, target, entries), inMenus(viewer, target, where), inSettings(viewer, target)], sql` union all `)}
    ),
    counts as (
      select count(*) filter (where is_visible) as total, count(*) filter (where not is_visible) as hidden from found
    ),
    shown as (
      select * from found where is_visible
      order by array_position(${stateOrder}::text[], state), locale desc nulls last, title, id, name
      limit ${range.limit} offset ${range.offset}
    )
    select s.*, c.total, c.hidden from counts c left join shown s on true
    order by array_position(${stateOrder}::text[], s.state), s.locale desc nulls last, s.title, s.id, s.name`);
  const [first] = rows;
  return { items: rows.flatMap(readRow), total: first?.total ?? 0, hidden: first?.hidden ?? 0 };
}

const stateOrder = ['live', 'scheduled', 'draft', 'work', 'change', 'menu', 'setting', 'trash'];

/**
 * What a document's stored state uses is not repeated for its unsaved work and scheduled change. Work counts only while
 * it belongs to the present revision: later it is of no consequence.
 */
function inDocuments(viewer: Viewer, target: UseTarget, addresses: readonly string[]): Sql {
  const holders = holdersOf(target, addresses);
  const readable = contentReadableBy(viewer);
  return sql`
    select case
        when h.state = 'saved' and d.status in ('publish', 'private') then 'live'
        when h.state = 'saved' and d.status = 'future' then 'scheduled'
        when h.state = 'saved' and d.status = 'trash' then 'trash'
        when h.state = 'saved' then 'draft'
        else h.state
      end as state,
      d.id, d.type, d.locale, d.title, d.status, null::text as name,
      case when h.state = 'saved' then ${readable} else ${editableBy(viewer)} end as is_visible
    from (${holders}) h join documents d on d.id = h.document_id`;
}

/** Which states of which documents use it: `document_id`, `state`. */
function holdersOf(target: UseTarget, addresses: readonly string[]): Sql {
  const using = sql`
    select distinct u.document_id, u.state from uses u join documents d on d.id = u.document_id
    where ${matches(target, addresses)} and u.state <> 'former'
      and (u.state <> 'work' or exists (
        select 1 from revisions r where r.id = u.work_id and r.document_revision = d.revision))
      and (u.state <> 'change' or exists (select 1 from scheduled_changes c where c.document_id = d.id))`;
  const filed = sql`
    select dt.document_id, 'saved' from document_terms dt
    where ${target.kind === 'term' ? target.id : 0}::bigint = dt.term_id`;
  const all = target.kind === 'term' ? sql`${using} union ${filed}` : using;
  return sql`
    with used as (${all})
    select * from used w where w.state = 'saved'
      or not exists (select 1 from used s where s.document_id = w.document_id and s.state = 'saved')`;
}

/** A reference to a document or term in any language leads to the one in the language of the page that refers to it. */
function matches(target: UseTarget, addresses: readonly string[]): Sql {
  if (target.kind === 'block') return sql`u.kind = 'block' and u.target = ${target.name}`;
  if (target.kind === 'media') return sql`u.kind = 'media' and u.target = ${String(target.id)}`;
  if (target.kind === 'term')
    return sql`u.kind = 'term' and u.target in (
      select o.id::text from terms o join terms t on t.taxonomy = o.taxonomy and t.slug = o.slug
      where t.id = ${target.id} and (o.id = t.id or t.locale = d.locale))`;
  return sql`u.document_id <> ${target.id} and ((u.kind = 'address' and u.target = any(${addresses}::text[]))
    or (u.kind = 'document' and u.target in (
      select o.id::text from documents o join documents t on t.group_id = o.group_id
      where t.id = ${target.id} and (o.id = t.id or t.locale = d.locale))))`;
}

function inMenus(
  viewer: Viewer,
  target: UseTarget,
  { addresses, publicUrl }: { readonly addresses: readonly Address[]; readonly publicUrl: string },
): Sql {
  const isVisible = can(viewer, 'edit_menus');
  return sql`
    select distinct 'menu', m.id, null::text, m.locale, null::text, null::text, m.name, ${isVisible}::boolean
    from menu_items i join menus m on m.id = i.menu_id where ${linksTo(target, addresses, publicUrl)}`;
}

function linksTo(target: UseTarget, addresses: readonly Address[], publicUrl: string): Sql {
  const plain = sql`lower(rtrim(regexp_replace(i.url, '[?#].*$', ''), '/'))`;
  if (target.kind === 'media')
    return sql`exists (select 1 from media f where f.id = ${target.id}
      and position(substring(f.file from '[0-9a-f]{32}') in i.url) > 0)`;
  if (target.kind !== 'document') return sql`false`;
  const own = addresses.map(({ locale, path }) => [locale, path.toLowerCase().replace(/\/+$/, '')] as const);
  const written = addresses.flatMap(({ locale, path }) => {
    const [, onHost = ''] = listAddressEntries(locale, path, publicUrl);
    return [`https:${onHost}`, `http:${onHost}`, onHost];
  });
  return sql`exists (select 1 from documents o join documents t on t.group_id = o.group_id
      where t.id = ${target.id} and o.id = i.document_id and (o.id = t.id or t.locale = m.locale))
    or (i.kind = 'custom' and (${plain} = any(${written}::text[])
      or exists (select 1 from unnest(${own.map(([locale]) => locale)}::text[], ${own.map(([, path]) => path)}::text[])
        as a (locale, path) where a.locale = m.locale and i.url like '/%' and a.path = ${plain})))`;
}

function inSettings(viewer: Viewer, target: UseTarget): Sql {
  const names = target.kind === 'block' ? [] : settingsOf(target.kind);
  const id = target.kind === 'block' ? 0 : target.id;
  const isVisible = can(viewer, 'manage_options');
  const ids =
    target.kind === 'document'
      ? sql`select to_jsonb(o.id) from documents o join documents t on t.group_id = o.group_id where t.id = ${id}`
      : sql`select to_jsonb(${id}::bigint)`;
  return sql`
    select 'setting', null::bigint, null::text, null::text, null::text, null::text, s.key, ${isVisible}::boolean
    from settings s where s.key = any(${names}::text[]) and s.value in (${ids})`;
}

interface Row {
  readonly state: Use['state'] | null;
  readonly id: number | null;
  readonly type: DocumentType | null;
  readonly locale: Locale | null;
  readonly title: string | null;
  readonly status: DocumentStatus | null;
  /** Of a menu or setting. */
  readonly name: string | null;
  readonly total: number;
  readonly hidden: number;
}

function readRow({ state, id, type, locale, title, status, name }: Row): Use[] {
  if (state === 'setting') return name === null ? [] : [{ state, setting: name }];
  if (state === 'menu')
    return id === null || locale === null ? [] : [{ state, menu: { id, locale, name: name ?? '' } }];
  if (state === null || id === null || type === null || locale === null || status === null) return [];
  return [{ state, document: { id, type, locale, title: title ?? '', status } }];
}
