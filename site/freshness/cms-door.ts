import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { type ArchiveKey, archiveTaxonomies } from '#contract/archives.ts';
import { isRedirectStatus, type RedirectStatus } from '#contract/redirects.ts';

/** The CMS's content version, which counts its changes. Versions from different sources cannot be compared. */
export interface ContentState {
  readonly source: string;
  readonly version: number;
}

export interface PublishedPage {
  readonly locale: Locale;
  /** Without language prefix, decoded. */
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly modified: string;
  /** The content version of the page's last change. */
  readonly version: number;
  /** The query parameters that its blocks read, if any. */
  readonly parameters?: readonly string[];
  /** The document is restricted: its address shows a gate. */
  readonly isGate?: true;
}

/** An address without a page that redirects, or is gone. */
export interface RedirectedAddress {
  readonly id: number;
  readonly locale: Locale;
  readonly path: string;
  readonly status: RedirectStatus;
  /** Encoded: a path from this site's root, or an `https` URL of another site; null with status 410. */
  readonly target: string | null;
}

/** A term or an author with published documents, which are listed at its address. */
export interface PublishedArchive extends ArchiveKey {
  readonly locale: Locale;
  /** The number of its documents. */
  readonly count: number;
}

export interface PublishedContent extends ContentState {
  readonly pages: readonly PublishedPage[];
  readonly redirects: readonly RedirectedAddress[];
  /** None from a CMS of an older version, during an upgrade. */
  readonly archives?: readonly PublishedArchive[];
  /** Cache tag of content that pages share → version of its last change. */
  readonly shared: ReadonlyMap<string, number>;
}

/** The site's requests to the CMS about the state of its content. Both time out after `patience` milliseconds, and throw. */
export interface CmsDoor {
  askState(patience: number): Promise<ContentState>;
  askPublished(patience: number): Promise<PublishedContent>;
}

export class CmsDoorError extends Error {
  override readonly name = 'CmsDoorError';
  readonly code = 'site_cms_unreachable';
}

export function openCmsDoor(cmsOrigin: string): CmsDoor {
  const ask = async (path: string, patience: number): Promise<JsonValue> => {
    const response = await fetch(cmsOrigin + path, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const body: JsonValue = await response.json();
    if (!response.ok) throw new CmsDoorError(`The CMS answered ${response.status} at ${path}.`);
    return body;
  };
  return {
    askState: async (patience) => readState(await ask(addresses.contentState.path, patience)),
    askPublished: async (patience) => readPublished(await ask(`${addresses.contentState.path}/pages`, patience)),
  };
}

function readState(input: JsonValue): ContentState {
  if (!isJsonObject(input) || typeof input.source !== 'string' || typeof input.version !== 'number') return refuse();
  return { source: input.source, version: input.version };
}

function readPublished(input: JsonValue): PublishedContent {
  if (!isJsonObject(input) || !isJsonObject(input.shared)) return refuse();
  const shared = Object.entries(input.shared).map(([tag, version]): [string, number] =>
    typeof version === 'number' ? [tag, version] : refuse(),
  );
  return {
    ...readState(input),
    pages: listOf(input.pages, ({ locale, path, modified, version, parameters, isGate }) =>
      isLocale(locale) && typeof path === 'string' && typeof modified === 'string' && typeof version === 'number'
        ? {
            ...{ locale, path, modified, version },
            ...(parameters !== undefined && { parameters: readNames(parameters) }),
            ...(isGate === true && { isGate }),
          }
        : refuse(),
    ),
    redirects: listOf(input.redirects, ({ id, locale, path, status, target }) =>
      typeof id === 'number' && isLocale(locale) && typeof path === 'string' && isRedirectStatus(status)
        ? { id, locale, path, status, target: typeof target === 'string' ? target : null }
        : refuse(),
    ),
    ...(input.archives !== undefined && {
      archives: listOf(input.archives, ({ locale, taxonomy, slug, count }) => {
        const known = archiveTaxonomies.find((each) => each === taxonomy);
        return isLocale(locale) && known !== undefined && typeof slug === 'string' && typeof count === 'number'
          ? { locale, taxonomy: known, slug, count }
          : refuse();
      }),
    }),
    shared: new Map(shared),
  };
}

function readNames(input: JsonValue): string[] {
  if (!Array.isArray(input)) return refuse();
  return input.map((name) => (typeof name === 'string' ? name : refuse()));
}

function listOf<T>(input: JsonValue | undefined, read: (item: Record<string, JsonValue>) => T): T[] {
  if (!Array.isArray(input)) return refuse();
  return input.map((item: JsonValue) => (isJsonObject(item) ? read({ ...item }) : refuse()));
}

function refuse(): never {
  throw new CmsDoorError('The CMS returned the state of its content in an unexpected format.');
}
