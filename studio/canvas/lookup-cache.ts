import type { SendQuery } from '#cms-schema/define-load.ts';
import type {
  Reference,
  ResolvedDocument,
  ResolvedDownload,
  ResolvedMedia,
  ResolvedTerm,
  Resolver,
} from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Lookups } from './lookups.ts';

/**
 * Resolves references synchronously from the last good values, and loads unknown ones in batches. It never writes to
 * the document: components that show a reference watch its stamp and rerender when the value has arrived.
 */
export interface LookupCache {
  readonly resolver: Resolver;
  /** Changes when one of these references has a new value. Starts loading unknown ones. */
  stampOf(references: readonly Reference[]): string;
  /** Whether the value is known, even if the target does not exist. */
  isKnown(reference: Reference): boolean;
  /** Reloads references that may have changed elsewhere; the old values stay until then. */
  refresh(references: readonly Reference[]): void;
  subscribe(listener: () => void): () => void;
  /** Sends the queries of blocks with live content. */
  readonly sendQuery: SendQuery;
}

export interface LookupCacheOptions {
  readonly lookups: Pick<Lookups, 'loadMedia' | 'loadDownloads' | 'loadDocuments' | 'loadTerms' | 'sendQuery'>;
  readonly locale: Locale;
  /** Milliseconds before a failed request is repeated. Default 5,000. */
  readonly retryAfter?: number;
}

export function createLookupCache({ lookups, locale, retryAfter = 5_000 }: LookupCacheOptions): LookupCache {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const media = createEntryCache<ResolvedMedia>(lookups.loadMedia, notify, retryAfter);
  const downloads = createEntryCache<ResolvedDownload>(lookups.loadDownloads, notify, retryAfter);
  const documents = createEntryCache<ResolvedDocument>((ids) => lookups.loadDocuments(ids, locale), notify, retryAfter);
  const terms = createEntryCache<ResolvedTerm>((ids) => lookups.loadTerms(ids, locale), notify, retryAfter);
  const caches = { media, download: downloads, document: documents, term: terms } satisfies Record<
    Reference['kind'],
    unknown
  >;
  const cacheFor = ({ kind }: Reference) => caches[kind];
  return {
    resolver: { locale, media: media.get, download: downloads.get, document: documents.get, term: terms.get },
    sendQuery: lookups.sendQuery,
    stampOf: (references) => references.map((reference) => cacheFor(reference).stamp(reference.id)).join(),
    isKnown: (reference) => cacheFor(reference).isKnown(reference.id),
    refresh(references) {
      for (const reference of references) cacheFor(reference).request(reference.id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface EntryCache<Value> {
  get(id: number): Value | null;
  stamp(id: number): number;
  isKnown(id: number): boolean;
  request(id: number): void;
}

function createEntryCache<Value>(
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  notify: () => void,
  retryAfter: number,
): EntryCache<Value> {
  const answers = new Map<number, { value: Value | null; stamp: number }>();
  const asked = new Set<number>();
  const waiting = new Set<number>();
  let stamps = 0;

  const ask = async () => {
    const ids = [...waiting];
    waiting.clear();
    try {
      const found = await load(ids);
      for (const id of ids) {
        asked.delete(id);
        stamps += 1;
        answers.set(id, { value: found.get(id) ?? null, stamp: stamps });
      }
      notify();
    } catch {
      // The last good values stay on the canvas; the host reports that the server is unreachable.
      setTimeout(() => {
        for (const id of ids) asked.delete(id);
        notify();
      }, retryAfter);
    }
  };
  const request = (id: number) => {
    if (asked.has(id)) return;
    asked.add(id);
    if (waiting.size === 0) queueMicrotask(ask);
    waiting.add(id);
  };
  return {
    get(id) {
      const answer = answers.get(id);
      if (!answer) request(id);
      return answer?.value ?? null;
    },
    stamp(id) {
      const answer = answers.get(id);
      if (!answer) request(id);
      return answer?.stamp ?? 0;
    },
    isKnown: (id) => answers.has(id),
    request,
  };
}
