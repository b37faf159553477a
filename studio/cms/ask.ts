import type { JsonValue } from '#cms-schema/json.ts';

export interface CmsRequest {
  /** Relative to the root of the API: `/wp/v2/pages`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Undefined values are left out, lists are joined with commas. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  /** Sent as JSON. */
  readonly data?: JsonValue;
  /** Sent unchanged. */
  readonly body?: FormData;
  /** The revision or ETag that must still be current; otherwise the request fails with 412 `haptera_stale`. */
  readonly ifMatch?: number | string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save. Bodies may be up to 64 KB. */
  readonly keepalive?: boolean | undefined;
  /** Called with the fraction of the body sent so far, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

export interface CmsAnswer {
  readonly body: JsonValue;
  /** Without quotes; null when the response has none. */
  readonly etag: string | null;
  /** For lists: the number of items on all pages. */
  readonly total: number;
  readonly pages: number;
}

/** Sends a request to the CMS. Rejects with `StudioError`. */
export type Ask = (request: CmsRequest) => Promise<CmsAnswer>;

/** The items of all pages of a list, in order. */
export async function askForAll(ask: Ask, request: CmsRequest): Promise<JsonValue[]> {
  const found: JsonValue[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask({ ...request, query: { ...request.query, per_page: 100, page } });
    if (Array.isArray(answer.body)) found.push(...answer.body);
    pages = answer.pages;
  }
  return found;
}
