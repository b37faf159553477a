import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { type Localized, locales } from '#cms-schema/locale.ts';

/** The texts of an object with one text per language; others are left out. */
export function readLocalized(object: JsonObject | undefined): Partial<Localized> | undefined {
  if (!isJsonObject(object)) return undefined;
  const texts = locales.flatMap((locale) => {
    const text = Object.hasOwn(object, locale) ? object[locale] : undefined;
    return typeof text === 'string' ? [[locale, text] as const] : [];
  });
  return Object.fromEntries(texts);
}
