export const platformLocales = ['zh', 'en'] as const;
export type PlatformLocale = (typeof platformLocales)[number];

/** The language of `Accept-Language` that the service supports and the caller prefers (RFC 9110); Chinese by default. */
export function readLocale(header: string | null): PlatformLocale {
  const ranges = (header ?? '').split(',').map((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.map((parameter) => /^q=(\d(?:\.\d{1,3})?)$/.exec(parameter)?.[1]).find(Boolean);
    return { locale: platformLocales.find((one) => name.split('-')[0] === one), weight: Number(weight ?? 1) };
  });
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.find(({ locale }) => locale !== undefined)?.locale ?? 'zh';
}

/** The address of a page of the website in a language. `path` is `/` or without a slash at the end. */
export function printPageAddress(publicUrl: string, locale: PlatformLocale, path: string): string {
  if (locale === 'zh') return `${publicUrl}${path}`;
  return `${publicUrl}/${locale}${path === '/' ? '' : path}`;
}
