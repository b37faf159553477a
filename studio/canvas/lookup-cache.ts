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
 * Answers references at once with the last good value and loads what it does not know, many in one question. It never
 * writes to the document: who draws a reference watches its stamp and draws again when the answer is there.
 */
export interface LookupCache {
  readonly resolver: Resolver;
  /** Changes when one of these references got another answer. Asking starts loading. */
  stampOf(references: readonly Reference[]): string;
  /** Whether the answer is known, be it that there is none. */
  isKnown(reference: Reference): boolean;
  /** Loads again what may have changed elsewhere; the old answers stay until then. */
  refresh(references: readonly Reference[]): void;
  subscribe(listener: () => void): () => void;
  /** How blocks ask for their live content. */
  readonly sendQuery: SendQuery;
}

export interface LookupCacheOptions {
  readonly lookups: Pick<Lookups, 'loadMedia' | 'loadDownloads' | 'loadDocuments' | 'loadTerms' | 'sendQuery'>;
  readonly locale: Locale;
  /** Milliseconds before a question that could not be answered is asked again. Default 5,000. */
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
      // The last good values stay on the canvas; the host tells people that the server is away.
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
