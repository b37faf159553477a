/** The languages of the product. The first is the default and has no prefix in addresses. */
export const locales = ['zh', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = locales[0];

/** One value for each language. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>;

/** Builds one value for each language. */
export function eachLocale<Value>(build: (locale: Locale) => Value): Localized<Value> {
  return { zh: build('zh'), en: build('en') };
}

/** Like `eachLocale` for async values. Both start at once. */
export async function eachLocaleAwaited<Value>(build: (locale: Locale) => Promise<Value>): Promise<Localized<Value>> {
  const [zh, en] = await Promise.all([build('zh'), build('en')]);
  return { zh, en };
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** BCP 47 tag for `lang` and `hreflang`. */
export const languageTags: Localized = { zh: 'zh-CN', en: 'en' };

/** Language codes of the read API. */
export const languageCodes = { zh: 'ZH', en: 'EN' } as const satisfies Localized;
export type LanguageCode = (typeof languageCodes)[Locale];

/**
 * The public address of a path in a language: English paths get the prefix `/en`, Chinese ones none.
 * `path` starts with a slash and carries no prefix; home is `/`.
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The inverse of `localizePath`: which language an address names, and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    if (pathname === `/${locale}`) return { locale, path: '/' };
    if (pathname.startsWith(`/${locale}/`)) return { locale, path: pathname.slice(locale.length + 1) };
  }
  return { locale: defaultLocale, path: pathname };
}
