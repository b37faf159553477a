import { ClientError, GraphQLClient } from 'graphql-request';
import { cache } from 'react';
import type { Query, SendQuery } from '#cms-schema/define-load.ts';
import { defaultLocale, type Locale, languageCodes } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { pageTag } from '#contract/content-tags.ts';
import { readSiteEnv } from './env.ts';
import { readKeys, stampTag, storableTag } from './freshness/content-tags.ts';
import {
  GateDocument,
  type GateQuery,
  OpenedDocument,
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
  const { data, keys } = await query(fromDocument(PageByUriDocument), variables, [pageTag(locale, path)]);
  // It shows its neighbours and those above it as well, and becomes too old with them.
  if (data.nodeByUri?.around || data.nodeByUri?.breadcrumbs.length) await noteTags(readKeys(keys));
  return data.nodeByUri;
});

/** What stands at the address of a document that is not for everyone; null where there is none. */
export const getGate = cache(async (locale: Locale, path: string): Promise<Gate | null> => {
  const variables = { path, language: languageCodes[locale] };
  return (await query(fromDocument(GateDocument), variables, [pageTag(locale, path)])).data.gate;
});

export type Gate = NonNullable<GateQuery['gate']>;

/** What stands around every page: menus and the site's own words. */
export const getShell = cache(async (locale: Locale): Promise<ShellQuery> => {
  const tags = [`menu:${locale}`, 'settings'];
  return (await query(fromDocument(ShellDocument), { language: languageCodes[locale] }, tags)).data;
});

/** The live content of a block. The page that shows it becomes too old with anything that the answer was made of. */
export const getBlockData: SendQuery = async (blockQuery, variables) => {
  const { data, keys } = await query(blockQuery, variables, []);
  await noteTags(readKeys(keys));
  return data;
};

/** The same for one visitor, who looks at a draft or asks something of their own: published content, and nothing is kept. */
export const getPassingBlockData: SendQuery = async (blockQuery, variables) => {
  return (await send(createClient({ cache: 'no-store' }), blockQuery, variables)).data;
};

/** The content version that everything of this rendering is at least as new as; null before the CMS was reached. */
export const renderedFrom = cache(() => requireSite().freshness.state());

/** The draft that a preview token names; null when the token does not open anything any more. Kept for no other request. */
export const getPreview = cache(async (token: string): Promise<PagePartsFragment | null> => {
  const client = createClient({ cache: 'no-store' }, { authorization: `Preview ${token}` });
  const { preview } = await client
    .request<{ preview: PagePartsFragment | null }>(PreviewDocument.toString())
    .catch((error: unknown) => fail('a preview', error));
  return preview;
});

/** What a pass of the platform opens; null for one that is over, and once it is for others. Kept for no other request. */
export const getOpened = cache(async (pass: string): Promise<PagePartsFragment | null> => {
  const client = createClient({ cache: 'no-store' }, { authorization: `Pass ${pass}` });
  const { opened } = await client
    .request<{ opened: PagePartsFragment | null }>(OpenedDocument.toString())
    .catch((error: unknown) => fail('a document behind a gate', error));
  return opened;
});

export function localeOf(slug: string): Locale {
  return slug === 'en' ? 'en' : defaultLocale;
}

/** Fails briefly and without the query: an outage of the CMS must not fill the disk with what was asked. */
export class CmsQueryError extends Error {
  override readonly name = 'CmsQueryError';
  readonly code = 'site_cms_query';
  /** Whether the CMS understood that it was asked and will not answer: asking again is no use. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/**
 * Tags tell the page store what a page shows and what it was made from. Nothing is cached by the query itself, although
 * Next must be told so: it would call the page dynamic otherwise.
 */
async function query<Result, Variables extends object>(
  asked: Query<Result, Variables>,
  variables: Variables,
  tags: readonly string[],
): Promise<Answer<Result>> {
  const stamped = [stampTag(renderedFrom()), ...tags.map(storableTag)];
  return send(createClient({ cache: 'force-cache', next: { tags: stamped } }), asked, variables);
}

interface Answer<Result> {
  readonly data: Result;
  /** `X-GraphQL-Keys` */
  readonly keys: string;
}

async function send<Result, Variables extends object>(
  client: GraphQLClient,
  { text }: Query<Result, Variables>,
  variables: Variables,
): Promise<Answer<Result>> {
  const { data, headers } = await client
    .rawRequest<Result>(text, variables)
    .catch((error: unknown) => fail(JSON.stringify(variables), error));
  return { data, keys: headers.get('x-graphql-keys') ?? '' };
}

/** The site's own queries come as the documents that its code generator knows. */
function fromDocument<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
): Query<Result, Variables> {
  return { text: document.toString() };
}

/**
 * Next takes tags along with a request and in no other way, and which tags an answer has is only known with it: so this asks
 * for nothing, without leaving the process.
 */
async function noteTags(tags: readonly string[]): Promise<void> {
  await fetch('data:,', { cache: 'force-cache', next: { tags: [...tags] } });
}

function fail(what: string, error: unknown): never {
  if (error instanceof ClientError) {
    const told = error.response.errors?.[0]?.message ?? `status ${error.response.status}`;
    const isOutage = error.response.status >= 500;
    if (isOutage) requireSite().freshness.noteFailure();
    const isRefusal = !isOutage && error.response.status !== 429;
    throw shorten(new CmsQueryError(`The CMS did not give ${what}: ${told}`, isRefusal));
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
