export interface Turn {
  /** Somebody else wants the upload. */
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * One at a time works on an upload. Who comes later ends the one before: it is the same person, whose broken connection
 * the service has not noticed yet.
 */
export function createTurns(): { take(id: string): Promise<Turn> } {
  const turns = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  return {
    take: async (id) => {
      for (let before = turns.get(id); before !== undefined; before = turns.get(id)) {
        before.stop.abort();
        await before.over;
      }
      const stop = new AbortController();
      const { promise: over, resolve } = openPromise();
      turns.set(id, { stop, over });
      return {
        signal: stop.signal,
        end: () => {
          turns.delete(id);
          resolve();
        },
      };
    },
  };
}

function openPromise(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
