import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

export interface CacheEntry {
  page: FinishedPage;
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** Of the cache when the page was asked for; an older one than the cache's is outdated. */
  generation: number;
  /** Its name carries a hash of its content: no publication outdates it. */
  isImmutable: boolean;
  /** Answers every query of its path alike. */
  ignoresQuery: boolean;
  hits: number;
  /** No upstream is asked for it again before this time; set when one has just failed. */
  retryAt: number;
}

/** Which part of a query makes another page: none, these parameters, or every difference. */
export type QueryRule = readonly string[] | 'all';

export interface PageCache {
  /** The entry that answers this request target, fresh or not. Marks it as used. */
  find(url: string): CacheEntry | null;
  isFresh(entry: CacheEntry, now: number): boolean;
  /** Where an answer to this target belongs, as far as is known. Without a rule: the path alone. */
  keyFor(url: string, rule?: QueryRule): string;
  /** Remembers a rule for the path of `url`. Bounded; the oldest is forgotten. */
  learnRule(url: string, rule: QueryRule): void;
  keep(key: string, entry: CacheEntry): void;
  remove(key: string): void;
  /** Outdates everything that can be. Returns the new generation. */
  purge(): number;
  generation(): number;
  stats(): { entries: number; bytes: number; generation: number };
}

/**
 * Finished pages by address, the least recently used given up first, in two parts. Pages with status 200 and no query of
 * their own have most of the memory. Redirects, "not found" and pages by query, whose addresses anybody can make up without
 * end, share an eighth: they can only push out each other, and are kept only when they are asked for a second time.
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
      // Where the rule has been forgotten, the path's own entry must not answer for a query.
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

/** Remembers what was asked for lately by its hash alone: an address that comes once needs no more memory than that. */
function createRequestMemory() {
  let recent = new Set<number>();
  let former = new Set<number>();
  return {
    /** It has from now on. */
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

/** FNV-1a in 32 bits. Two keys with the same hash only let one of them in early. */
function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The named parameters in the rule's order, first value of each; a path without any of them is the path alone. */
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
