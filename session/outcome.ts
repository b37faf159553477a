/** How a call ended. What was typed is still where it was typed, whatever happened. */
export type Outcome<Result> = { readonly kind: 'done'; readonly message: string; readonly result: Result } | Failure;

export type Failure =
  /** The platform said no: a code of `codes.ts`, with its message in the language of the page. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly message: string;
      /** Of fields, by their names. */
      readonly problems: readonly FieldProblem[];
    }
  /** Nobody answered. */
  | { readonly kind: 'network' }
  /** What came is no answer of the platform. */
  | { readonly kind: 'nonsense'; readonly status: number }
  /** No answer came in time. */
  | { readonly kind: 'slow' };

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
