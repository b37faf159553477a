import type { JsonValue } from '#cms-schema/json.ts';

export interface CmsRequest {
  /** Behind the root of the API: `/wp/v2/pages`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Undefined values are left out, lists are joined by commas. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  /** Sent as JSON. */
  readonly data?: JsonValue;
  /** Sent as it is. */
  readonly body?: FormData;
  /** The revision or ETag that must still stand there; 412 `haptera_stale` when it does not. */
  readonly ifMatch?: number | string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save. Bodies up to 64 KB. */
  readonly keepalive?: boolean | undefined;
  /** How much of the body was sent, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

export interface CmsAnswer {
  readonly body: JsonValue;
  /** Without quotes; null when the answer carries none. */
  readonly etag: string | null;
  /** Of a list: how many items there are on all its pages. */
  readonly total: number;
  readonly pages: number;
}

/** Asks the CMS. Rejects with `StudioError`. */
export type Ask = (request: CmsRequest) => Promise<CmsAnswer>;

/** Every page of a list, in order. */
export async function askForAll(ask: Ask, request: CmsRequest): Promise<JsonValue[]> {
  const found: JsonValue[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask({ ...request, query: { ...request.query, per_page: 100, page } });
    if (Array.isArray(answer.body)) found.push(...answer.body);
    pages = answer.pages;
  }
  return found;
}
