import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/**
 * `sanitizeHtml` for content that is shown repeatedly: results are cached by their source, up to about 8 MB in total;
 * the least recently used are evicted.
 *
 * @throws HtmlTooLargeError as `sanitizeHtml`; errors are not cached.
 */
export function sanitizeHtmlCached(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[] = []): string {
  const key = keyOf(html, profile, frameHosts);
  const known = recall(key);
  if (known !== null) return known;
  const result = sanitizeHtml(html, profile, frameHosts);
  remember(key, result);
  return result;
}

/**
 * Caches HTML that is known to be clean, because it was assembled from clean pieces, so that it need not be sanitized.
 */
export function noteCleanHtml(html: string, profile: HtmlProfile): void {
  const key = keyOf(html, profile, []);
  if (recall(key) === null) remember(key, html);
}

function keyOf(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]): string {
  return `${profile} ${profile === 'document' ? frameHosts.map(({ host }) => host) : ''} ${html}`;
}

/** Characters of keys and results together, at most 2 bytes each. */
const CAPACITY = 4 * 1024 * 1024;

/**
 * Keyed by profile, hosts and source. A map keeps insertion order, so the first entry is the least recently used. Does
 * not use `lru-cache`, because this code is part of every page that shows rich text in the browser, and the library
 * would be larger than all HTML code of this room.
 */
const results = new Map<string, string>();
let size = 0;

function recall(key: string): string | null {
  const result = results.get(key);
  if (result === undefined) return null;
  results.delete(key);
  results.set(key, result);
  return result;
}

function remember(key: string, result: string): void {
  if (key.length + result.length > CAPACITY / 8) return;
  results.set(key, result);
  size += key.length + result.length;
  for (const [oldest, value] of results) {
    if (size <= CAPACITY) break;
    results.delete(oldest);
    size -= oldest.length + value.length;
  }
}
