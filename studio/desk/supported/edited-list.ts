import type { ListRow } from '#contract/list-rows.ts';

/** The content of a list being edited. */
export interface EditedList {
  readonly rows: readonly ListRow[];
  readonly updated: string | null;
}

export interface ListHistory {
  readonly past: readonly EditedList[];
  readonly present: EditedList;
  readonly future: readonly EditedList[];
}

export type HistoryStep =
  | { readonly kind: 'edit'; readonly next: Partial<EditedList> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Starts over from the version stored in the CMS. */
  | { readonly kind: 'open'; readonly list: EditedList };

/** Maximum number of undo steps. */
const MOST = 200;

export function stepHistory(history: ListHistory, step: HistoryStep): ListHistory {
  const { past, present, future } = history;
  switch (step.kind) {
    case 'open':
      return beginHistory(step.list);
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [next, ...later] = future;
      return next ? { past: [...past, present], present: next, future: later } : history;
    }
    case 'edit': {
      const next = { ...present, ...step.next };
      if (next.rows === present.rows && next.updated === present.updated) return history;
      return { past: [...past, present].slice(-MOST), present: next, future: [] };
    }
  }
}

export function beginHistory({ rows, updated }: EditedList): ListHistory {
  return { past: [], present: { rows, updated }, future: [] };
}
