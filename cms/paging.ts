import { errors } from './errors.ts';

export interface Paging {
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
}

/** One page of a list. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** The number of items on all pages together. */
  readonly total: number;
}

/** The limit and offset of a query, by WordPress's rules: `offset` overrides `page`. */
export function readPaging({ page = 1, perPage = 10, offset }: Paging): { limit: number; offset: number } {
  const limit = Math.min(Math.max(Math.trunc(perPage), 1), 100);
  return { limit, offset: Math.max(offset ?? (Math.max(page, 1) - 1) * limit, 0) };
}

/** Throws `haptera_page_too_far` for a page past the last one. */
export function refusePageTooFar({ page = 1, offset }: Paging, limit: number, total: number): void {
  if (offset === undefined && total > 0 && page > Math.ceil(total / limit)) throw errors.pageTooFar();
}
