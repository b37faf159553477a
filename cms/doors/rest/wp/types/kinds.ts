import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { contentTypes, documentTypes, typesThat } from '#contract/content-types.ts';
import type { Power } from '#contract/roles.ts';

/** A post type in the sense of WordPress. */
export interface PostType {
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly restBase: string;
  readonly icon: string | null;
  readonly isHierarchical: boolean;
  readonly isViewable: boolean;
  /** Part of the names of its capabilities: `edit_pages`. */
  readonly capabilityType: string;
  readonly taxonomies: readonly string[];
  /** Editors check for `autosave` before they save unfinished work. */
  readonly supports: Readonly<Record<string, true>>;
}

/** The content types of the product, and the other things that are post types in WordPress. */
export const postTypes: readonly PostType[] = [
  ...documentTypes.map((type) => presentContentType(contentTypes[type])),
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

function presentContentType({ name, labels, restBase, icon, supports, ...type }: ContentTypeFacts): PostType {
  const own = supports.filter((feature) => feature !== 'sticky');
  return {
    slug: name,
    name: labels.many.en,
    singular: labels.one.en,
    restBase,
    icon,
    isHierarchical: type.isHierarchical,
    isViewable: true,
    capabilityType: type.capabilityType,
    taxonomies: type.taxonomies,
    supports: {
      title: true,
      ...(type.body !== 'none' && { editor: true as const }),
      author: true,
      ...Object.fromEntries(own.map((feature) => [feature, true as const])),
      'custom-fields': true,
      revisions: true,
      autosave: true,
    },
  };
}

export function postTypeCapabilities({ capabilityType: type, slug }: PostType): JsonObject {
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
    types: typesThat(({ taxonomies }) => taxonomies.includes('category')),
    isHierarchical: true,
    isPublic: true,
    power: 'manage_categories',
  },
  {
    slug: 'post_tag',
    name: 'Tags',
    singular: 'Tag',
    restBase: 'tags',
    types: typesThat(({ taxonomies }) => taxonomies.includes('post_tag')),
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
