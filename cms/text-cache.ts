import { createHash } from 'node:crypto';

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
  const results = new Map<string, string>();
  let bytes = 0;

  const sizeOf = (key: string, result: string) => (key.length + result.length) * 2 + ENTRY_BYTES;

  const remember = (key: string, result: string) => {
    const size = sizeOf(key, result);
    if (size > maximumBytes / 8) return;
    results.set(key, result);
    bytes += size;
    for (const [oldest, old] of results) {
      if (bytes <= maximumBytes) return;
      results.delete(oldest);
      bytes -= sizeOf(oldest, old);
    }
  };

  return {
    get: (kind, source, make) => {
      const key = `${kind} ${createHash('sha256').update(source).digest('base64')}`;
      const known = results.get(key);
      if (known !== undefined) {
        results.delete(key);
        results.set(key, known);
        return known;
      }
      const result = make();
      remember(key, result);
      return result;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** A map's entry and the heads of two strings. */
const ENTRY_BYTES = 120;
