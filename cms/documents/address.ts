import { addresses } from '#contract/addresses.ts';
import type { DocumentType } from '#contract/document-fields.ts';
import { decodeSlug } from '#contract/slug.ts';

/**
 * The path of a document without language prefix: the front page's is `/`, a page's its slugs from the root down, a post's
 * stands below `/post`. Ancestors without a slug are passed over, whatever their status. Null without a slug of its own.
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
  if (document.type === 'post') return `${addresses.posts.path}/${decodeSlug(document.slug)}`;
  return `/${document.slugs.map(decodeSlug).join('/')}`;
}
