import { ClientError, GraphQLClient } from 'graphql-request';
import type { Query, SendQuery } from '#cms-schema/define-load.ts';
import { defaultLocale, type Locale, languageCodes } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { ARCHIVE_LENGTH } from '#contract/archives.ts';
import { pageTag } from '#contract/content-tags.ts';
import { readSiteEnv } from './env.ts';
import { fetchFromCms } from './fetch-from-cms.ts';
import type { ArchivePlace } from './freshness/address-book.ts';
import type { ContentState } from './freshness/cms-door.ts';
import { readKeys } from './freshness/content-tags.ts';
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

/** What a page is made of. */
export interface Dependencies {
  /** The content state that everything in it is at least as new as; null before the CMS was first reached. */
  readonly stamp: ContentState | null;
  /** Cache tags of what it shows. */
  readonly tags: Set<string>;
}

/** Call this before the first request for a page: the stamp is its lower bound. */
export function trackDependencies(): Dependencies {
  return { stamp: requireSite().freshness.state(), tags: new Set() };
}

/** The published page at a path (without language prefix); null if there is none. Throws while the CMS is unreachable. */
export async function getPage(
  locale: Locale,
  path: string,
  { tags } = trackDependencies(),
): Promise<PagePartsFragment | null> {
  tags.add(pageTag(locale, path));
  const { data, keys } = await ask(fromDocument(PageByUriDocument), { uri: path, language: languageCodes[locale] });
  // The page also shows its neighbours and ancestors, so a change to one of them makes it stale.
  if (data.nodeByUri?.around || data.nodeByUri?.breadcrumbs.length) addAll(tags, readKeys(keys));
  return data.nodeByUri;
}

/** The gate shown at the address of a restricted document; null if there is none. */
export async function getGate(locale: Locale, path: string, { tags }: Dependencies): Promise<Gate | null> {
  tags.add(pageTag(locale, path));
  return (await ask(fromDocument(GateDocument), { path, language: languageCodes[locale] })).data.gate;
}

/** A page of the list of a term's or an author's documents; null if there are none. */
export async function getArchive(
  { locale, taxonomy, slug, page }: ArchivePlace,
  { tags }: Dependencies,
): Promise<Archive | null> {
  const variables = { slug, page, first: ARCHIVE_LENGTH, language: languageCodes[locale] };
  const { data, keys } =
    taxonomy === 'author'
      ? await ask(fromDocument(AuthorArchiveDocument), variables)
      : await ask(fromDocument(ArchiveDocument), { ...variables, taxonomy });
  addAll(tags, readKeys(keys));
  return data.archive;
}

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
export async function getShell(locale: Locale, { tags } = trackDependencies()): Promise<ShellQuery> {
  const own = [`menu:${locale}`, 'settings'];
  addAll(tags, own);
  const kept = shells.get(locale);
  if (kept && requireSite().freshness.judge(kept.stamp, own) === 'current') return kept.shell;
  const stamp = requireSite().freshness.state();
  const { data: shell } = await ask(fromDocument(ShellDocument), { language: languageCodes[locale] });
  if (stamp !== null) shells.set(locale, { shell, stamp });
  return shell;
}

/** Requests the live content of blocks. The page that shows it becomes stale when anything in a response changes. */
export function sendBlockQueries({ tags }: Dependencies): SendQuery {
  return async (blockQuery, variables) => {
    const { data, keys } = await ask(blockQuery, variables);
    addAll(tags, readKeys(keys));
    return data;
  };
}

/** The draft that a preview token opens; null once the token is no longer valid. Shared with no other request. */
export async function getPreview(token: string): Promise<PagePartsFragment | null> {
  const asked = { text: PreviewDocument.toString() };
  const headers = { authorization: `Preview ${token}` };
  return (await ask<{ preview: PagePartsFragment | null }, object>(asked, {}, { what: 'a preview', headers })).data
    .preview;
}

/**
 * What a pass leads to: the document, or the gate that asks for its password as well. Both are null if the pass has
 * expired or the document is now for other readers. Shared with no other request.
 */
export async function getOpened(pass: string): Promise<OpenedQuery> {
  const asked = { text: OpenedDocument.toString() };
  const wish = { what: 'a document behind a gate', headers: { authorization: `Pass ${pass}` } };
  return (await ask<OpenedQuery, object>(asked, {}, wish)).data;
}

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

function addAll(tags: Set<string>, more: readonly string[]): void {
  for (const tag of more) tags.add(tag);
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
  // The message says it all.
  shown.stack = `${shown.name}: ${shown.message}`;
  throw shown;
}
