import { type Locale, localizePath, splitLocale } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { untranslatedId } from '../shell/untranslated-note.tsx';
import { requireSite } from '../site.ts';
import { publicPath } from './page-metadata.ts';

/**
 * This page in the other language; while it is not published there, the other language's home with a word about it. At a
 * second address (with prefix) that address in the other language: what stands around changes its language, and the text
 * may not.
 */
export function otherLanguagePath(
  { translations }: Pick<PagePartsFragment, 'translations'>,
  locale: Locale,
  secondAddress: string | null = null,
): string {
  const other = locale === 'zh' ? 'en' : 'zh';
  if (secondAddress !== null) {
    const { path } = splitLocale(secondAddress);
    const isThere = requireSite().freshness.addresses()?.find(other, path) === path;
    return localizePath(isThere ? path : '/', other);
  }
  const translation = translations.find(({ language }) => language.slug === other);
  return translation ? publicPath(translation.uri) : `${localizePath('/', other)}#${untranslatedId}`;
}
