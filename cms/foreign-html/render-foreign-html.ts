import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { fitsHtml, HtmlTooLargeError } from '#kit/html/html-too-large.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { createLibrary, type LibraryFile } from './library.ts';
import { normalizeTree } from './normalize-tree.ts';

/**
 * Renders content that none of our blocks wrote for readers: classic text, WordPress's blocks, HTML rendered elsewhere.
 * The site, both APIs and the search all use this. `origin`: the site's own, as in `new URL(…).origin`; null leaves
 * addresses as they are, where only the words matter. `files`: media library files that the document may show. If the
 * conversion would exceed the size limit, the source is only sanitized.
 *
 * @throws HtmlTooLargeError as `sanitizeHtml`.
 */
export function renderForeignHtml(source: string, origin: string | null, files: readonly LibraryFile[] = []): string {
  if (source.trim() === '') return '';
  const html = storedToHtml(source);
  const place = { origin, library: createLibrary(files) };
  const clean = fitsHtml(html) ? cleanWithin(printHtml(normalizeTree(readForeignHtml(html), place))) : null;
  return clean ?? sanitizeHtml(source, 'document', playerHosts);
}

/** Null if it exceeds the size limit. */
function cleanWithin(html: string): string | null {
  try {
    return sanitizeHtml(html, 'document', playerHosts);
  } catch (error) {
    if (error instanceof HtmlTooLargeError) return null;
    throw error;
  }
}
