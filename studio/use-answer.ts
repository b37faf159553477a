import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Asks the CMS when `key` changes, and once more when somebody has signed in again. */
export function useAnswer<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>): Answer<Value> {
  const { signedInCount } = useSession();
  const [state, setState] = useState<State<Value>>({ key, value: null, error: null, isLoading: true });
  const question = useRef(load);
  question.current = load;
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((before) =>
      before.key === key ? { ...before, isLoading: true } : { key, value: null, error: null, isLoading: true },
    );
    try {
      const value = await question.current(controller.signal);
      if (!controller.signal.aborted) setState({ key, value, error: null, isLoading: false });
    } catch (error) {
      if (controller.signal.aborted || isStudioError(error, 'aborted')) return;
      const known = error instanceof StudioError ? error : new StudioError('fault', 0, String(error), {}, error);
      setState((before) => ({ ...before, key, error: known, isLoading: false }));
    }
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in asks again.
  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, [ask, signedInCount]);

  const replace = useCallback(
    (value: Value) => {
      running.current?.abort();
      setState({ key, value, error: null, isLoading: false });
    },
    [key],
  );
  const isCurrent = state.key === key;
  return {
    value: isCurrent ? state.value : null,
    error: isCurrent ? state.error : null,
    isLoading: isCurrent ? state.isLoading : true,
    reload: ask,
    replace,
  };
}

interface State<Value> {
  readonly key: string;
  readonly value: Value | null;
  readonly error: StudioError | null;
  readonly isLoading: boolean;
}
