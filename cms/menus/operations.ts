import { defaultLocale, type Locale } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { checkLine, checkText } from '../check-text.ts';
import type { Change, CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { isExpected, type SaveOptions } from '../expected-revision.ts';
import { can } from '../permission/capabilities.ts';
import type { Viewer } from '../permission/viewer.ts';
import { blankItem, completeItem, saveTree } from './complete-item.ts';
import {
  type Menu,
  type MenuItem,
  type MenuItemInput,
  type MenuItemNode,
  type MenuLocation,
  type MenuPatch,
  menuLocations,
  type NewMenu,
  type PublicMenu,
} from './model.ts';
import { presentMenu } from './present-menu.ts';
import {
  deleteMenuItemRows,
  deleteMenuRow,
  getMenuBySlug,
  getMenuItemRow,
  getMenuRow,
  insertMenuItemRow,
  insertMenuRow,
  listMenuItemRows,
  listMenuRows,
  listMenuTargets,
  lockMenuRow,
  saveMenuPlaces,
  updateMenuItemRow,
  updateMenuRow,
} from './store.ts';

/** Editors and administrators only: others get `haptera_cannot_view_menus` or `haptera_cannot_edit_menus`. */
export interface MenuOperations {
  listMenus(
    viewer: Viewer,
    query?: { readonly locale?: Locale; readonly location?: MenuLocation },
  ): Promise<readonly Menu[]>;
  requireMenu(viewer: Viewer, id: number): Promise<Menu>;
  createMenu(viewer: Viewer, input: NewMenu): Promise<Menu>;
  saveMenu(viewer: Viewer, id: number, patch: MenuPatch, options?: SaveOptions): Promise<Menu>;
  deleteMenu(viewer: Viewer, id: number): Promise<Menu>;
  listMenuItems(viewer: Viewer, query?: { readonly menuId?: number }): Promise<readonly MenuItem[]>;
  requireMenuItem(viewer: Viewer, id: number): Promise<MenuItem>;
  createMenuItem(viewer: Viewer, menuId: number, input: MenuItemInput): Promise<MenuItem>;
  saveMenuItem(viewer: Viewer, id: number, patch: MenuItemInput, options?: SaveOptions): Promise<MenuItem>;
  deleteMenuItem(viewer: Viewer, id: number): Promise<MenuItem>;
  /**
   * Replaces the whole tree: keeps entries with an `id`, creates those without, deletes the rest. Returns them flat.
   */
  saveMenuItems(
    viewer: Viewer,
    menuId: number,
    tree: readonly MenuItemNode[],
    options?: SaveOptions,
  ): Promise<readonly MenuItem[]>;
  /** This and the operations below are for readers. Menus without a location are not public, as in WPGraphQL. */
  getPublicMenu(locale: Locale, location: MenuLocation): Promise<PublicMenu | null>;
  getPublicMenuById(id: number): Promise<PublicMenu | null>;
  listPublicMenus(query?: { readonly locale?: Locale; readonly location?: string }): Promise<readonly PublicMenu[]>;
}

export function createMenuOperations(core: CmsCore): MenuOperations {
  const { database } = core;

  const requireViewable = (viewer: Viewer) => {
    if (!can(viewer, 'edit_menus')) throw errors.cannotViewMenus(viewer);
  };

  /** Locks a menu, changes it, announces and audits that. */
  const edit = <T>(
    viewer: Viewer,
    find: (tx: Queryable) => Promise<number | null>,
    act: (change: Change, menu: Menu) => Promise<T>,
  ) =>
    core.change(viewer, async (change) => {
      if (!can(viewer, 'edit_menus')) throw errors.cannotEditMenus(viewer);
      const id = await find(change.tx);
      const menu = id === null ? null : await lockMenuRow(change.tx, id);
      if (!menu) throw errors.noMenu();
      await change.lockContent();
      const result = await act(change, menu);
      await change.announce([`menu:${menu.locale}`]);
      change.audit('menu.save', ['menu', menu.id]);
      return result;
    });

  const present = async (menu: Menu): Promise<PublicMenu> => {
    const items = await listMenuItemRows(database, menu.id);
    const targets = await listMenuTargets(database, menu);
    return presentMenu(menu, items, targets);
  };

  return {
    listMenus: async (viewer, query = {}) => {
      requireViewable(viewer);
      return listMenuRows(database, query);
    },

    requireMenu: async (viewer, id) => {
      requireViewable(viewer);
      const menu = await getMenuRow(database, id);
      if (!menu) throw errors.noMenu();
      return menu;
    },

    createMenu: (viewer, input) =>
      core.change(viewer, async (change) => {
        if (!can(viewer, 'edit_menus')) throw errors.cannotEditMenus(viewer);
        await change.lockContent();
        const locale = input.locale ?? defaultLocale;
        const name = requireName(input.name);
        const slug = sanitizeSlug(input.slug || name) || 'menu';
        const holder = await getMenuBySlug(change.tx, locale, slug);
        if (holder) throw errors.menuExists(holder.id);
        const locations = input.locations ?? [];
        const description = checkText('description', input.description ?? '', 20_000);
        const menu = { locale, name, slug, description, locations, revision: 1 };
        const id = await insertMenuRow(change.tx, menu);
        await saveMenuPlaces(change.tx, { id, ...menu });
        await change.announce([`menu:${locale}`]);
        change.audit('menu.create', ['menu', id], { locale });
        return { id, ...menu };
      }),

    saveMenu: (viewer, id, patch, options = {}) =>
      edit(
        viewer,
        async () => id,
        async (change, before) => {
          requireFresh(before, options);
          const name = patch.name === undefined ? before.name : requireName(patch.name);
          const slug = patch.slug === undefined ? before.slug : sanitizeSlug(patch.slug || name) || 'menu';
          const holder = await getMenuBySlug(change.tx, before.locale, slug);
          if (holder && holder.id !== id) throw errors.menuExists(holder.id);
          const menu: Menu = {
            ...before,
            name,
            slug,
            description: checkText('description', patch.description ?? before.description, 20_000),
            locations: patch.locations ?? before.locations,
            revision: before.revision + 1,
          };
          await updateMenuRow(change.tx, menu);
          await saveMenuPlaces(change.tx, menu);
          return menu;
        },
      ),

    deleteMenu: (viewer, id) =>
      edit(
        viewer,
        async () => id,
        async ({ tx }, menu) => {
          await deleteMenuRow(tx, id);
          return menu;
        },
      ),

    listMenuItems: async (viewer, query = {}) => {
      requireViewable(viewer);
      return listMenuItemRows(database, query.menuId ?? null);
    },

    requireMenuItem: async (viewer, id) => {
      requireViewable(viewer);
      const item = await getMenuItemRow(database, id);
      if (!item) throw errors.noMenuItem();
      return item;
    },

    createMenuItem: (viewer, menuId, input) =>
      edit(
        viewer,
        async () => menuId,
        async ({ tx }, menu) => {
          const siblings = await listMenuItemRows(tx, menuId);
          const last = Math.max(0, ...siblings.map(({ order }) => order));
          const blank = { ...blankItem, menuId, order: last + 1, revision: 1 };
          const item = await completeItem(tx, { id: 0, ...blank }, input, siblings);
          const id = await insertMenuItemRow(tx, item);
          await updateMenuRow(tx, { ...menu, revision: menu.revision + 1 });
          return { ...item, id };
        },
      ),

    saveMenuItem: (viewer, id, patch, options = {}) =>
      edit(
        viewer,
        async (tx) => requireItem(await getMenuItemRow(tx, id)).menuId,
        async ({ tx }, menu) => {
          const before = requireItem(await getMenuItemRow(tx, id));
          requireFresh(before, options);
          const siblings = await listMenuItemRows(tx, menu.id);
          const item = await completeItem(tx, { ...before, revision: before.revision + 1 }, patch, siblings);
          await updateMenuItemRow(tx, item);
          await updateMenuRow(tx, { ...menu, revision: menu.revision + 1 });
          return item;
        },
      ),

    deleteMenuItem: (viewer, id) =>
      edit(
        viewer,
        async (tx) => requireItem(await getMenuItemRow(tx, id)).menuId,
        async ({ tx }, menu) => {
          const item = requireItem(await getMenuItemRow(tx, id));
          await deleteMenuItemRows(tx, [id]);
          await updateMenuRow(tx, { ...menu, revision: menu.revision + 1 });
          return item;
        },
      ),

    saveMenuItems: (viewer, menuId, tree, options = {}) =>
      edit(
        viewer,
        async () => menuId,
        async ({ tx }, menu) => {
          requireFresh(menu, options);
          const before = await listMenuItemRows(tx, menuId);
          const saved = await saveTree(tx, menuId, tree, before);
          const kept = new Set(saved.map(({ id }) => id));
          await deleteMenuItemRows(
            tx,
            before.map(({ id }) => id).filter((id) => !kept.has(id)),
          );
          await updateMenuRow(tx, { ...menu, revision: menu.revision + 1 });
          return saved;
        },
      ),

    getPublicMenu: async (locale, location) => {
      const [menu] = await listMenuRows(database, { locale, location });
      return menu ? present(menu) : null;
    },

    getPublicMenuById: async (id) => {
      const menu = await getMenuRow(database, id);
      return menu && isPlaced(menu) ? present(menu) : null;
    },

    listPublicMenus: async ({ locale, location } = {}) => {
      const known = menuLocations.find((name) => name === location);
      if (location !== undefined && known === undefined) return [];
      const menus = await listMenuRows(database, {
        ...(locale === undefined ? {} : { locale }),
        ...(known === undefined ? {} : { location: known }),
      });
      return Promise.all(menus.filter(isPlaced).map(present));
    },
  };
}

function isPlaced({ locations }: Menu): boolean {
  return locations.length > 0;
}

function requireItem(item: MenuItem | null): MenuItem {
  if (!item) throw errors.noMenuItem();
  return item;
}

function requireFresh({ revision }: { readonly revision: number }, { expectedRevision }: SaveOptions): void {
  if (!isExpected(revision, expectedRevision)) throw errors.stale(revision);
}

function requireName(name: string): string {
  const trimmed = checkLine('name', name, limits.name).trim();
  if (trimmed === '') throw errors.nameNeeded();
  return trimmed;
}
