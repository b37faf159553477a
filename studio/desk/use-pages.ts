import { useState } from 'react';

export interface Pages {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  turnTo(page: number): void;
  /** Makes a change after which other rows are listed, from their first page on. */
  narrow(change: () => void): void;
}

/** Which page of a long list is shown. */
export function usePages(perPage: number): Pages {
  const [page, turnTo] = useState(1);
  const narrow = (change: () => void) => {
    change();
    turnTo(1);
  };
  return { page, perPage, turnTo, narrow };
}
