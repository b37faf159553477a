import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type Ask, askForAll } from './ask.ts';
import {
  readList,
  readLocale,
  readNumber,
  readObject,
  readOptionalText,
  readRaw,
  readText,
  readToggle,
} from './read-json.ts';

export const menuLocations = ['primary', 'footer'] as const;
export type MenuLocation = (typeof menuLocations)[number];

export interface Menu {
  readonly id: number;
  readonly name: string;
  readonly locale: Locale;
  readonly locations: readonly MenuLocation[];
  readonly revision: number;
}

/** A menu entry with its children. */
export interface MenuEntry {
  /** Null until it is saved. */
  readonly id: number | null;
  /** Stable key, the same in both languages. */
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** A document, whose address the link follows, or an address; an empty address makes the entry a group heading. */
  readonly target:
    | { readonly kind: 'document'; readonly id: number }
    | { readonly kind: 'address'; readonly url: string };
  readonly opensNewTab: boolean;
  readonly cssClasses: readonly string[];
  /** Its document was deleted or is in the trash: readers do not see the entry. */
  readonly isBroken: boolean;
  readonly children: readonly MenuEntry[];
}

export interface MenuTree {
  readonly menu: Menu;
  readonly entries: readonly MenuEntry[];
}

export interface MenuCalls {
  list(signal?: AbortSignal): Promise<readonly Menu[]>;
  getTree(menuId: number, signal?: AbortSignal): Promise<MenuTree>;
  create(menu: { readonly name: string; readonly locale: Locale; readonly location: MenuLocation }): Promise<Menu>;
  rename(menuId: number, name: string, revision: number): Promise<Menu>;
  /** Saves the whole menu. Rejects with `haptera_stale` when it was changed since `revision`. */
  saveTree(menuId: number, entries: readonly MenuEntry[], revision: number | undefined): Promise<MenuTree>;
}

const path = '/wp/v2/menus';

export function createMenuCalls(ask: Ask): MenuCalls {
  const getMenu = async (id: number, signal?: AbortSignal) =>
    readMenu((await ask({ path: `${path}/${id}`, query: { context: 'edit' }, signal })).body);
  return {
    list: async (signal) => (await askForAll(ask, { path, query: { context: 'edit' }, signal })).map(readMenu),
    getTree: async (menuId, signal) => {
      // Read the revision before the entries: if entries change in between, saving fails with 412 instead of
      // overwriting them.
      const menu = await getMenu(menuId, signal);
      const items = await askForAll(ask, {
        path: '/wp/v2/menu-items',
        query: { context: 'edit', menus: [menuId] },
        signal,
      });
      return { menu, entries: buildTree(items.map(readEntry)) };
    },
    create: async ({ name, locale, location }) =>
      readMenu(
        (await ask({ path, method: 'POST', data: { name, lang: locale, locations: [location], slug: location } })).body,
      ),
    rename: async (menuId, name, revision) =>
      readMenu((await ask({ path: `${path}/${menuId}`, method: 'POST', data: { name }, ifMatch: revision })).body),
    saveTree: async (menuId, entries, revision) => {
      const { body } = await ask({
        path: `/haptera/v1/menus/${menuId}/items`,
        method: 'PUT',
        data: { items: entries.map(printEntry) },
        ifMatch: revision,
      });
      return { menu: await getMenu(menuId), entries: buildTree(readList(body, 'menu items', readEntry)) };
    },
  };
}

function readMenu(value: JsonValue): Menu {
  const menu = readObject(value, 'menu');
  const locations = Array.isArray(menu.locations) ? menu.locations : [];
  return {
    id: readNumber(menu, 'id'),
    name: readText(menu, 'name'),
    locale: readLocale(menu, 'lang'),
    locations: menuLocations.filter((location) => locations.includes(location)),
    revision: readNumber(menu, 'haptera_revision'),
  };
}

interface FlatEntry extends Omit<MenuEntry, 'children' | 'id'> {
  readonly id: number;
  readonly parentId: number;
  readonly order: number;
}

function readEntry(value: JsonValue): FlatEntry {
  const item = readObject(value, 'menu item');
  const isDocument = readText(item, 'type') === 'post_type';
  const classes = Array.isArray(item.classes) ? item.classes : [];
  return {
    id: readNumber(item, 'id'),
    key: readOptionalText(item, 'haptera_key'),
    label: readRaw(item, 'title'),
    description: readOptionalText(item, 'description'),
    target: isDocument
      ? { kind: 'document', id: readNumber(item, 'object_id') }
      : { kind: 'address', url: readOptionalText(item, 'url') },
    opensNewTab: item.target === '_blank',
    cssClasses: classes.filter((name) => typeof name === 'string' && name !== '').map(String),
    isBroken: readToggle(item, 'invalid'),
    parentId: readNumber(item, 'parent'),
    order: readNumber(item, 'menu_order'),
  };
}

function buildTree(items: readonly FlatEntry[], parentId = 0): MenuEntry[] {
  return items
    .filter((item) => item.parentId === parentId)
    .toSorted((a, b) => a.order - b.order)
    .map(({ parentId: _parent, order: _order, ...entry }) => ({ ...entry, children: buildTree(items, entry.id) }));
}

function printEntry(entry: MenuEntry): JsonObject {
  const { id, key, label, description, target, opensNewTab, cssClasses, children } = entry;
  return {
    ...(id !== null && { id }),
    ...(key !== '' && { key }),
    title: label,
    description,
    ...(target.kind === 'document' ? { object_id: target.id } : { url: target.url }),
    target: opensNewTab ? '_blank' : '',
    classes: [...cssClasses],
    children: children.map(printEntry),
  };
}
