import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { isStudioError, StudioError } from './cms/studio-error.ts';
import { useSession } from './session-context.tsx';

export interface Answer<Value> {
  /** The last good answer; null before the first. */
  readonly value: Value | null;
  /** Why the last question had none. */
  readonly error: StudioError | null;
  readonly isLoading: boolean;
  /** Asks again; the old answer stays until the new one is there. */
  reload(): Promise<void>;
  /** What is known to stand there now, without asking. */
  replace(value: Value): void;
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Asks the CMS when `key` changes, and once more when somebody has signed in again. What it gives was asked for by this part
 * of the page and no earlier: what a form begins from, or what somebody decides by.
 */
export function useAnswer<Value>(key: string, load: Load<Value>): Answer<Value> {
  const [own] = useState(() => {
    count += 1;
    return count;
  });
  const { cache } = useSWRConfig();
  const running = useRef<AbortController | null>(null);
  const name = `${key} #${own}`;
  useEffect(() => () => cache.delete(name), [cache, name]);
  const ask = () => {
    running.current?.abort();
    running.current = new AbortController();
    return load(running.current.signal);
  };
  return useAsked(name, ask, { revalidateOnFocus: false, revalidateOnReconnect: false });
}

/**
 * The same for what is only looked at: shown at once as it was when it was last seen anywhere in the studio, and asked for
 * again whenever it is shown, and when somebody comes back to the page or to the network. `key` names all that the answer
 * depends on. While another one is on its way, the last one stays.
 */
export function useKeptAnswer<Value>(key: string, load: () => Promise<Value>): Answer<Value> {
  return useAsked(key, load, { keepPreviousData: true, focusThrottleInterval: 1_000 });
}

/** What is kept belongs to whoever is signed in: it goes with this part of the page. */
export function AnswersProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return createElement(SWRConfig, { value: { provider: () => new Map() } }, children);
}

let count = 0;

function useAsked<Value>(key: string, ask: () => Promise<Value>, options: SWRConfiguration): Answer<Value> {
  const { signedInCount } = useSession();
  const { data, error, isValidating, mutate } = useSWR<Value, unknown>(key, ask, {
    ...options,
    // What was answered a moment ago may be another thing by now, by one's own act.
    dedupingInterval: 0,
    shouldRetryOnError: false,
  });
  const seen = useRef(signedInCount);
  useEffect(() => {
    if (seen.current === signedInCount) return;
    seen.current = signedInCount;
    void mutate();
  }, [mutate, signedInCount]);
  return {
    value: data ?? null,
    error: error === undefined || isStudioError(error, 'aborted') ? null : asStudioError(error),
    isLoading: isValidating,
    reload: async () => {
      await mutate();
    },
    replace: (value) => {
      void mutate(value, { revalidate: false });
    },
  };
}

function asStudioError(error: unknown): StudioError {
  return error instanceof StudioError ? error : new StudioError('fault', 0, String(error), {}, error);
}
