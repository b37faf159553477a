/** Runs a task repeatedly, never concurrently, until it is closed. Errors are reported and do not stop it. */
export function repeat(
  run: () => Promise<void>,
  options: { readonly every: number; readonly onError: (error: unknown) => void },
): { close(): Promise<void> } {
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = run()
      .catch(options.onError)
      .then(() => {
        if (!isClosed) timer = setTimeout(next, options.every);
      });
  };
  timer = setTimeout(next, 0);
  return {
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
