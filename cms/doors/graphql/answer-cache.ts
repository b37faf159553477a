import { LRUCache } from 'lru-cache';

/** A response as sent over the wire. */
export interface StoredAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  /** `X-GraphQL-Keys` */
  readonly keys: string;
}

export interface AnswerCache {
  get(request: string, version: number): StoredAnswer | null;
  set(request: string, version: number, answer: StoredAnswer): void;
  readonly bytes: number;
}

/**
 * An LRU cache of finished responses for a single content version. Never returns a response of another version: a new
 * version empties the cache, and responses computed under an older one are not stored.
 */
export function createAnswerCache(maximumBytes: number): AnswerCache {
  const entries = new LRUCache<string, StoredAnswer>({
    maxSize: maximumBytes,
    // One response may not evict most of the others.
    maxEntrySize: Math.floor(maximumBytes / 8),
    sizeCalculation: ({ body, keys }, request) => request.length * 2 + body.byteLength + keys.length + ENTRY_BYTES,
  });
  let present = 0;

  const move = (version: number) => {
    if (version <= present) return;
    entries.clear();
    present = version;
  };

  return {
    get: (request, version) => {
      move(version);
      return version === present ? (entries.get(request) ?? null) : null;
    },
    set: (request, version, answer) => {
      move(version);
      if (version === present) entries.set(request, answer);
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** Estimated overhead of a cache entry and its parts. */
const ENTRY_BYTES = 200;
