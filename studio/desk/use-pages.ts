import { useState } from 'react';

export interface Pages {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  turnTo(page: number): void;
  /** Applies a change of the filter and returns to the first page. */
  narrow(change: () => void): void;
}

/** The current page of a long list. */
export function usePages(perPage: number): Pages {
  const [page, turnTo] = useState(1);
  const narrow = (change: () => void) => {
    change();
    turnTo(1);
  };
  return { page, perPage, turnTo, narrow };
}
