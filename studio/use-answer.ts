import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { isStudioError, StudioError } from './cms/studio-error.ts';
import { useSession } from './session-context.tsx';

export interface Answer<Value> {
  /** The last successful response; null before the first. */
  readonly value: Value | null;
  /** Why the latest request failed. */
  readonly error: StudioError | null;
  readonly isLoading: boolean;
  /** Requests the value again; the old one stays until the new one arrives. */
  reload(): Promise<void>;
  /** Sets the value that is known to be current, without a request. */
  replace(value: Value): void;
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Loads from the CMS when `key` changes, and again after a new sign-in. The value is never shared or cached: it is
 * always requested by this component. For data that a form starts from or a decision is based on.
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
 * Like `useAnswer`, but cached across the studio, for data that is only displayed: shows the last known value at once,
 * and revalidates on mount, on focus and on reconnect. `key` must name everything that the response depends on. While
 * the value for a new key loads, the previous one stays.
 */
export function useKeptAnswer<Value>(key: string, load: () => Promise<Value>): Answer<Value> {
  return useAsked(key, load, { keepPreviousData: true, focusThrottleInterval: 1_000 });
}

/** Scopes the cache to the signed-in user: it is dropped when this provider unmounts. */
export function AnswersProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return createElement(SWRConfig, { value: { provider: () => new Map() } }, children);
}

let count = 0;

function useAsked<Value>(key: string, ask: () => Promise<Value>, options: SWRConfiguration): Answer<Value> {
  const { signedInCount } = useSession();
  const { data, error, isValidating, mutate } = useSWR<Value, unknown>(key, ask, {
    ...options,
    // Never reuse a response from a moment ago: the user's own action may have changed it since.
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
