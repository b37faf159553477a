import { type DocumentNode, type ForeignNode, printDocument } from './markup/document.ts';
import { trimSpace } from './markup/white-space.ts';

/** By this id the body of a document that is written as HTML is known among nodes: no other node has it. */
export const HTML_BODY_ID = 'html-body';

/** The body as nodes: one piece of foreign markup, whatever stands in it; none while nothing is written. */
export function readHtmlBody(source: string): ForeignNode[] {
  return trimSpace(source) === '' ? [] : [{ kind: 'foreign', id: HTML_BODY_ID, source }];
}

/** Any document as it is stored: a body that was written as HTML byte for byte. Throws `MarkupError` as `printDocument`. */
export function printBody(nodes: readonly DocumentNode[]): string {
  return htmlOf(nodes) ?? printDocument([...nodes]);
}

/** The source of a body that was written as HTML; null for nodes that are none. */
export function htmlOf(nodes: readonly DocumentNode[]): string | null {
  const [first, ...others] = nodes;
  return first?.kind === 'foreign' && first.id === HTML_BODY_ID && others.length === 0 ? first.source : null;
}
