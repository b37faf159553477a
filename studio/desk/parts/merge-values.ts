import { eachLocale, type Localized, locales } from '#cms-schema/locale.ts';

type FlatValues = Readonly<Record<string, string | number | boolean | null>>;

export interface MergedValues<Values> {
  readonly values: Values;
  /** Keys that both changed, each to something else; `values` holds mine. */
  readonly conflicts: readonly (keyof Values)[];
}

/** Three-way merge, key by key: what only one side changed is kept. */
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

/** What a form shows once it was saved: what the CMS has now, and what was typed into it while that was on its way. */
export function keepTyped<Values extends FlatValues>(
  asked: Values,
  typed: Values,
  stored: Values,
): { readonly values: Values; readonly isChanged: boolean } {
  const { values } = mergeValues(asked, typed, stored);
  for (const key in values) if (values[key] !== stored[key]) return { values, isChanged: true };
  return { values, isChanged: false };
}

/** What a form holds: values of the thing itself, and texts of it in each language. */
export interface FormValues<Plain extends FlatValues, Texts extends FlatValues> {
  readonly plain: Plain;
  readonly texts: Localized<Texts>;
}

/** As `keepTyped`, each language for itself. */
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
