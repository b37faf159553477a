import { isJsonObject } from '#cms-schema/json.ts';

/** What Next's `CacheHandlerValue` is for a page. */
export interface CachedPage {
  /** 0: now. Next compares this with its clock, which may step; what is too old is decided by the site. */
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
  /** Those that the site gave it. */
  readonly tags: readonly string[];
}

/** Whether an entry of Next's cache is a page. */
export function isPageKind(kind: unknown): boolean {
  return kind === 'APP_PAGE';
}

/** The page that a key is about, as the route tree names it: `/route-cache/APP_PAGE/<hash>/$/zh/solution/gaming`. */
export function pathnameOfKey(key: string): string {
  const at = key.indexOf('/$/');
  const pathname = at === -1 ? key : key.slice(at + 2);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What Next has rendered; null when it is no page. */
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
 * A page as Next wants it. Visitors get whole documents: the data of Next's client router, which would take as much room
 * again, is not kept. `revalidate`: seconds after which Next renders it anew; false: when it is told to.
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
