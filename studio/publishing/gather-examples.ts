import type { DraftProblem } from '../document/validation.ts';

/** Something to tell of a draft, or several of the same kind in one block. */
export interface GatheredProblem {
  /** The first of them. */
  readonly problem: DraftProblem;
  readonly count: number;
}

/** Texts that are left of an example, told once for each block: of a page of new blocks there are too many to look at. */
export function gatherExamples(problems: readonly DraftProblem[]): readonly GatheredProblem[] {
  const isFirst = ({ code, blockId }: DraftProblem, index: number) =>
    code !== 'example_left' ||
    problems.findIndex((other) => other.code === code && other.blockId === blockId) === index;
  const countOf = ({ code, blockId }: DraftProblem) =>
    code === 'example_left' ? problems.filter((other) => other.code === code && other.blockId === blockId).length : 1;
  return problems.filter(isFirst).map((problem) => ({ problem, count: countOf(problem) }));
}
