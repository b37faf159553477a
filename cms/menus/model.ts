import type { Locale } from '#cms-schema/locale.ts';

export const menuLocations = ['primary', 'footer'] as const;
export type MenuLocation = (typeof menuLocations)[number];

export interface Menu {
  readonly id: number;
  readonly locale: Locale;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Each location holds at most one menu per language. */
  readonly locations: readonly MenuLocation[];
  readonly revision: number;
}

export interface MenuItem {
  readonly id: number;
  readonly menuId: number;
  /** Stable name, the same in both languages. */
  readonly key: string;
  /** Empty: the title of the document. */
  readonly label: string;
  readonly description: string;
  /** `document` links to the current address of the document in the menu's language. */
  readonly kind: 'custom' | 'document';
  /** For `custom`: a site path (`/about`, gets its language prefix) or an absolute address. */
  readonly url: string;
  readonly documentId: number | null;
  readonly parentId: number | null;
  readonly order: number;
  readonly target: '' | '_blank';
  readonly cssClasses: readonly string[];
  readonly revision: number;
}

/** An entry for readers. Entries whose document is not published are left out, with everything below them. */
export interface PublicMenuItem {
  readonly id: number;
  readonly parentId: number | null;
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** Ready for `href`. */
  readonly url: string;
  /** Address on this site with language prefix; null for links to other sites. */
  readonly uri: string | null;
  readonly target: '' | '_blank';
  readonly cssClasses: readonly string[];
  readonly order: number;
}

export interface PublicMenu {
  readonly id: number;
  readonly locale: Locale;
  readonly name: string;
  readonly slug: string;
  readonly locations: readonly MenuLocation[];
  /** Flat, in order, parents before their children. */
  readonly items: readonly PublicMenuItem[];
}

export interface NewMenu {
  readonly name: string;
  readonly locale?: Locale;
  readonly slug?: string;
  readonly description?: string;
  readonly locations?: readonly MenuLocation[];
}
export type MenuPatch = Partial<Omit<NewMenu, 'locale'>>;

export interface MenuItemInput {
  readonly key?: string;
  readonly label?: string;
  readonly description?: string;
  readonly kind?: 'custom' | 'document';
  readonly url?: string;
  readonly documentId?: number | null;
  readonly parentId?: number | null;
  readonly order?: number;
  readonly target?: '' | '_blank';
  readonly cssClasses?: readonly string[];
}

/** For `saveMenuItems`: a whole tree at once; `id` keeps an existing entry. */
export interface MenuItemNode extends Omit<MenuItemInput, 'parentId' | 'order'> {
  readonly id?: number;
  readonly children?: readonly MenuItemNode[];
}
