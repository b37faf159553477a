import type { FieldPath } from '#cms-schema/problem.ts';

/** A field that somebody is led to. */
export interface FieldTarget {
  /** Null: a field of the page itself. */
  readonly blockId: string | null;
  readonly path: FieldPath;
}
