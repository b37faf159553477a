import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';

/**
 * What the proxy asks of the route that renders pages:
 * - `page`: the document, gate or archive at the path, or the 404 page
 * - `gone`: the 404 page, for an address that was removed
 * - `dynamic`: the document at the path, as it is with the query parameters `sent`
 * - `preview`: the draft that a token in `sent` opens
 * - `opened`: the restricted document at the path, which a pass in `sent` opens
 */
export interface PageRequest {
  readonly view: PageViewKind;
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  /** The query parameters of the visitor's request that the page reads. */
  readonly sent: Readonly<Record<string, string>>;
  /** The names of query parameters that lead to other pages than this one, so that caches tell them apart. */
  readonly variesBy: readonly string[];
}

const kinds = ['page', 'gone', 'dynamic', 'preview', 'opened'] as const;

export type PageViewKind = (typeof kinds)[number];

/** The address within the site; visitors cannot reach it. */
export function printPageRequest({ view, locale, path, sent, variesBy }: PageRequest): string {
  const query = new URLSearchParams({ view, locale, path });
  if (Object.keys(sent).length > 0) query.set('sent', String(new URLSearchParams(sent)));
  if (variesBy.length > 0) query.set('variesBy', variesBy.join());
  return `${addresses.page.path}?${query}`;
}

/** Null if it is not from the proxy. */
export function readPageRequest(query: Readonly<Record<string, string | string[] | undefined>>): PageRequest | null {
  const { locale, path, sent = '', variesBy = '' } = query;
  const view = kinds.find((kind) => kind === query.view);
  if (view === undefined || !isLocale(locale) || typeof path !== 'string' || !path.startsWith('/')) return null;
  if (typeof sent !== 'string' || typeof variesBy !== 'string') return null;
  return {
    view,
    locale,
    path,
    sent: Object.fromEntries(new URLSearchParams(sent)),
    variesBy: variesBy === '' ? [] : variesBy.split(','),
  };
}
