declare const reading: unique symbol;
declare const editing: unique symbol;

/**
 * A thing that the policy let through for the viewer who asks. Only the predicates of a `policy.ts` give this type, and
 * doors present nothing without it: an operation that forgets to ask does not compile.
 */
export type Readable<Thing> = Thing & { readonly [reading]: true };

/** What the viewer may change, and so see as it is stored. */
export type Editable<Thing> = Readable<Thing> & { readonly [editing]: true };

/** For what the database itself asked the policy about: `answer` is its column. */
export function isGranted<Thing>(thing: Thing, answer: boolean): thing is Readable<Thing> {
  return answer;
}
