import { type Locale, languageTags } from '#cms-schema/locale.ts';

/** A day (`2024-11-29`) as visitors read it, the same everywhere on the site: November 29, 2024; 2024年11月29日. */
export function printDay(day: string, locale: Locale): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
