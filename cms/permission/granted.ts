declare const reading: unique symbol;
declare const editing: unique symbol;

/**
 * Something that the policy allows this viewer to read. Only the predicates of a `policy.ts` produce this type, and
 * doors accept nothing else, so an operation that forgets the check does not compile.
 */
export type Readable<Thing> = Thing & { readonly [reading]: true };

/** Something that the viewer may edit, and therefore see in its stored form. */
export type Editable<Thing> = Readable<Thing> & { readonly [editing]: true };

/** For rows on which the database already evaluated the policy: `answer` is the result column. */
export function isGranted<Thing>(thing: Thing, answer: boolean): thing is Readable<Thing> {
  return answer;
}
