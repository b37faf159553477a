/** Runs tasks one at a time. Resolves to null, without running the task, if `mostWaiting` tasks are pending. */
export function createQueue(mostWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    const turn = last.then(work, work);
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
