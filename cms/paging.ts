import { errors } from './errors.ts';

export interface Paging {
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
}

/** One page of a list. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Of all pages together. */
  readonly total: number;
}

/** Rows to skip and to take: WordPress's rules, where `offset` wins over `page`. */
export function readPaging({ page = 1, perPage = 10, offset }: Paging): { limit: number; offset: number } {
  const limit = Math.min(Math.max(Math.trunc(perPage), 1), 100);
  return { limit, offset: Math.max(offset ?? (Math.max(page, 1) - 1) * limit, 0) };
}

/** Throws `haptera_page_too_far` for a page behind the last one. */
export function refusePageTooFar({ page = 1, offset }: Paging, limit: number, total: number): void {
  if (offset === undefined && total > 0 && page > Math.ceil(total / limit)) throw errors.pageTooFar();
}
