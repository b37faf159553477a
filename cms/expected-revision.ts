/** The state that a change was made on, or several of which any will do: `If-Match` takes a list. */
export type ExpectedRevision = number | readonly number[];

export function isExpected(revision: number, expected: ExpectedRevision | undefined): boolean {
  if (expected === undefined) return true;
  return typeof expected === 'number' ? expected === revision : expected.includes(revision);
}
