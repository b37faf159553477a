import { localizePath } from '#cms-schema/locale.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { isSitePath } from './menu-address.ts';
import type { Menu, MenuItem, PublicMenu, PublicMenuItem } from './model.ts';

/** The document of an entry in the menu's language, if it is published. */
export interface MenuTarget {
  readonly path: string;
  readonly title: string;
}

/** The menu as readers see it. `targets` by the id that the entry stores, which may be of another language version. */
export function presentMenu(
  menu: Menu,
  items: readonly MenuItem[],
  targets: ReadonlyMap<number, MenuTarget>,
): PublicMenu {
  const sorted = items.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const present = (parentId: number | null): PublicMenuItem[] =>
    sorted.flatMap((item) => {
      if (item.parentId !== parentId) return [];
      const own = presentItem(menu, item, targets);
      return own ? [own, ...present(item.id)] : [];
    });
  const flat = present(null).map((item, index) => ({ ...item, order: index + 1 }));
  const { id, locale, name, slug, locations } = menu;
  return { id, locale, name, slug, locations, items: flat };
}

function presentItem(menu: Menu, item: MenuItem, targets: ReadonlyMap<number, MenuTarget>): PublicMenuItem | null {
  const target = item.documentId === null ? undefined : targets.get(item.documentId);
  if (item.kind === 'document' && !target) return null;
  const url = item.kind === 'document' ? localizePath(target?.path ?? '/', menu.locale) : presentUrl(menu, item.url);
  return {
    id: item.id,
    parentId: item.parentId,
    key: item.key || `item-${item.id}`,
    label: item.label || htmlToText(target?.title ?? ''),
    description: item.description,
    url,
    uri: isSitePath(url) ? url : null,
    target: item.target,
    cssClasses: item.cssClasses,
    order: item.order,
  };
}

function presentUrl(menu: Menu, url: string): string {
  if (!isSitePath(url)) return url;
  const [, path = url, rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return `${localizePath(path, menu.locale)}${rest}`;
}
