import type { FieldPath } from '#cms-schema/problem.ts';

/** Whether a path leads to a place, or to something inside it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return path.length >= outer.length && outer.every((step, index) => step === path[index]);
}
