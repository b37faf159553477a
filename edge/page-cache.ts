import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

export interface CacheEntry {
  page: FinishedPage;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** The cache's generation when the page was requested; if the cache's has moved on, the entry is stale. */
  generation: number;
  /** Its name carries a hash of its content, so a purge does not make it stale. */
  isImmutable: boolean;
  /** The same entry answers every query of its path. */
  ignoresQuery: boolean;
  hits: number;
  /** The upstream is not asked for it again before this time; set after a failure. */
  retryAt: number;
}

/** Which part of the query a page varies by: none (an empty list), these parameters, or all of it. */
export type QueryRule = readonly string[] | 'all';

export interface PageCache {
  /** The entry for this request target, fresh or not. Marks it as recently used. */
  find(url: string): CacheEntry | null;
  isFresh(entry: CacheEntry, now: number): boolean;
  /** The cache key for this target, according to the given or the learned rule. Without either: the path alone. */
  keyFor(url: string, rule?: QueryRule): string;
  /** Stores a rule for the path of `url`. Bounded; the least recently used rule is evicted. */
  learnRule(url: string, rule: QueryRule): void;
  keep(key: string, entry: CacheEntry): void;
  remove(key: string): void;
  /** Makes every entry stale that is not immutable. Returns the new generation. */
  purge(): number;
  generation(): number;
  stats(): { entries: number; bytes: number; generation: number };
}

/**
 * An LRU cache of finished pages by address, in two parts. Pages with status 200 that do not vary by query have most of
 * the memory. Redirects, 404s and pages by query, whose addresses anybody can make up endlessly, share an eighth: they
 * can only evict each other, and are cached only when requested a second time.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = createBoundedCache(maxBytes - Math.floor(maxBytes / 8));
  const variants = createBoundedCache(Math.floor(maxBytes / 8));
  const requested = createRequestMemory();
  const rules = new LRUCache<string, QueryRule>({ max: MAX_RULES });
  let generation = 0;

  const keyFor = (url: string, known?: QueryRule): string => {
    const mark = url.indexOf('?');
    if (mark === -1) return url;
    const path = url.slice(0, mark);
    const rule = known ?? rules.peek(path) ?? [];
    return rule === 'all' ? url : canonicalKey(path, url.slice(mark + 1), rule);
  };

  return {
    find(url) {
      if (url.indexOf('?') === -1) return pages.get(url) ?? variants.get(url) ?? null;
      const rule = rules.peek(url.slice(0, url.indexOf('?')));
      const key = keyFor(url, rule);
      const entry = pages.get(key) ?? variants.get(key) ?? null;
      // If the rule has been evicted, the path's own entry must not answer a request with a query.
      return entry !== null && rule === undefined && !entry.ignoresQuery ? null : entry;
    },
    isFresh: (entry, now) => (entry.isImmutable || entry.generation === generation) && now < entry.freshUntil,
    keyFor,
    learnRule(url, rule) {
      const mark = url.indexOf('?');
      const path = mark === -1 ? url : url.slice(0, mark);
      rules.set(path, rule);
    },
    keep(key, entry) {
      const isOrdinary = entry.page.status === 200 && key.indexOf('?') === -1;
      (isOrdinary ? variants : pages).delete(key);
      if (isOrdinary) pages.set(key, entry);
      else if (variants.has(key) || requested.hasComeBefore(key)) variants.set(key, entry);
    },
    remove(key) {
      pages.delete(key);
      variants.delete(key);
    },
    purge() {
      generation += 1;
      return generation;
    },
    generation: () => generation,
    stats: () => ({
      entries: pages.size + variants.size,
      bytes: pages.calculatedSize + variants.calculatedSize,
      generation,
    }),
  };
}

const MAX_RULES = 20_000;

function createBoundedCache(maxSize: number): LRUCache<string, CacheEntry> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });
}

/**
 * Remembers recently requested keys by hash alone, so an address that is requested only once costs no more memory than
 * that.
 */
function createRequestMemory() {
  let recent = new Set<number>();
  let former = new Set<number>();
  return {
    /** Also records the key as requested. */
    hasComeBefore(key: string): boolean {
      const mark = hashKey(key);
      if (recent.has(mark) || former.has(mark)) return true;
      recent.add(mark);
      if (recent.size >= MAX_REMEMBERED) {
        former = recent;
        recent = new Set();
      }
      return false;
    },
  };
}

const MAX_REMEMBERED = 8_192;

/** 32-bit FNV-1a. The only effect of a collision is that one of the two keys is cached at its first request. */
function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The path with the named parameters in the rule's order, the first value of each; the path alone if none is present.
 */
function canonicalKey(path: string, query: string, names: readonly string[]): string {
  if (names.length === 0) return path;
  const sent = new URLSearchParams(query);
  const wanted = new URLSearchParams();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) wanted.set(name, value);
  }
  return wanted.size === 0 ? path : `${path}?${wanted}`;
}
