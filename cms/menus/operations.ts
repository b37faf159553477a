import type { Locale } from '#cms-schema/locale.ts';
import type { SaveOptions } from '../documents/operations.ts';
import type { Viewer } from '../users/model.ts';
import type {
  Menu,
  MenuItem,
  MenuItemInput,
  MenuItemNode,
  MenuLocation,
  MenuPatch,
  NewMenu,
  PublicMenu,
} from './model.ts';

/** Editing throws `rest_cannot_view` or `rest_cannot_update`; editors and administrators may. */
export interface MenuOperations {
  listMenus(viewer: Viewer, query?: { readonly locale?: Locale; readonly location?: MenuLocation }): Promise<readonly Menu[]>;
  requireMenu(viewer: Viewer, id: number): Promise<Menu>;
  createMenu(viewer: Viewer, input: NewMenu): Promise<Menu>;
  saveMenu(viewer: Viewer, id: number, patch: MenuPatch, options?: SaveOptions): Promise<Menu>;
  deleteMenu(viewer: Viewer, id: number): Promise<Menu>;
  listMenuItems(viewer: Viewer, query?: { readonly menuId?: number }): Promise<readonly MenuItem[]>;
  requireMenuItem(viewer: Viewer, id: number): Promise<MenuItem>;
  createMenuItem(viewer: Viewer, menuId: number, input: MenuItemInput): Promise<MenuItem>;
  saveMenuItem(viewer: Viewer, id: number, patch: MenuItemInput, options?: SaveOptions): Promise<MenuItem>;
  deleteMenuItem(viewer: Viewer, id: number): Promise<MenuItem>;
  /** The whole tree at once: entries with an `id` are kept, others made, the rest deleted. Gives them flat, in order. */
  saveMenuItems(
    viewer: Viewer,
    menuId: number,
    tree: readonly MenuItemNode[],
    options?: SaveOptions,
  ): Promise<readonly MenuItem[]>;
  /** For readers. */
  getPublicMenu(locale: Locale, location: MenuLocation): Promise<PublicMenu | null>;
  getPublicMenuById(id: number): Promise<PublicMenu | null>;
  listPublicMenus(query?: { readonly locale?: Locale; readonly location?: string }): Promise<readonly PublicMenu[]>;
}
