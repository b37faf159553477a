import { type Locale, languageTags } from './locale.ts';

/**
 * A day as readers write it, the same everywhere: `November 29, 2024`, `2024 年 11 月 29 日`. `day` is `2024-11-29`;
 * anything else comes back as it is. The engine's Chinese has no spaces beside figures, all our other Chinese has.
 */
export function printDay(day: string, locale: Locale): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  const printed = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return printed.replaceAll(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ');
}
