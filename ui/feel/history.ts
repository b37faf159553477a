/** What was done, and can be undone and done again. Never changed: each step is a new history. */
export interface History<State> {
  readonly present: State;
  readonly past: readonly State[];
  readonly future: readonly State[];
}

/** The most steps that are kept. */
const mostSteps = 100;

export function beginHistory<State>(present: State): History<State> {
  return { present, past: [], future: [] };
}

export function addStep<State>({ present, past }: History<State>, next: State): History<State> {
  return { present: next, past: [...past, present].slice(-mostSteps), future: [] };
}

/** The same history if there is nothing to undo. */
export function undoStep<State>(history: History<State>): History<State> {
  const { present, past, future } = history;
  if (past.length === 0) return history;
  return { present: past.at(-1) ?? present, past: past.slice(0, -1), future: [present, ...future] };
}

/** The same history if there is nothing to do again. */
export function redoStep<State>(history: History<State>): History<State> {
  const { present, past, future } = history;
  const [next = present, ...rest] = future;
  return future.length === 0 ? history : { present: next, past: [...past, present], future: rest };
}
