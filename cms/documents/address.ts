import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';

/**
 * The path of a document without language prefix: the front page's is `/`, others stand below the root of their type
 * (`/post/…`): where documents stand below each other with their slugs from the top down, else with their own. Ancestors
 * without a slug are passed over, whatever their status. Null without a slug of its own.
 */
export function addressOf(document: {
  readonly type: DocumentType;
  readonly slug: string;
  readonly isFrontPage: boolean;
  /** From the root down, its own last. */
  readonly slugs: readonly string[];
}): string | null {
  if (document.isFrontPage) return '/';
  if (document.slug === '') return null;
  const { root, isHierarchical } = contentTypes[document.type];
  const steps = isHierarchical ? document.slugs : [document.slug];
  return `${root === '/' ? '' : root}/${steps.map(decodeSlug).join('/')}`;
}
