import { type HashedDocument, hashDocument } from './content-security-policy.ts';
import type { EdgeContext } from './edge-context.ts';

/**
 * Computes the script hashes of a document for its Content-Security-Policy. The site's public pages have no inline
 * scripts; the studio's document has those of its framework.
 */
export function readDocument(context: EdgeContext, html: Buffer, path: string): HashedDocument {
  const document = hashDocument(html, context.scriptConstants);
  if (document.refused > 0) context.onEvent({ kind: 'scripts-without-hash', path, count: document.refused });
  return document;
}
