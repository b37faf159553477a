import { type Locale, locales, splitLocale } from '#cms-schema/locale.ts';

/**
 * The language and path of an address, tolerating any letter case of the language, the prefix of the default language, and
 * repeated and trailing slashes. `/EN//Solution/` is `/Solution` in English. The path is not decoded.
 */
export function readAddress(pathname: string): { locale: Locale; path: string } {
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  const [, first = ''] = trimmed.split('/', 2);
  const named = locales.find((locale) => locale === first.toLowerCase());
  if (named === undefined) return splitLocale(trimmed || '/');
  return { locale: named, path: trimmed.slice(first.length + 1) || '/' };
}
