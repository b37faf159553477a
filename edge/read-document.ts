import { type HashedDocument, hashDocument } from './content-security-policy.ts';
import type { EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { cutStill, isMarkedStill } from './next/still-document.ts';

export interface ReadDocument extends HashedDocument {
  /** The framework's scripts were cut, as they will be from the pages that it links to. */
  isStill: boolean;
}

/**
 * Prepares a document for visitors and computes the script hashes for its Content-Security-Policy. Pages of the site
 * that are marked as still have the framework's scripts removed; when the edge cannot do that safely, the page stays as
 * it is and an event is emitted.
 */
export function readDocument(context: EdgeContext, html: Buffer, path: string, route: EdgeRoute): ReadDocument {
  const text = route.keeps === 'pages' ? html.toString('utf8') : '';
  const isMarked = isMarkedStill(text);
  const still = isMarked ? cutStill(text) : null;
  // No inline script is left, so none needs a hash.
  if (still !== null) return { html: Buffer.from(still), hashes: [], refused: 0, isStill: true };
  if (isMarked) context.onEvent({ kind: 'page-not-understood', path });
  const document = hashDocument(html, context.scriptConstants);
  if (document.refused > 0) context.onEvent({ kind: 'scripts-without-hash', path, count: document.refused });
  return { ...document, isStill: false };
}
