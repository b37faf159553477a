import type { Role, Viewer } from './model.ts';
import { scopeOf } from './scopes.ts';

const subscriber = ['read', 'level_0'] as const;

const contributor = [...subscriber, 'edit_posts', 'delete_posts', 'level_1'] as const;

const author = [
  ...contributor,
  'upload_files',
  'publish_posts',
  'edit_published_posts',
  'delete_published_posts',
  'level_2',
] as const;

const editor = [
  ...author,
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'unfiltered_html',
  'edit_others_posts',
  'delete_others_posts',
  'read_private_posts',
  'edit_private_posts',
  'delete_private_posts',
  'edit_pages',
  'publish_pages',
  'edit_others_pages',
  'edit_published_pages',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'read_private_pages',
  'edit_private_pages',
  'delete_private_pages',
  'level_3',
  'level_4',
  'level_5',
  'level_6',
  'level_7',
] as const;

const administrator = [
  ...editor,
  'edit_theme_options',
  'manage_options',
  'list_users',
  'create_users',
  'edit_users',
  'promote_users',
  'delete_users',
  'remove_users',
  'edit_dashboard',
  'import',
  'export',
  'level_8',
  'level_9',
  'level_10',
] as const;

/** WordPress's roles and the names of what they may; those for plugins, themes and core updates have nothing to rule here. */
export const capabilities: Readonly<Record<Role, readonly Capability[]>> = {
  subscriber,
  contributor,
  author,
  editor,
  administrator,
};

export type Capability = (typeof administrator)[number];

/** Menus belong to editors here: WordPress keeps them to administrators, who own its theme. */
export type Power = Capability | 'edit_menus';

export function can(viewer: Viewer, power: Power): boolean {
  if (viewer.via === 'system') return true;
  if (viewer.user === null) return false;
  if (scopeOf(viewer) !== 'all' && !contentPowers.has(power)) return false;
  if (power === 'edit_menus') return sets[viewer.user.role].has('edit_pages');
  return sets[viewer.user.role].has(power);
}

const sets: Readonly<Record<Role, ReadonlySet<Capability>>> = {
  subscriber: new Set(subscriber),
  contributor: new Set(contributor),
  author: new Set(author),
  editor: new Set(editor),
  administrator: new Set(administrator),
};

/** Beyond these lie settings and accounts, which are for application passwords of the scope `all` alone. */
const contentPowers: ReadonlySet<Power> = new Set<Power>([...editor, 'edit_menus']);
