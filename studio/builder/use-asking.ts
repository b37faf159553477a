import { useCallback, useRef, useState } from 'react';

export interface Asking<Request, Answer> {
  /** The current request; null while no dialog is open. */
  readonly request: Request | null;
  ask(request: Request): Promise<Answer>;
  end(answer: Answer): void;
}

/** Wraps a dialog as a function that resolves to its answer; to `nothing`, if another request takes its place. */
export function useAsking<Request, Answer>(nothing: Answer): Asking<Request, Answer> {
  const [request, setRequest] = useState<Request | null>(null);
  const answer = useRef<((answer: Answer) => void) | null>(null);
  const [none] = useState(() => nothing);
  const ask = useCallback(
    (asked: Request) =>
      new Promise<Answer>((resolve) => {
        answer.current?.(none);
        answer.current = resolve;
        setRequest(asked);
      }),
    [none],
  );
  const end = (given: Answer) => {
    setRequest(null);
    answer.current?.(given);
    answer.current = null;
  };
  return { request, ask, end };
}
