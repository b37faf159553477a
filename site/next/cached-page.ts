import { isJsonObject } from '#cms-schema/json.ts';

/** Next's `CacheHandlerValue` for a page. */
export interface CachedPage {
  /** 0 means now. Next would compare a time with its clock, which may jump; the site itself decides what is stale. */
  readonly lastModified: 0;
  readonly cacheControl: { readonly revalidate: number | false; readonly expire: undefined };
  readonly value: {
    readonly kind: 'APP_PAGE';
    readonly html: string;
    readonly rscData: undefined;
    readonly headers: Readonly<Record<string, string>>;
    readonly postponed: undefined;
    readonly status: number | undefined;
    readonly segmentData: undefined;
  };
}

export interface RenderedPage {
  readonly html: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Those set by the site, without Next's own. */
  readonly tags: readonly string[];
}

/** Whether an entry of Next's cache is a page. */
export function isPageKind(kind: unknown): boolean {
  return kind === 'APP_PAGE';
}

/** The page of a cache key, as named in the route tree: `/route-cache/APP_PAGE/<hash>/$/zh/solution/gaming`. */
export function pathnameOfKey(key: string): string {
  const at = key.indexOf('/$/');
  const pathname = at === -1 ? key : key.slice(at + 2);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Reads what Next has rendered; null if it is not a page. */
export function readRenderedPage(value: unknown): RenderedPage | null {
  if (!isJsonObject(value) || !isPageKind(value.kind) || typeof value.html !== 'string') return null;
  const { 'x-next-cache-tags': tagList, ...headers } = isJsonObject(value.headers) ? value.headers : {};
  const tags = typeof tagList === 'string' ? tagList.split(',') : [];
  return {
    html: value.html,
    status: typeof value.status === 'number' ? value.status : null,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    ),
    tags: tags.filter((tag) => !tag.startsWith('_N_T_')),
  };
}

/**
 * A page in Next's format. Visitors get whole documents, so the data of Next's client router, which would double the size, is
 * left out.
 * @param revalidate seconds after which Next renders the page again; false: only on demand.
 */
export function printCachedPage(
  { html, status, headers }: Omit<RenderedPage, 'tags'>,
  revalidate: number | false,
): CachedPage {
  return {
    lastModified: 0,
    cacheControl: { revalidate, expire: undefined },
    value: {
      kind: 'APP_PAGE',
      html,
      rscData: undefined,
      headers: { ...headers },
      postponed: undefined,
      status: status ?? undefined,
      segmentData: undefined,
    },
  };
}
