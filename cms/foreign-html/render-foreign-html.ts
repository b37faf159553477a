import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { fitsHtml, HtmlTooLargeError } from '#kit/html/html-too-large.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { createLibrary, type LibraryFile } from './library.ts';
import { normalizeTree } from './normalize-tree.ts';

/**
 * What readers get of content that no block of ours wrote: classic text, WordPress's blocks, HTML as it was rendered
 * elsewhere. The one way for the site, both APIs and the search. `origin`: the site's own, as `new URL(…).origin`
 * writes it; null leaves addresses as they are, where only the words count. `files`: those of the media library that the
 * document may show. What would grow beyond what may be kept is cleaned as it stands.
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

/** Null when it is more than may be kept. */
function cleanWithin(html: string): string | null {
  try {
    return sanitizeHtml(html, 'document', playerHosts);
  } catch (error) {
    if (error instanceof HtmlTooLargeError) return null;
    throw error;
  }
}
