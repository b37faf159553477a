import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import type { Term } from '../../cms/term-calls.ts';

/** The same term in both languages: each term belongs to one language, counterparts share their slug. */
export interface TermPair {
  readonly slug: string;
  readonly versions: Localized<Term | null>;
}

/** In the order of each pair's first term. */
export function pairTerms(terms: readonly Term[]): TermPair[] {
  const pairs = new Map<string, { slug: string; versions: Record<Locale, Term | null> }>();
  for (const term of terms) {
    const pair = pairs.get(term.slug) ?? { slug: term.slug, versions: { ...eachLocale(() => null) } };
    pair.versions[term.locale] = term;
    pairs.set(term.slug, pair);
  }
  return [...pairs.values()];
}

/** The pair's name, preferably in the interface language. */
export function nameOf({ versions }: TermPair, uiLocale: Locale): string {
  return [uiLocale, ...locales].map((locale) => versions[locale]?.name).find((name) => name !== undefined) ?? '';
}
