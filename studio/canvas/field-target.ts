import type { FieldPath } from '#cms-schema/problem.ts';

/** A field to go to. */
export interface FieldTarget {
  /** Null for a field of the page itself. */
  readonly blockId: string | null;
  readonly path: FieldPath;
}
