import { ClientError, GraphQLClient } from 'graphql-request';
import { cache } from 'react';
import { defaultLocale, type Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { readSiteEnv } from './env.ts';
import { pageTag, stampTag, storableTag } from './freshness/content-tags.ts';
import {
  type LanguageCode,
  PageByUriDocument,
  type PagePartsFragment,
  PreviewDocument,
  ShellDocument,
  type ShellQuery,
  type TypedDocumentString,
} from './generated/graphql.ts';
import { requireSite } from './site.ts';

/** The published page at a path (without language prefix); null when there is none. Throws while the CMS is out of reach. */
export const getPage = cache(async (locale: Locale, path: string): Promise<PagePartsFragment | null> => {
  const variables = { uri: path, language: languageCodes[locale] };
  return (await query(PageByUriDocument, variables, [pageTag(locale, path)])).nodeByUri;
});

/** What stands around every page: menus and the site's own words. */
export const getShell = cache((locale: Locale): Promise<ShellQuery> => {
  return query(ShellDocument, { language: languageCodes[locale] }, [`menu:${locale}`, 'settings']);
});

/** The content version that everything of this rendering is at least as new as; null before the CMS was reached. */
export const renderedFrom = cache(() => requireSite().freshness.state());

/** The draft that a preview token names; null when the token does not open anything any more. Never cached. */
export async function getPreview(token: string): Promise<PagePartsFragment | null> {
  const client = createClient({ cache: 'no-store' }, { authorization: `Preview ${token}` });
  const { preview } = await client
    .request<{ preview: PagePartsFragment | null }>(PreviewDocument.toString())
    .catch((error: unknown) => fail('a preview', error));
  return preview;
}

export const languageCodes: Readonly<Record<Locale, LanguageCode>> = { zh: 'ZH', en: 'EN' };

export function localeOf(slug: string): Locale {
  return slug === 'en' ? 'en' : defaultLocale;
}

/** Fails briefly and without the query: an outage of the CMS must not fill the disk with what was asked. */
export class CmsQueryError extends Error {
  override readonly name = 'CmsQueryError';
  readonly code = 'site_cms_query';
}

/**
 * Tags tell the page store what a page shows and what it was made from. Nothing is cached by the query itself, although
 * Next must be told so: it would call the page dynamic otherwise.
 */
async function query<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  tags: readonly string[],
): Promise<Result> {
  const stamped = [stampTag(renderedFrom()), ...tags.map(storableTag)];
  const client = createClient({ cache: 'force-cache', next: { tags: stamped } });
  return client
    .request<Result>(document.toString(), variables)
    .catch((error: unknown) => fail(JSON.stringify(variables), error));
}

function fail(what: string, error: unknown): never {
  if (error instanceof ClientError) {
    const told = error.response.errors?.[0]?.message ?? `status ${error.response.status}`;
    if (error.response.status >= 500) requireSite().freshness.noteFailure();
    throw shorten(new CmsQueryError(`The CMS did not give ${what}: ${told}`));
  }
  requireSite().freshness.noteFailure();
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  throw shorten(
    new CmsQueryError(`The CMS did not give ${what}: ${cause instanceof Error ? cause.message : String(cause)}`),
  );
}

/** Next prints the stack of what a rendering throws; of this the words are all there is to know. */
function shorten(error: Error): Error {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

function createClient(caching: RequestInit, headers: Record<string, string> = {}): GraphQLClient {
  return new GraphQLClient(readSiteEnv().cmsOrigin + addresses.graphql.path, {
    headers,
    fetch: (url: RequestInfo | URL, init?: RequestInit) => fetch(url, { ...init, ...caching }),
  });
}
