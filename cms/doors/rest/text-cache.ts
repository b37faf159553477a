import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface TextCache {
  /** Returns the cached result for this source and kind, or calls `make`. Errors are not cached. */
  get(kind: string, source: string, make: () => string): string;
  /** The size of results and keys, at two bytes per character. */
  readonly bytes: number;
}

/**
 * An LRU cache for texts that depend only on a source, keyed by its hash. One entry may take at most an eighth of the
 * space.
 */
export function createTextCache(maximumBytes: number): TextCache {
  const results = new LRUCache<string, string>({
    maxSize: maximumBytes,
    maxEntrySize: Math.floor(maximumBytes / 8),
    sizeCalculation: (result, key) => (key.length + result.length) * 2 + ENTRY_BYTES,
  });
  return {
    get: (kind, source, make) => {
      const key = `${kind} ${createHash('sha256').update(source).digest('base64')}`;
      const known = results.get(key);
      if (known !== undefined) return known;
      const result = make();
      results.set(key, result);
      return result;
    },
    get bytes() {
      return results.calculatedSize;
    },
  };
}

/** Estimated overhead of a cache entry and two strings. */
const ENTRY_BYTES = 120;
