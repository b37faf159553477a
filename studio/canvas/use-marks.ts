import { useMemo } from 'react';
import type { DraftProblem } from '../document/validation.ts';
import type { BlockMarks } from './builder-context.ts';

/** By block: the marks that the outline shows, and all problems including advice. */
export function useMarks(
  problems: readonly DraftProblem[] = noProblems,
  drifted: ReadonlySet<string> = noIds,
): ReadonlyMap<string, BlockMarks & { readonly all: readonly DraftProblem[] }> {
  return useMemo(() => {
    const ids = new Set([...drifted, ...problems.flatMap(({ blockId }) => (blockId === null ? [] : [blockId]))]);
    return new Map(
      [...ids].map((id) => {
        const all = problems.filter(({ blockId }) => blockId === id);
        const blocking = all.filter(({ severity }) => severity !== 'advice');
        return [id, { problems: blocking, all, hasDrifted: drifted.has(id) }] as const;
      }),
    );
  }, [problems, drifted]);
}

const noIds: ReadonlySet<string> = new Set();
const noProblems: readonly DraftProblem[] = [];
