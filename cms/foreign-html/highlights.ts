import { type HtmlElement, type HtmlNode, isElement, printHtml } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { classesOf, element } from './element.ts';

/** The classes with which WordPress search plugins highlight the words of a search. */
const HIGHLIGHTS: ReadonlySet<string> = new Set([
  ...['ep-highlight', 'relevanssi-query-term', 'searchwp-highlight', 'search-everything-highlight-color'],
  ...['search-highlight', 'search-excerpt', 'searchterm'],
]);

const CARRIERS: ReadonlySet<string> = new Set(['mark', 'span', 'strong', 'em', 'b', 'i']);

/** Converts a search plugin's highlight in running text to a `mark`. */
export function normalizeHighlight(node: HtmlElement): HtmlElement | null {
  return isHighlight(node) ? element('mark', {}, node.children) : null;
}

/** Removes search highlights from a title, which is also used in metadata and must be the same for everyone. */
export function withoutHighlights(html: string): string {
  if (!/<(?:mark|span|strong|em|b|i)\b/i.test(html)) return html;
  return printHtml(unwrap(readForeignHtml(html)));
}

function unwrap(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    const children = unwrap(node.children);
    return isHighlight(node) ? children : [{ ...node, children }];
  });
}

function isHighlight(node: HtmlElement): boolean {
  if (!CARRIERS.has(node.name)) return false;
  if (classesOf(node).some((name) => HIGHLIGHTS.has(name))) return true;
  return node.name === 'span' && /(?:^|;)\s*background-color\s*:/i.test(node.attributes.get('style') ?? '');
}
