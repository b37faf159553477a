import type { ResolvedDocument, ResolvedMedia } from '#cms-schema/field.ts';
import type { ResolvedLink } from '#cms-schema/fields/link.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type CaseTag, caseTags } from './case-tags.ts';

export interface StoredCase {
  readonly article: ResolvedDocument | null;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly CaseTag[];
  readonly picture: ResolvedMedia | null;
  readonly link: ResolvedLink | null;
}

export interface PresentedCase extends Omit<StoredCase, 'article'> {
  /** The labels on the card: the names of its tags or, without tags, the article's terms. */
  readonly labels: readonly string[];
}

/** Fills empty fields of a case from its article. Null if neither has a title, as when the article is not published. */
export function presentCase(stored: StoredCase, locale: Locale): PresentedCase | null {
  const { article } = stored;
  const title = stored.title || article?.title;
  if (!title) return null;
  const tags = [...new Set(stored.tags)];
  return {
    title,
    description: stored.description || (article?.excerpt ?? ''),
    tags,
    labels: tags.length > 0 ? tags.map((tag) => caseTags[tag][locale]) : [...new Set(article?.terms)],
    picture: stored.picture ?? article?.image ?? null,
    link: stored.link ?? (article && { href: article.href, newTab: false, external: false }),
  };
}
