import { useEffect, useRef } from 'react';
import { isStudioError, isUnreachable, type StudioError } from './cms/studio-error.ts';

/**
 * Runs `run` once: after a delay with exponential backoff, or immediately when the window regains focus or the network
 * comes back. Returns a function that cancels it.
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

/** Retries automatically as long as the error may be transient. */
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

/** Whether the error may be transient. A proxy in front of a restarting CMS may send a response that is not JSON. */
export function canPass(error: StudioError): boolean {
  return error.status >= 500 || isUnreachable(error) || isStudioError(error, 'unexpected_answer');
}

const comings = ['focus', 'online'] as const;

/** Milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
