import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5';
import { createText, type HtmlElement, type HtmlNode, noAttributes, printHtml } from './html-tree.ts';
import { type ContentModel, repairTree } from './repair-tree.ts';

/**
 * HTML that a browser reads back as the very tree it was printed from, with the structure repaired for the content
 * model. Meant for markup whose tags and attributes were filtered already; nothing is removed for safety here.
 * Returns null when the markup unfolds to several times its size: formatting around or across many blocks has to be
 * repeated in each of them, as the HTML standard demands.
 */
export function normalizeHtml(html: string, model: ContentModel): string | null {
  const nodes = parseHtml(html, MAX_GROWTH * html.split('<').length);
  const normal = nodes && printHtml(repairTree(nodes, model));
  return normal !== null && normal.length <= MAX_GROWTH * (html.length + 100) ? normal : null;
}

const MAX_GROWTH = 4;

/** The tree a browser builds when the HTML is set as the content of a `body`; null with more elements than allowed. */
export function parseHtml(html: string): HtmlNode[];
export function parseHtml(html: string, maxElements: number): HtmlNode[] | null;
export function parseHtml(html: string, maxElements = Number.POSITIVE_INFINITY): HtmlNode[] | null {
  let count = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parameters) {
      count += 1;
      if (count > maxElements) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...parameters);
    },
  };
  const body = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);
  try {
    return convertChildren(parseFragment(body, html, { treeAdapter }));
  } catch (error) {
    if (error instanceof TooManyElements) return null;
    throw error;
  }
}

class TooManyElements extends Error {}

/** Iterative, because a raw document may be nested deeper than the call stack. */
function convertChildren(root: DefaultTreeAdapterTypes.ParentNode): HtmlNode[] {
  const result: HtmlNode[] = [];
  const pending = [{ source: root, target: result }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const node of next.source.childNodes) {
      if (defaultTreeAdapter.isTextNode(node)) next.target.push(createText(node.value));
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const children: HtmlNode[] = [];
      next.target.push(convertElement(node, children));
      pending.push({ source: 'content' in node ? node.content : node, target: children });
    }
  }
  return result;
}

function convertElement(node: DefaultTreeAdapterTypes.Element, children: HtmlNode[]): HtmlElement {
  return {
    kind: 'element',
    name: node.tagName,
    namespace: node.namespaceURI === names.NS.SVG ? 'svg' : node.namespaceURI === names.NS.MATHML ? 'math' : 'html',
    attributes:
      node.attrs.length === 0
        ? noAttributes
        : new Map(node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value])),
    children,
  };
}
