import { GraphQLClient } from 'graphql-request';
import { cache } from 'react';
import { defaultLocale, type Locale } from '#cms-schema/locale.ts';
import { readSiteEnv } from './env.ts';
import {
  AddressesDocument,
  type AddressesQuery,
  type LanguageCode,
  PageByUriDocument,
  type PagePartsFragment,
  PreviewDocument,
  ShellDocument,
  type ShellQuery,
  type TypedDocumentString,
} from './generated/graphql.ts';

/** The published page at a path (without language prefix); null when there is none. Throws while the CMS is out of reach. */
export const getPage = cache(async (locale: Locale, path: string): Promise<PagePartsFragment | null> => {
  const variables = { uri: path, language: languageCodes[locale] };
  return (await query(PageByUriDocument, variables, [pageTag(locale, path)])).nodeByUri;
});

/** What stands around every page: menus and the site's own words. */
export const getShell = cache((locale: Locale): Promise<ShellQuery> => {
  return query(ShellDocument, { language: languageCodes[locale] }, [`menu:${locale}`, 'settings']);
});

/** The draft that a preview token names; null when the token does not open anything any more. Never cached. */
export async function getPreview(token: string): Promise<PagePartsFragment | null> {
  const client = createClient({ cache: 'no-store' }, { authorization: `Preview ${token}` });
  return (await client.request<{ preview: PagePartsFragment | null }>(PreviewDocument.toString())).preview;
}

/** Every public address, and those that pages have left for another one; cached until the set of addresses changes. */
export function listAddresses(): Promise<AddressesQuery> {
  return query(AddressesDocument, {}, ['paths']);
}

/** The same as the CMS says it now; throws after `patience` milliseconds. */
export function listAddressesNow(patience: number): Promise<AddressesQuery> {
  const client = createClient({ cache: 'no-store', signal: AbortSignal.timeout(patience) });
  return client.request<AddressesQuery>(AddressesDocument.toString());
}

/** The cache tag of an address, as the CMS names it in its webhooks. */
export function pageTag(locale: Locale, path: string): string {
  return `page:${locale}:${path}`;
}

export const languageCodes: Readonly<Record<Locale, LanguageCode>> = { zh: 'ZH', en: 'EN' };

export function localeOf(slug: string): Locale {
  return slug === 'en' ? 'en' : defaultLocale;
}

/** `cms` is on everything, so that a restart can mark all of it stale at once. */
async function query<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  tags: string[],
): Promise<Result> {
  const client = createClient({ cache: 'force-cache', next: { tags: ['cms', ...tags] } });
  return client.request<Result>(document.toString(), variables);
}

function createClient(caching: RequestInit, headers: Record<string, string> = {}): GraphQLClient {
  return new GraphQLClient(`${readSiteEnv().cmsOrigin}/graphql`, {
    headers,
    fetch: (url: RequestInfo | URL, init?: RequestInit) => fetch(url, { ...init, ...caching }),
  });
}
