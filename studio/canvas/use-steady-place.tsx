import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * An element that is the same for good and shows what was given last, drawn in the same frame. Who stands between is not
 * drawn anew when that changes, and what they provide to others stays as it is.
 */
export function useSteadyPlace(content: ReactNode): ReactNode {
  const [{ element, show }] = useState(() => createPlace(content));
  useLayoutEffect(() => show(content));
  return element;
}

interface Place {
  get(): ReactNode;
  subscribe(listener: () => void): () => void;
}

function createPlace(first: ReactNode): { readonly element: ReactNode; show(content: ReactNode): void } {
  const listeners = new Set<() => void>();
  let shown = first;
  const place: Place = {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    element: <Shown place={place} />,
    show(content) {
      shown = content;
      for (const listener of [...listeners]) listener();
    },
  };
}

function Shown({ place }: { readonly place: Place }) {
  return useSyncExternalStore(place.subscribe, place.get, place.get);
}
