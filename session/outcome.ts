/** The result of a call. Whatever it is, forms keep what the user typed. */
export type Outcome<Result> = { readonly kind: 'done'; readonly message: string; readonly result: Result } | Failure;

export type Failure =
  /** The platform refused: a code of `codes.ts`, with its message in the language of the page. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly message: string;
      /** Problems with single fields, by field name. */
      readonly problems: readonly FieldProblem[];
    }
  /** The request failed on the network. */
  | { readonly kind: 'network' }
  /** The response is not one that the platform sends. */
  | { readonly kind: 'nonsense'; readonly status: number }
  /** The request timed out. */
  | { readonly kind: 'slow' };

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
