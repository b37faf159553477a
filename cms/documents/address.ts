import type { DocumentType } from './model.ts';
import { decodeSlug } from './slug.ts';

/** Where posts stand. */
export const POST_BASE = '/post';

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
  if (document.type === 'post') return `${POST_BASE}/${decodeSlug(document.slug)}`;
  return `/${document.slugs.map(decodeSlug).join('/')}`;
}
