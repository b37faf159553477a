import type { Queryable } from '#kit/database/connect.ts';
import { checkLine, checkText } from '../check-text.ts';
import { getDocumentRow } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { checkMenuAddress } from './menu-address.ts';
import type { MenuItem, MenuItemInput, MenuItemNode } from './model.ts';
import { insertMenuItemRow, updateMenuItemRow } from './store.ts';

export const blankItem: Omit<MenuItem, 'id' | 'menuId' | 'order' | 'revision'> = {
  key: '',
  label: '',
  description: '',
  kind: 'custom',
  url: '',
  documentId: null,
  parentId: null,
  target: '',
  cssClasses: [],
};

export const MAX_DEPTH = 5;

export async function saveTree(
  tx: Queryable,
  menuId: number,
  tree: readonly MenuItemNode[],
  before: readonly MenuItem[],
): Promise<MenuItem[]> {
  const saved: MenuItem[] = [];
  const walk = async (nodes: readonly MenuItemNode[], parentId: number | null, depth: number): Promise<void> => {
    if (depth > MAX_DEPTH) throw tooDeep();
    for (const { id, children = [], ...input } of nodes) {
      const present = before.find((item) => item.id === id);
      if (id !== undefined && (!present || saved.some((item) => item.id === id))) throw errors.noMenuItem();
      const start: MenuItem = present
        ? { ...present, revision: present.revision + 1 }
        : { id: 0, ...blankItem, menuId, order: 0, revision: 1 };
      const completed = await completeItem(tx, { ...start, parentId: null }, input, []);
      const item = { ...completed, parentId, order: saved.length + 1 };
      if (present) await updateMenuItemRow(tx, item);
      const stored = present ? item : { ...item, id: await insertMenuItemRow(tx, item) };
      saved.push(stored);
      await walk(children, stored.id, depth + 1);
    }
  };
  await walk(tree, null, 1);
  return saved;
}

/** Applies a patch to an entry. Throws `haptera_menu_item_invalid` if readers could not follow the result. */
export async function completeItem(
  tx: Queryable,
  before: MenuItem,
  patch: MenuItemInput,
  siblings: readonly MenuItem[],
): Promise<MenuItem> {
  const item: MenuItem = {
    ...before,
    key: checkText('key', patch.key ?? before.key, 100),
    label: checkLine('label', patch.label ?? before.label, 500),
    description: checkText('description', patch.description ?? before.description, 2_000),
    kind: patch.kind ?? (patch.documentId ? 'document' : before.kind),
    url: checkText('url', patch.url ?? before.url, 2_000).trim(),
    documentId: patch.documentId === undefined ? before.documentId : patch.documentId || null,
    parentId: patch.parentId === undefined ? before.parentId : patch.parentId || null,
    order: patch.order ?? before.order,
    target: patch.target ?? before.target,
    cssClasses: (patch.cssClasses ?? before.cssClasses).filter((name) => /^[\w-]{1,100}$/.test(name)),
  };
  if (item.kind === 'document') {
    const target = item.documentId === null ? null : await getDocumentRow(tx, item.documentId);
    if (!target) throw errors.menuItemInvalid('The document of this entry does not exist. Choose another one.');
  } else {
    checkMenuAddress(item.url);
  }
  refuseCircle(item, siblings);
  if (item.parentId !== before.parentId) refuseDepth(item, siblings);
  return item;
}

function tooDeep() {
  return errors.menuItemInvalid(`A menu has at most ${MAX_DEPTH} levels. Choose a parent further up.`);
}

/** Counts from the top of the menu to the lowest entry below this one. Requires that there is no circle. */
function refuseDepth(item: MenuItem, siblings: readonly MenuItem[]): void {
  const parents = new Map(siblings.map(({ id, parentId }) => [id, parentId]));
  let levels = 0;
  for (let id = item.parentId; id !== null; id = parents.get(id) ?? null) levels += 1;
  for (let level = new Set([item.id]); level.size > 0; levels += 1) {
    const below = siblings.filter(({ parentId }) => parentId !== null && level.has(parentId));
    level = new Set(below.map(({ id }) => id));
  }
  if (levels > MAX_DEPTH) throw tooDeep();
}

function refuseCircle(item: MenuItem, siblings: readonly MenuItem[]): void {
  const parents = new Map(siblings.map(({ id, parentId }) => [id, parentId]));
  const seen = new Set<number>(item.id === 0 ? [] : [item.id]);
  for (let id = item.parentId; id !== null; id = parents.get(id) ?? null) {
    if (seen.has(id) || !parents.has(id)) {
      throw errors.menuItemInvalid(
        'The parent of this entry is not in the menu, or is below the entry itself. Choose another parent.',
      );
    }
    seen.add(id);
  }
}
