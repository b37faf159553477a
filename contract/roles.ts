/** WordPress's roles, from least to most powerful. */
export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

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

/** The capabilities of each role. Those for plugins, themes and core updates are left out: none of these exist here. */
export const capabilities: Readonly<Record<Role, readonly Capability[]>> = {
  subscriber,
  contributor,
  author,
  editor,
  administrator,
};

export type Capability = (typeof administrator)[number];

/** Editors may change menus here. WordPress reserves them for administrators, who own its theme. */
export type Power = Capability | 'edit_menus';

/** Whether a role has a power, by WordPress's rules and ours. */
export function roleHas(role: Role, power: Power): boolean {
  return hasPower(sets[role], power);
}

/** The same for a set of capability names, as REST lists them for an account. */
export function hasPower(capabilities: ReadonlySet<string>, power: Power): boolean {
  return capabilities.has(power === 'edit_menus' ? 'edit_pages' : power);
}

const sets: Readonly<Record<Role, ReadonlySet<Capability>>> = {
  subscriber: new Set(subscriber),
  contributor: new Set(contributor),
  author: new Set(author),
  editor: new Set(editor),
  administrator: new Set(administrator),
};

/**
 * What a program may do with its application password, within the limits of its account. `read`: content, also
 * unpublished; `write`: also change content (documents, media, terms, menus); `all`: also settings, the audit log and
 * other accounts. No scope allows changing the credentials of people or programs.
 */
export const passwordScopes = ['read', 'write', 'all'] as const;
export type PasswordScope = (typeof passwordScopes)[number];
