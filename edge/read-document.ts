import { type HashedDocument, hashDocument } from './content-security-policy.ts';
import type { EdgeRoute } from './edge-config.ts';
import type { EdgeContext } from './edge-context.ts';
import { cutStill, isMarkedStill } from './next/still-document.ts';

export interface ReadDocument extends HashedDocument {
  /** It came without what the framework needs, and so will the pages that it links to. */
  isStill: boolean;
}

/**
 * A document as visitors get it, with the hashes of its policy. A page of the site that asks for it comes without the scripts
 * of its framework; one of those that is not understood stays as it is, and the operator is told.
 */
export function readDocument(context: EdgeContext, html: Buffer, path: string, route: EdgeRoute): ReadDocument {
  const text = route.keeps === 'pages' ? html.toString('utf8') : '';
  const isMarked = isMarkedStill(text);
  const still = isMarked ? cutStill(text) : null;
  // Nothing that is left runs from the page itself, so nothing needs a hash.
  if (still !== null) return { html: Buffer.from(still), hashes: [], refused: 0, isStill: true };
  if (isMarked) context.onEvent({ kind: 'page-not-understood', path });
  const document = hashDocument(html, context.scriptConstants);
  if (document.refused > 0) context.onEvent({ kind: 'scripts-without-hash', path, count: document.refused });
  return { ...document, isStill: false };
}
