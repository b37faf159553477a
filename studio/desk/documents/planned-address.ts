import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { decodeSlug, sanitizeSlug, spellSlug } from '#contract/slug.ts';
import type { PageChoice } from './page-select.tsx';

export interface Plan {
  readonly type: DocumentType;
  readonly locale: Locale;
  /** Null: the top level. In a language that the parent lacks, the document goes there too. */
  readonly parent: PageChoice | null;
  /** As typed; empty: it is made from the title. */
  readonly slug: string;
  readonly title: string;
}

/**
 * The address with its language that a document gets, unless another one has it already; null as long as it has no name,
 * or its parent has none.
 */
export function plannedAddress({ type, locale, parent, slug, title }: Plan): string | null {
  const { root, isHierarchical } = contentTypes[type];
  const above = isHierarchical ? (parent?.versions[locale] ?? null) : null;
  const name = decodeSlug(spellSlug(slug.trim()) || sanitizeSlug(title));
  if (name === '' || above?.path === null) return null;
  const start = above ? above.path : root;
  return localizePath(`${start === '/' ? '' : start}/${name}`, locale);
}
