import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/**
 * `sanitizeHtml` for content that is shown again and again: results are remembered by their source, those used last,
 * up to some 8 MB in all.
 *
 * @throws HtmlTooLargeError as `sanitizeHtml`; errors are not remembered.
 */
export function sanitizeHtmlCached(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[] = []): string {
  const key = keyOf(html, profile, frameHosts);
  const known = recall(key);
  if (known !== null) return known;
  const result = sanitizeHtml(html, profile, frameHosts);
  remember(key, result);
  return result;
}

/** Spares the cleaning of what is known to be its own result, because it was put together of pieces that are. */
export function noteCleanHtml(html: string, profile: HtmlProfile): void {
  const key = keyOf(html, profile, []);
  if (recall(key) === null) remember(key, html);
}

function keyOf(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]): string {
  return `${profile} ${profile === 'document' ? frameHosts.map(({ host }) => host) : ''} ${html}`;
}

/** Characters of sources and results together, 2 bytes each at most. */
const CAPACITY = 4 * 1024 * 1024;

/**
 * By profile, hosts and source; a map keeps its order, so the first entry is the one unused longest. Not `lru-cache`: this
 * is part of every page that shows rich text in the browser, and the library would weigh more than all of this room's HTML.
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
