/** The state that a change was made on, or several of which any will do: `If-Match` takes a list. */
export type ExpectedRevision = number | readonly number[];

/** Every `expectedRevision` that is not the present one throws `haptera_stale` (412) and changes nothing. */
export interface SaveOptions {
  readonly expectedRevision?: ExpectedRevision;
}

export function isExpected(revision: number, expected: ExpectedRevision | undefined): boolean {
  if (expected === undefined) return true;
  return typeof expected === 'number' ? expected === revision : expected.includes(revision);
}
