import { eachLocale, type Localized, locales } from '#cms-schema/locale.ts';

type FlatValues = Readonly<Record<string, string | number | boolean | null>>;

export interface MergedValues<Values> {
  readonly values: Values;
  /** Keys that both sides changed to different values; `values` has mine. */
  readonly conflicts: readonly (keyof Values)[];
}

/** Three-way merge, key by key: changes made on one side only are kept. */
export function mergeValues<Values extends FlatValues>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedValues<Values> {
  const values: Values = { ...theirs };
  const conflicts: (keyof Values)[] = [];
  for (const key in base) {
    if (mine[key] === base[key]) continue;
    if (theirs[key] !== base[key] && theirs[key] !== mine[key]) conflicts.push(key);
    values[key] = mine[key];
  }
  return { values, conflicts };
}

/** Form values after a save: the CMS's current values, plus what was typed while the save was in flight. */
export function keepTyped<Values extends FlatValues>(
  asked: Values,
  typed: Values,
  stored: Values,
): { readonly values: Values; readonly isChanged: boolean } {
  const { values } = mergeValues(asked, typed, stored);
  for (const key in values) if (values[key] !== stored[key]) return { values, isChanged: true };
  return { values, isChanged: false };
}

/** A form's values: language-independent ones and texts per language. */
export interface FormValues<Plain extends FlatValues, Texts extends FlatValues> {
  readonly plain: Plain;
  readonly texts: Localized<Texts>;
}

/** Like `keepTyped`, separately for each language. */
export function keepTypedForm<Plain extends FlatValues, Texts extends FlatValues>(
  asked: FormValues<Plain, Texts>,
  typed: FormValues<Plain, Texts>,
  stored: FormValues<Plain, Texts>,
): { readonly values: FormValues<Plain, Texts>; readonly isChanged: boolean } {
  const plain = keepTyped(asked.plain, typed.plain, stored.plain);
  const texts = eachLocale((locale) => keepTyped(asked.texts[locale], typed.texts[locale], stored.texts[locale]));
  return {
    values: { plain: plain.values, texts: eachLocale((locale) => texts[locale].values) },
    isChanged: plain.isChanged || locales.some((locale) => texts[locale].isChanged),
  };
}
