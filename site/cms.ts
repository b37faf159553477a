import { ClientError, GraphQLClient } from 'graphql-request';
import { cache } from 'react';
import type { Query, SendQuery } from '#cms-schema/define-load.ts';
import { defaultLocale, type Locale, languageCodes } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ARCHIVE_LENGTH } from '#contract/archives.ts';
import { pageTag } from '#contract/content-tags.ts';
import { readSiteEnv } from './env.ts';
import { fetchFromCms } from './fetch-from-cms.ts';
import type { ArchivePlace } from './freshness/address-book.ts';
import type { ContentState } from './freshness/cms-door.ts';
import { readKeys, stampTag, storableTag } from './freshness/content-tags.ts';
import {
  ArchiveDocument,
  type ArchivePartsFragment,
  AuthorArchiveDocument,
  GateDocument,
  type GatePartsFragment,
  OpenedDocument,
  type OpenedQuery,
  PageByUriDocument,
  type PagePartsFragment,
  PreviewDocument,
  ShellDocument,
  type ShellQuery,
  type TypedDocumentString,
} from './generated/graphql.ts';
import { requireSite } from './site.ts';

/** The published page at a path (without language prefix); null if there is none. Throws while the CMS is unreachable. */
export const getPage = cache(async (locale: Locale, path: string): Promise<PagePartsFragment | null> => {
  const variables = { uri: path, language: languageCodes[locale] };
  const { data, keys } = await query(fromDocument(PageByUriDocument), variables, [pageTag(locale, path)]);
  // The page also shows its neighbours and ancestors, so a change to one of them makes it stale.
  if (data.nodeByUri?.around || data.nodeByUri?.breadcrumbs.length) await noteTags(readKeys(keys));
  return data.nodeByUri;
});

/** The gate shown at the address of a restricted document; null if there is none. */
export const getGate = cache(async (locale: Locale, path: string): Promise<Gate | null> => {
  const variables = { path, language: languageCodes[locale] };
  return (await query(fromDocument(GateDocument), variables, [pageTag(locale, path)])).data.gate;
});

/** A page of the list of a term's or an author's documents; null if there are none. */
export const getArchive = cache(
  async (locale: Locale, { taxonomy, slug, page }: ArchivePlace): Promise<Archive | null> => {
    const variables = { slug, page, first: ARCHIVE_LENGTH, language: languageCodes[locale] };
    const { data, keys } =
      taxonomy === 'author'
        ? await query(fromDocument(AuthorArchiveDocument), variables, [])
        : await query(fromDocument(ArchiveDocument), { ...variables, taxonomy }, []);
    await noteTags(readKeys(keys));
    return data.archive;
  },
);

export type Archive = ArchivePartsFragment;

export type Gate = GatePartsFragment;

interface KeptShell {
  readonly shell: ShellQuery;
  /** The content state that it is at least as new as. */
  readonly stamp: ContentState;
}

/** Cached, because it is the same for every page and rarely changes. */
const shells = new Map<Locale, KeptShell>();

/** What surrounds every page: the menus and the site's settings. Fetched again once one of its tags has changed. */
export const getShell = cache(async (locale: Locale): Promise<ShellQuery> => {
  const tags = [`menu:${locale}`, 'settings'];
  const stamp = renderedFrom();
  const kept = shells.get(locale);
  if (kept && requireSite().freshness.judge(kept.stamp, tags.map(storableTag)) === 'current') {
    await noteTags([stampTag(stamp), ...tags.map(storableTag)]);
    return kept.shell;
  }
  const { data: shell } = await query(fromDocument(ShellDocument), { language: languageCodes[locale] }, tags);
  if (stamp !== null) shells.set(locale, { shell, stamp });
  return shell;
});

/** The live content of a block. The page that shows it becomes stale when anything in the response changes. */
export const getBlockData: SendQuery = async (blockQuery, variables) => {
  const { data, keys } = await query(blockQuery, variables, []);
  await noteTags(readKeys(keys));
  return data;
};

