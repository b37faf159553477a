import { type Locale, type Localized, locales } from '../locale.ts';
import type { Definitions } from '../typed-document.ts';
import { isBegunCopy } from './is-begun-copy.ts';
import type { TranslatedText } from './translated-text.ts';

/**
 * The source language of a pair: the one that was created first, judging by the ids. If both were created at once and one
 * was started as a copy of the other, the other one.
 */
export function findSourceLocale(
  ids: Localized<number | null>,
  texts: Localized<TranslatedText | null>,
  definitions: Definitions,
): Locale {
  const isCopy = (locale: Locale) =>
    locales.some((other) => {
      const [text, model] = [texts[locale], texts[other]];
      return other !== locale && text !== null && model !== null && isBegunCopy(text, model, definitions);
    });
  const copies = locales.filter(isCopy);
  const [model] = locales.filter((locale) => texts[locale] !== null && !copies.includes(locale));
  if (copies.length === 1 && model !== undefined) return model;
  const [first] = locales.toSorted((a, b) => (ids[a] ?? Infinity) - (ids[b] ?? Infinity));
  return first ?? 'zh';
}
