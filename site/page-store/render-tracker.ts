import { setTimeout as wait } from 'node:timers/promises';

/** Tracks renders in progress, because Next lets later visitors share a render that is already running. */
export interface RenderTracker {
  begin(pathname: string): void;
  end(pathname: string): void;
  /** Resolves once all renders running at the time of the call have ended, or after `patience` milliseconds. */
  settle(patience: number): Promise<void>;
}

/** Failed renders are not reported: they count as ended after this many milliseconds. */
const longest = 3_000;

export function createRenderTracker(): RenderTracker {
  const running = new Map<string, { readonly ended: Promise<void>; readonly end: () => void }>();

  const end = (pathname: string) => {
    running.get(pathname)?.end();
    running.delete(pathname);
  };

  return {
    begin: (pathname) => {
      end(pathname);
      let resolve: () => void = () => undefined;
      const ended = new Promise<void>((done) => {
        resolve = done;
      });
      const timer = setTimeout(resolve, longest);
      timer.unref();
      const finish = () => {
        clearTimeout(timer);
        resolve();
      };
      const render = { ended, end: finish };
      running.set(pathname, render);
      void ended.then(() => {
        if (running.get(pathname) === render) running.delete(pathname);
      });
    },
    end,
    settle: async (patience) => {
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      await Promise.race([all, wait(patience, undefined, { ref: false })]);
    },
  };
}
