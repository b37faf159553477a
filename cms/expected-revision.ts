/** The revision that a change is based on, or several of which any matches: `If-Match` takes a list. */
export type ExpectedRevision = number | readonly number[];

/** If `expectedRevision` does not match the current one, the save throws `haptera_stale` (412) and changes nothing. */
export interface SaveOptions {
  readonly expectedRevision?: ExpectedRevision;
}

export function isExpected(revision: number, expected: ExpectedRevision | undefined): boolean {
  if (expected === undefined) return true;
  return typeof expected === 'number' ? expected === revision : expected.includes(revision);
}