/** The same for a single visitor, for previews and personal queries: published content, with nothing stored. */
export const getPassingBlockData: SendQuery = async (blockQuery, variables) => {
  return (await ask(blockQuery, variables)).data;
};

/** The content state that everything in this render is at least as new as; null before the CMS was first reached. */
export const renderedFrom = cache(() => requireSite().freshness.state());

/** The draft that a preview token opens; null once the token is no longer valid. Shared with no other request. */
export const getPreview = cache(async (token: string): Promise<PagePartsFragment | null> => {
  const asked = { text: PreviewDocument.toString() };
  const headers = { authorization: `Preview ${token}` };
  return (await ask<{ preview: PagePartsFragment | null }, object>(asked, {}, { what: 'a preview', headers })).data
    .preview;
});

/**
 * What a pass leads to: the document, or the gate that asks for its password as well. Both are null if the pass has
 * expired or the document is now for other readers. Shared with no other request.
 */
export const getOpened = cache(async (pass: string): Promise<OpenedQuery> => {
  const asked = { text: OpenedDocument.toString() };
  const wish = { what: 'a document behind a gate', headers: { authorization: `Pass ${pass}` } };
  return (await ask<OpenedQuery, object>(asked, {}, wish)).data;
});

export function localeOf(slug: string): Locale {
  return slug === 'en' ? 'en' : defaultLocale;
}

/** A short message without the query: a CMS outage must not fill the disk with logged queries. */
export class CmsQueryError extends Error {
  override readonly name = 'CmsQueryError';
  readonly code = 'site_cms_query';
  /** Whether the CMS refused the request, so that a retry is pointless. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** The tags tell the page store what a page shows, and the content state known before the request, as its lower bound. */
async function query<Result, Variables extends object>(
  asked: Query<Result, Variables>,
  variables: Variables,
  tags: readonly string[],
): Promise<Answer<Result>> {
  await noteTags([stampTag(renderedFrom()), ...tags.map(storableTag)]);
  return ask(asked, variables);
}

interface Answer<Result> {
  readonly data: Result;
  /** `X-GraphQL-Keys` */
  readonly keys: string;
}

interface AskOptions {
  /** What is requested, as named in error messages. */
  readonly what?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask<Result, Variables extends object>(
  { text }: Query<Result, Variables>,
  variables: Variables,
  { what = JSON.stringify(variables), headers = {} }: AskOptions = {},
): Promise<Answer<Result>> {
  const client = new GraphQLClient(readSiteEnv().cmsOrigin + addresses.graphql.path, { headers, fetch: fetchFromCms });
  const answer = await client.rawRequest<Result>(text, variables).catch((error: unknown) => fail(what, error));
  return { data: answer.data, keys: answer.headers.get('x-graphql-keys') ?? '' };
}

/** Converts the site's own queries, which the code generator emits as documents. */
function fromDocument<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
): Query<Result, Variables> {
  return { text: document.toString() };
}

/**
 * Next accepts tags only as an option of its `fetch`, but the tags of a response are known only once it has arrived. So this
 * fetches an empty resource that never leaves the process.
 */
async function noteTags(tags: readonly string[]): Promise<void> {
  await fetch('data:,', { cache: 'force-cache', next: { tags: [...tags] } });
}

function fail(what: string, error: unknown): never {
  const answer = error instanceof ClientError ? error.response : null;
  const isOutage = answer === null || answer.status >= 500;
  if (isOutage) requireSite().freshness.noteFailure();
  const told = answer
    ? (answer.errors?.[0]?.message ?? `status ${answer.status}`)
    : error instanceof Error
      ? error.message
      : String(error);
  const shown = new CmsQueryError(`The CMS did not return ${what}: ${told}`, !isOutage && answer.status !== 429);
  // Next logs the stack of every error thrown while rendering; here the message says it all.
  shown.stack = `${shown.name}: ${shown.message}`;
  throw shown;
}
