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
 * Finished pages by address, the least recently used given up first. Two shelves: pages with status 200 and no query of
 * their own have most of the room; redirects, "not found" and pages by query, which anybody can invent without end,
 * share an eighth, can only push out each other, and are kept only when they are asked for a second time.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = createShelf(maxBytes - Math.floor(maxBytes / 8));
  const inventions = createShelf(Math.floor(maxBytes / 8));
  const doorkeeper = createDoorkeeper();
  const rules = new Map<string, QueryRule>();
  let generation = 0;

  const keyFor = (url: string, known?: QueryRule): string => {
    const mark = url.indexOf('?');
    if (mark === -1) return url;
    const path = url.slice(0, mark);
    const rule = known ?? rules.get(path) ?? [];
    return rule === 'all' ? url : canonicalKey(path, url.slice(mark + 1), rule);
  };

  return {
    find(url) {
      if (url.indexOf('?') === -1) return pages.find(url) ?? inventions.find(url);
      const rule = rules.get(url.slice(0, url.indexOf('?')));
      const key = keyFor(url, rule);
      const entry = pages.find(key) ?? inventions.find(key);
      // Where the rule has been forgotten, the path's own entry must not answer for a query.
      return entry !== null && rule === undefined && !entry.ignoresQuery ? null : entry;
    },
    isFresh: (entry, now) => (entry.isImmutable || entry.generation === generation) && now < entry.freshUntil,
    keyFor,
    learnRule(url, rule) {
      const mark = url.indexOf('?');
      const path = mark === -1 ? url : url.slice(0, mark);
      rules.delete(path);
      rules.set(path, rule);
      if (rules.size > MOST_RULES) forgetOldest(rules);
    },
    keep(key, entry) {
      const isOrdinary = entry.page.status === 200 && key.indexOf('?') === -1;
      (isOrdinary ? inventions : pages).remove(key);
      if (isOrdinary) pages.keep(key, entry);
      else if (inventions.has(key) || doorkeeper.knows(key)) inventions.keep(key, entry);
    },
    remove(key) {
      pages.remove(key);
      inventions.remove(key);
    },
    purge() {
      generation += 1;
      return generation;
    },
    generation: () => generation,
    stats: () => ({
      entries: pages.size() + inventions.size(),
      bytes: pages.bytes() + inventions.bytes(),
      generation,
    }),
  };
}

const MOST_RULES = 20_000;

/** Remembers what came lately, in as little room as possible: an address that comes once needs no more. */
function createDoorkeeper() {
  let recent = new Set<number>();
  let former = new Set<number>();
  return {
    /** Whether the key has come before. It has from now on. */
    knows(key: string): boolean {
      const mark = hashKey(key);
      if (recent.has(mark) || former.has(mark)) return true;
      recent.add(mark);
      if (recent.size >= MOST_REMEMBERED) {
        former = recent;
        recent = new Set();
      }
      return false;
    },
  };
}

const MOST_REMEMBERED = 8_192;

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

/** A map bounded by bytes that forgets what was not used for longest. */
function createShelf(maxBytes: number) {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.page.bytes + key.length;
  };

  return {
    find(key: string): CacheEntry | null {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      // A Map keeps the order of insertion: moving what was used to the end makes its first the least recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    keep(key: string, entry: CacheEntry) {
      remove(key);
      if (entry.page.bytes + key.length > maxBytes) return;
      entries.set(key, entry);
      bytes += entry.page.bytes + key.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    has: (key: string) => entries.has(key),
    remove,
    size: () => entries.size,
    bytes: () => bytes,
  };
}

function forgetOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
