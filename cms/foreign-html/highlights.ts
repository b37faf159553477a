import { type HtmlElement, type HtmlNode, isElement, printHtml } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { classesOf, element } from './element.ts';

/** What the search plugins of WordPress put around the words that somebody searched for. */
const HIGHLIGHTS: ReadonlySet<string> = new Set([
  ...['ep-highlight', 'relevanssi-query-term', 'searchwp-highlight', 'search-everything-highlight-color'],
  ...['search-highlight', 'search-excerpt', 'searchterm'],
]);

const CARRIERS: ReadonlySet<string> = new Set(['mark', 'span', 'strong', 'em', 'b', 'i']);

/** A search plugin's highlight in running text. */
export function normalizeHighlight(node: HtmlElement): HtmlElement | null {
  return isHighlight(node) ? element('mark', {}, node.children) : null;
}

/** A title without the marks of a search: it stands in metadata too, and says the same to everybody. */
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
