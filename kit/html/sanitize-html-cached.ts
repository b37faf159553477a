import type { HtmlProfile } from './html-profiles.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/**
 * `sanitizeHtml` for content that is shown again and again: results are remembered by their source, those used last,
 * up to some 8 MB in all.
 *
 * @throws HtmlTooLargeError as `sanitizeHtml`; errors are not remembered.
 */
export function sanitizeHtmlCached(html: string, profile: HtmlProfile): string {
  const known = recall(html, profile);
  if (known !== null) return known;
  const result = sanitizeHtml(html, profile);
  remember(html, profile, result);
  return result;
}

/** Spares the cleaning of what is known to be its own result, because it was put together of pieces that are. */
export function noteCleanHtml(html: string, profile: HtmlProfile): void {
  if (recall(html, profile) === null) remember(html, profile, html);
}

/** Characters of sources and results together, 2 bytes each at most. */
const CAPACITY = 4 * 1024 * 1024;

/** By profile and source; a map keeps its order, so the first entry is the one unused longest. */
const results = new Map<string, string>();
let size = 0;

function recall(html: string, profile: HtmlProfile): string | null {
  const key = `${profile} ${html}`;
  const result = results.get(key);
  if (result === undefined) return null;
  results.delete(key);
  results.set(key, result);
  return result;
}

function remember(html: string, profile: HtmlProfile, result: string): void {
  const key = `${profile} ${html}`;
  if (key.length + result.length > CAPACITY / 8) return;
  results.set(key, result);
  size += key.length + result.length;
  for (const [oldest, value] of results) {
    if (size <= CAPACITY) break;
    results.delete(oldest);
    size -= oldest.length + value.length;
  }
}
