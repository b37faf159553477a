import { type Locale, locales, splitLocale } from '#cms-schema/locale.ts';

/**
 * Which language and path an address means, however it is spelled: any letter case of the language, the default language with
 * its prefix, slashes at the end. `/EN/Solution/` is `/Solution` in English. Not decoded.
 */
export function readAddress(pathname: string): { locale: Locale; path: string } {
  const trimmed = pathname.replace(/\/+$/, '');
  const [, first = ''] = trimmed.split('/', 2);
  const named = locales.find((locale) => locale === first.toLowerCase());
  if (named === undefined) return splitLocale(trimmed || '/');
  return { locale: named, path: trimmed.slice(first.length + 1) || '/' };
}
