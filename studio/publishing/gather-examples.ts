import type { DraftProblem } from '../document/validation.ts';

/** One problem of a draft, or several of the same kind in one block. */
export interface GatheredProblem {
  /** The first of them. */
  readonly problem: DraftProblem;
  readonly count: number;
}

/** Reports leftover example texts once per block: a page of new blocks would have too many to list. */
export function gatherExamples(problems: readonly DraftProblem[]): readonly GatheredProblem[] {
  const isFirst = ({ code, blockId }: DraftProblem, index: number) =>
    code !== 'example_left' ||
    problems.findIndex((other) => other.code === code && other.blockId === blockId) === index;
  const countOf = ({ code, blockId }: DraftProblem) =>
    code === 'example_left' ? problems.filter((other) => other.code === code && other.blockId === blockId).length : 1;
  return problems.filter(isFirst).map((problem) => ({ problem, count: countOf(problem) }));
}
