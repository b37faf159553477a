import { useCallback, useRef, useState } from 'react';
import type { Lookups, PickRequest } from '../canvas/lookups.ts';

export interface Picking {
  /** The current request; null while no dialog is open. */
  readonly request: PickRequest | null;
  readonly pick: Lookups['pickMedia'];
  end(id: number | null): void;
}

/** Wraps the media dialog as a function that resolves to the chosen item. */
export function usePicking(): Picking {
  const [request, setRequest] = useState<PickRequest | null>(null);
  const answer = useRef<((id: number | null) => void) | null>(null);
  const pick = useCallback<Lookups['pickMedia']>(
    (asked) =>
      new Promise((resolve) => {
        answer.current?.(null);
        answer.current = resolve;
        setRequest(asked);
      }),
    [],
  );
  const end = (id: number | null) => {
    setRequest(null);
    answer.current?.(id);
    answer.current = null;
  };
  return { request, pick, end };
}
