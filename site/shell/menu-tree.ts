import { splitLocale } from '#cms-schema/locale.ts';
import type { MenuPartsFragment } from '../generated/graphql.ts';

export type MenuItem = MenuPartsFragment['menuItems']['nodes'][number];

export interface MenuBranch extends MenuItem {
  readonly children: readonly MenuItem[];
}

/** Two levels, from the API's flat list. An item whose parent is missing moves to the top level. */
export function menuTree(items: readonly MenuItem[]): MenuBranch[] {
  const ids = new Set(items.map(({ databaseId }) => databaseId));
  const isTop = (item: MenuItem) => item.parentDatabaseId === null || !ids.has(item.parentDatabaseId);
  return items.filter(isTop).map((item) => ({
    ...item,
    children: items.filter(({ parentDatabaseId }) => parentDatabaseId === item.databaseId),
  }));
}

/** The entry for the search, which the header shows as a button with a field, whatever its place in the menu. */
export const searchKey = 'search';

/** Entries that depend on the visitor's access to configuration files, which the session knows. */
const accessKeys = ['configTool', 'customConfig'] as const;

/** The access that an entry with this key requires; null if everyone sees it. */
export function neededAccess(key: string): (typeof accessKeys)[number] | null {
  return accessKeys.find((each) => each === key) ?? null;
}

/** Paths that belong to another entry than their first step suggests (specification, section 2). */
const exceptions: readonly { matches: (path: string) => boolean; key: string }[] = [
  { matches: (path) => path.endsWith('/community/business'), key: 'explore' },
  { matches: (path) => path === '/explore/hapticslist' || path === '/explore/application', key: 'community' },
  { matches: (path) => path === '/community/resource', key: 'resource' },
];

/** The key of the top-level entry to highlight on a public path; null for none. */
export function highlightedKey(publicPath: string, items: readonly Pick<MenuItem, 'key'>[]): string | null {
  const { path } = splitLocale(publicPath);
  const exception = exceptions.find(({ matches }) => matches(path))?.key;
  // A menu without this entry highlights what the path suggests.
  if (items.some(({ key }) => key === exception)) return exception ?? null;
  return items.find(({ key }) => path === `/${key}` || path.startsWith(`/${key}/`))?.key ?? null;
}
