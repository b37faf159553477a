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
  for (const key of keysOf(base)) {
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
  return { values, isChanged: keysOf(values).some((key) => values[key] !== stored[key]) };
}

function keysOf<Values extends object>(values: Values): (keyof Values)[];
function keysOf(values: object): string[] {
  return Object.keys(values);
}
