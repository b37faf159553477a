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
  const entries = new Map<string, StoredAnswer>();
  let present = 0;
  let bytes = 0;

  const sizeOf = (request: string, { body, keys }: StoredAnswer) =>
    request.length * 2 + body.byteLength + keys.length + 200;

  const move = (version: number) => {
    if (version <= present) return;
    entries.clear();
    bytes = 0;
    present = version;
  };

  return {
    get: (request, version) => {
      move(version);
      const found = version === present ? entries.get(request) : undefined;
      if (found === undefined) return null;
      entries.delete(request);
      entries.set(request, found);
      return found;
    },
    set: (request, version, answer) => {
      move(version);
      const size = sizeOf(request, answer);
      // One answer may not push out most others.
      if (version !== present || size > maximumBytes / 8) return;
      const before = entries.get(request);
      if (before) bytes -= sizeOf(request, before);
      entries.delete(request);
      entries.set(request, answer);
      bytes += size;
      for (const [oldest, old] of entries) {
        if (bytes <= maximumBytes) break;
        entries.delete(oldest);
        bytes -= sizeOf(oldest, old);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
