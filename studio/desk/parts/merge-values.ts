export interface MergedValues<Values> {
  readonly values: Values;
  /** Keys that both changed, each to something else; `values` holds mine. */
  readonly conflicts: readonly (keyof Values)[];
}

/** Three-way merge, key by key: what only one side changed is kept. */
export function mergeValues<Values extends Readonly<Record<string, string | number | boolean | null>>>(
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
export function keepTyped<Values extends Readonly<Record<string, string | number | boolean | null>>>(
  asked: Values,
  typed: Values,
  stored: Values,
): { readonly values: Values; readonly isChanged: boolean } {
  const { values } = mergeValues(asked, typed, stored);
  for (const key in values) if (values[key] !== stored[key]) return { values, isChanged: true };
  return { values, isChanged: false };
}
