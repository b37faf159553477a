import type { Locale } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { Menu, MenuItem, MenuLocation } from './model.ts';
import type { MenuTarget } from './present-menu.ts';

export async function listMenuRows(
  tx: Queryable,
  query: { readonly locale?: Locale; readonly location?: MenuLocation },
): Promise<Menu[]> {
  return tx.query<Menu>(sql`
    select ${columns} from menus m
    where (${query.locale ?? null}::text is null or m.locale = ${query.locale ?? null})
      and (${query.location ?? null}::text is null or exists (
        select 1 from menu_places p where p.menu_id = m.id and p.location = ${query.location ?? null}))
    order by m.locale desc, m.id`);
}

export async function getMenuRow(tx: Queryable, id: number): Promise<Menu | null> {
  return tx.one<Menu>(sql`select ${columns} from menus m where m.id = ${id}`);
}

export async function lockMenuRow(tx: Queryable, id: number): Promise<Menu | null> {
  await tx.query(sql`select id from menus where id = ${id} for no key update`);
  return getMenuRow(tx, id);
}

export async function getMenuBySlug(tx: Queryable, locale: Locale, slug: string): Promise<Menu | null> {
  return tx.one<Menu>(sql`select ${columns} from menus m where m.locale = ${locale} and m.slug = ${slug}`);
}

export async function insertMenuRow(tx: Queryable, menu: Omit<Menu, 'id'>): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into menus (locale, name, slug, description, revision)
    values (${menu.locale}, ${menu.name}, ${menu.slug}, ${menu.description}, ${menu.revision}) returning id`);
  if (!row) throw new TypeError('A new row gave no id.');
  return row.id;
}

export async function updateMenuRow(tx: Queryable, menu: Menu): Promise<void> {
  await tx.run(sql`
    update menus set name = ${menu.name}, slug = ${menu.slug}, description = ${menu.description},
      revision = ${menu.revision} where id = ${menu.id}`);
}

/** Takes over locations that another menu in the language had. */
export async function saveMenuPlaces(tx: Queryable, menu: Menu): Promise<void> {
  await tx.run(sql`delete from menu_places where menu_id = ${menu.id} and not location = any(${menu.locations})`);
  for (const location of menu.locations) {
    await tx.run(sql`
      insert into menu_places (locale, location, menu_id) values (${menu.locale}, ${location}, ${menu.id})
      on conflict (locale, location) do update set menu_id = excluded.menu_id`);
  }
}

export async function deleteMenuRow(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from menus where id = ${id}`);
}

/** The entries of one menu, or of all. */
export async function listMenuItemRows(tx: Queryable, menuId: number | null): Promise<MenuItem[]> {
  return tx.query<MenuItem>(sql`
    select ${itemColumns} from menu_items
    where ${menuId}::bigint is null or menu_id = ${menuId} order by menu_id, position, id`);
}

export async function getMenuItemRow(tx: Queryable, id: number): Promise<MenuItem | null> {
  return tx.one<MenuItem>(sql`select ${itemColumns} from menu_items where id = ${id}`);
}

export async function insertMenuItemRow(tx: Queryable, item: MenuItem): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into menu_items (menu_id, key, label, description, kind, url, document_id, parent_id, position, target,
      css_classes, revision)
    values (${item.menuId}, ${item.key}, ${item.label}, ${item.description}, ${item.kind}, ${item.url},
      ${item.documentId}, ${item.parentId}, ${item.order}, ${item.target}, ${item.cssClasses}, ${item.revision})
    returning id`);
  if (!row) throw new TypeError('A new row gave no id.');
  return row.id;
}

export async function updateMenuItemRow(tx: Queryable, item: MenuItem): Promise<void> {
  await tx.run(sql`
    update menu_items set key = ${item.key}, label = ${item.label}, description = ${item.description},
      kind = ${item.kind}, url = ${item.url}, document_id = ${item.documentId}, parent_id = ${item.parentId},
      position = ${item.order}, target = ${item.target}, css_classes = ${item.cssClasses}, revision = ${item.revision}
    where id = ${item.id}`);
}

/** Entries below a deleted one move to the top level, as in WordPress. */
export async function deleteMenuItemRows(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.run(sql`delete from menu_items where id = any(${ids})`);
}

/** Targets of a menu's entries in its language, by the document id that the entries store. */
export async function listMenuTargets(
  tx: Queryable,
  menu: Pick<Menu, 'id' | 'locale'>,
): Promise<Map<number, MenuTarget>> {
  const rows = await tx.query<MenuTarget & { asked: number }>(sql`
    select distinct i.document_id as asked, p.path, p.summary ->> 'title' as title
    from menu_items i join documents d on d.id = i.document_id
    join documents o on o.group_id = d.group_id and o.locale = ${menu.locale}
    join published p on p.document_id = o.id
    where i.menu_id = ${menu.id}`);
  return new Map(rows.map(({ asked, path, title }) => [asked, { path, title }]));
}

const columns = sql`m.id, m.locale, m.name, m.slug, m.description, m.revision,
  array(select p.location from menu_places p where p.menu_id = m.id order by p.location desc) as locations`;

const itemColumns = sql`id, menu_id as "menuId", key, label, description, kind, url, document_id as "documentId",
  parent_id as "parentId", position as "order", target, css_classes as "cssClasses", revision`;
