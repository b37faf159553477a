import { type Locale, localizePath, splitLocale } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { untranslatedId } from '../shell/untranslated-id.ts';
import { requireSite } from '../site.ts';
import { publicPath } from './page-metadata.ts';

/**
 * The address of this page in the other language. If it is not published there, that language's home page with a note about
 * it. For a second address (with prefix), the same address in the other language: the shell switches its language even if the
 * text does not.
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
