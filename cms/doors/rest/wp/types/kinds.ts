import type { JsonObject } from '#cms-schema/json.ts';
import type { Power } from '#contract/roles.ts';

/** What WordPress calls post types. */
export interface ContentType {
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly restBase: string;
  readonly icon: string | null;
  readonly isHierarchical: boolean;
  readonly isViewable: boolean;
  /** In the names of its capabilities: `edit_pages`. */
  readonly capabilityType: string;
  readonly taxonomies: readonly string[];
  /** Editors look for `autosave` before they keep unfinished work. */
  readonly supports: Readonly<Record<string, true>>;
}

const document = {
  title: true,
  editor: true,
  author: true,
  thumbnail: true,
  excerpt: true,
  'custom-fields': true,
  revisions: true,
  autosave: true,
} as const;

export const contentTypes: readonly ContentType[] = [
  {
    slug: 'post',
    name: 'Posts',
    singular: 'Post',
    restBase: 'posts',
    icon: 'dashicons-admin-post',
    isHierarchical: false,
    isViewable: true,
    capabilityType: 'post',
    taxonomies: ['category', 'post_tag'],
    supports: document,
  },
  {
    slug: 'page',
    name: 'Pages',
    singular: 'Page',
    restBase: 'pages',
    icon: 'dashicons-admin-page',
    isHierarchical: true,
    isViewable: true,
    capabilityType: 'page',
    taxonomies: [],
    supports: { ...document, 'page-attributes': true },
  },
  {
    slug: 'attachment',
    name: 'Media',
    singular: 'Media',
    restBase: 'media',
    icon: 'dashicons-admin-media',
    isHierarchical: false,
    isViewable: true,
    capabilityType: 'post',
    taxonomies: [],
    supports: { title: true, author: true },
  },
  {
    slug: 'nav_menu_item',
    name: 'Navigation Menu Items',
    singular: 'Navigation Menu Item',
    restBase: 'menu-items',
    icon: null,
    isHierarchical: false,
    isViewable: false,
    capabilityType: 'page',
    taxonomies: ['nav_menu'],
    supports: { title: true },
  },
];

export function postTypeCapabilities({ capabilityType: type, slug }: ContentType): JsonObject {
  return {
    edit_post: `edit_${type}`,
    read_post: `read_${type}`,
    delete_post: `delete_${type}`,
    edit_posts: `edit_${type}s`,
    edit_others_posts: `edit_others_${type}s`,
    delete_posts: `delete_${type}s`,
    publish_posts: `publish_${type}s`,
    read_private_posts: `read_private_${type}s`,
    read: 'read',
    delete_private_posts: `delete_private_${type}s`,
    delete_published_posts: `delete_published_${type}s`,
    delete_others_posts: `delete_others_${type}s`,
    edit_private_posts: `edit_private_${type}s`,
    edit_published_posts: `edit_published_${type}s`,
    create_posts: slug === 'attachment' ? 'upload_files' : `edit_${type}s`,
  };
}

export const statuses = [
  { slug: 'publish', name: 'Published', isProtected: false, isDateFloating: false },
  { slug: 'future', name: 'Scheduled', isProtected: true, isDateFloating: false },
  { slug: 'draft', name: 'Draft', isProtected: true, isDateFloating: true },
  { slug: 'pending', name: 'Pending', isProtected: true, isDateFloating: true },
  { slug: 'private', name: 'Private', isProtected: false, isDateFloating: false },
  { slug: 'trash', name: 'Trash', isProtected: false, isDateFloating: false },
] as const;

export interface TaxonomyKind {
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly restBase: string;
  readonly types: readonly string[];
  readonly isHierarchical: boolean;
  readonly isPublic: boolean;
  readonly power: Power;
}

export const taxonomyKinds: readonly TaxonomyKind[] = [
  {
    slug: 'category',
    name: 'Categories',
    singular: 'Category',
    restBase: 'categories',
    types: ['post'],
    isHierarchical: true,
    isPublic: true,
    power: 'manage_categories',
  },
  {
    slug: 'post_tag',
    name: 'Tags',
    singular: 'Tag',
    restBase: 'tags',
    types: ['post'],
    isHierarchical: false,
    isPublic: true,
    power: 'manage_categories',
  },
  {
    slug: 'nav_menu',
    name: 'Navigation Menus',
    singular: 'Navigation Menu',
    restBase: 'menus',
    types: ['nav_menu_item'],
    isHierarchical: false,
    isPublic: false,
    power: 'edit_menus',
  },
];
