import { type DocumentNode, type ForeignNode, printDocument } from './markup/document.ts';
import { trimSpace } from './markup/white-space.ts';

/** The node id of a body written as HTML. No other node has it. */
export const HTML_BODY_ID = 'html-body';

/** An HTML body as nodes: a single piece of foreign markup, whatever it contains; none if the body is blank. */
export function readHtmlBody(source: string): ForeignNode[] {
  return trimSpace(source) === '' ? [] : [{ kind: 'foreign', id: HTML_BODY_ID, source }];
}

/** Prints any body for storage; an HTML body byte for byte. Throws `MarkupError` like `printDocument`. */
export function printBody(nodes: readonly DocumentNode[]): string {
  return htmlOf(nodes) ?? printDocument([...nodes]);
}

/** The source of a body written as HTML; null for any other nodes. */
export function htmlOf(nodes: readonly DocumentNode[]): string | null {
  const [first, ...others] = nodes;
  return first?.kind === 'foreign' && first.id === HTML_BODY_ID && others.length === 0 ? first.source : null;
}
