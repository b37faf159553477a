import { useEffect, useRef } from 'react';
import { isStudioError, isUnreachable, type StudioError } from './cms/studio-error.ts';

/**
 * Does something once: after a pause, which grows with the number of tries before, or at once when somebody comes back to the
 * window or the network does. Gives what stops it.
 */
export function tryLater(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  tries: number,
  run: () => void,
) {
  const stop = () => {
    clearTimeout(timer);
    for (const name of comings) view.removeEventListener(name, go);
  };
  const go = () => {
    stop();
    run();
  };
  const timer = setTimeout(go, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE));
  for (const name of comings) view.addEventListener(name, go);
  return stop;
}

/** Asks again by itself as long as the CMS gives no answer that would stay the same. */
export function useRetry(error: StudioError | null, retry: () => void): void {
  const tries = useRef(0);
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!error || !canPass(error)) return;
    const stop = tryLater(window, tries.current, () => latest.current());
    tries.current += 1;
    return stop;
  }, [error]);
}

/** Whether the same question may get an answer a moment later. What stands in front of a CMS that restarts may answer no JSON. */
export function canPass(error: StudioError): boolean {
  return error.status >= 500 || isUnreachable(error) || isStudioError(error, 'unexpected_answer');
}

const comings = ['focus', 'online'] as const;

/** Milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
