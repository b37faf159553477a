import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';

/**
 * The path of a document without language prefix: `/` for the front page, otherwise the root of the type (`/post/…`)
 * followed by the slugs from the top down for hierarchical types, or by the document's own slug. Ancestors without a
 * slug are skipped, whatever their status. Null if the document itself has no slug.
 */
export function addressOf(document: {
  readonly type: DocumentType;
  readonly slug: string;
  readonly isFrontPage: boolean;
  /** From the root down, ending with its own. */
  readonly slugs: readonly string[];
}): string | null {
  if (document.isFrontPage) return '/';
  if (document.slug === '') return null;
  const { root, isHierarchical } = contentTypes[document.type];
  const steps = isHierarchical ? document.slugs : [document.slug];
  return `${root === '/' ? '' : root}/${steps.map(decodeSlug).join('/')}`;
}
