import { ClientError, GraphQLClient } from 'graphql-request';
import { cache } from 'react';
import type { Query, SendQuery } from '#cms-schema/define-load.ts';
import { defaultLocale, type Locale, languageCodes } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { pageTag } from '#contract/content-tags.ts';
import { readSiteEnv } from './env.ts';
import { fetchFromCms } from './fetch-from-cms.ts';
import type { ContentState } from './freshness/cms-door.ts';
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

interface KeptShell {
  readonly shell: ShellQuery;
  /** What it is at least as new as. */
  readonly stamp: ContentState;
}

/** The same for every page, and seldom changed. */
const shells = new Map<Locale, KeptShell>();

/** What stands around every page: menus and the site's own words. Asked for anew once one of its tags has changed. */
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

/** The live content of a block. The page that shows it becomes too old with anything that the answer was made of. */
export const getBlockData: SendQuery = async (blockQuery, variables) => {
  const { data, keys } = await query(blockQuery, variables, []);
  await noteTags(readKeys(keys));
  return data;
};

/** The same for one visitor, who looks at a draft or asks something of their own: published content, and nothing is kept. */
export const getPassingBlockData: SendQuery = async (blockQuery, variables) => {
  return (await ask(blockQuery, variables)).data;
};

/** The content version that everything of this rendering is at least as new as; null before the CMS was reached. */
export const renderedFrom = cache(() => requireSite().freshness.state());

/** The draft that a preview token names; null when the token does not open anything any more. Kept for no other request. */
export const getPreview = cache(async (token: string): Promise<PagePartsFragment | null> => {
  const asked = { text: PreviewDocument.toString() };
  const headers = { authorization: `Preview ${token}` };
  return (await ask<{ preview: PagePartsFragment | null }, object>(asked, {}, { what: 'a preview', headers })).data
    .preview;
});

/** What a pass of the platform opens; null for one that is over, and once it is for others. Kept for no other request. */
export const getOpened = cache(async (pass: string): Promise<PagePartsFragment | null> => {
  const asked = { text: OpenedDocument.toString() };
  const wish = { what: 'a document behind a gate', headers: { authorization: `Pass ${pass}` } };
  return (await ask<{ opened: PagePartsFragment | null }, object>(asked, {}, wish)).data.opened;
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

/** Tags tell the page store what a page shows and what it was made from: the state that is known before the CMS is asked. */
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
  /** What is asked for, in the words of an error. */
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

/** The site's own queries come as the documents that its code generator knows. */
function fromDocument<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
): Query<Result, Variables> {
  return { text: document.toString() };
}

/**
 * Next takes tags along with a request through its `fetch` and in no other way, and which tags an answer has is only known with
 * it: so this asks for nothing, without leaving the process.
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
  const shown = new CmsQueryError(`The CMS did not give ${what}: ${told}`, !isOutage && answer.status !== 429);
  // Next prints the stack of what a rendering throws; of this the words are all there is to know.
  shown.stack = `${shown.name}: ${shown.message}`;
  throw shown;
}
