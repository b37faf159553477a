import { type Locale, languageTags } from './locale.ts';

/**
 * Formats a day for readers, the same on every platform: `November 29, 2024`, `2024 年 11 月 29 日`. `day` is `2024-11-29`;
 * anything else is returned unchanged. Spaces are added around digits because Intl's Chinese lacks them and the rest of our
 * Chinese text has them.
 */
export function printDay(day: string, locale: Locale): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  const printed = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return printed.replaceAll(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ');
}
