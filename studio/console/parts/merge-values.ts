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

function keysOf<Values extends object>(values: Values): (keyof Values)[];
function keysOf(values: object): string[] {
  return Object.keys(values);
}
