import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface TextCache {
  /** What `make` gave for this source and this kind before, or gives now. What it throws is not remembered. */
  get(kind: string, source: string, make: () => string): string;
  /** Of results and keys, at two bytes a character. */
  readonly bytes: number;
}

/**
 * Texts that follow from a source and nothing else, found again by its hash; those unused for longest go first. One may
 * take at most an eighth of the room.
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

/** A cache's entry and the heads of two strings. */
const ENTRY_BYTES = 120;
