import { LRUCache } from 'lru-cache';

/** An answer as it goes over the wire. */
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
 * Finished answers of one content version; the least recently used go first. An answer of another version is never given:
 * a new version empties the cache, and what was computed under an older one is not taken.
 */
export function createAnswerCache(maximumBytes: number): AnswerCache {
  const entries = new LRUCache<string, StoredAnswer>({
    maxSize: maximumBytes,
    // One answer may not push out most others.
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

/** A cache's entry and the heads of its parts. */
const ENTRY_BYTES = 200;
