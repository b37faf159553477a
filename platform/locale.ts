export const platformLocales = ['zh', 'en'] as const;
export type PlatformLocale = (typeof platformLocales)[number];

/** The first language of `Accept-Language` that the service supports; Chinese by default. */
export function readLocale(header: string | null): PlatformLocale {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((name) => platformLocales.find((locale) => locale === name)).find((locale) => locale) ?? 'zh';
}
