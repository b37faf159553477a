import type { BuildTree } from '../html-engine.ts';
import { createTreeBuilder, type HtmlNode } from '../html-tree.ts';

/**
 * By the browser's own parser. Its document belongs to no window: nothing in it runs, loads or is shown. The tags before
 * the HTML make a document's parser read it as a fragment's would: no quirks, white space kept, no frames.
 */
export const buildTree: BuildTree = (html, limits) => {
  parser ??= new DOMParser();
  const { body } = parser.parseFromString(`<!DOCTYPE html><body>${html}`, 'text/html');
  const builder = createTreeBuilder(limits);
  const result: HtmlNode[] = [];
  const pending: { source: Node; target: HtmlNode[]; depth: number }[] = [{ source: body, target: result, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (let node = next.source.firstChild; node; node = node.nextSibling) {
      if (isText(node)) builder.appendText(next.target, node.data);
      if (!isElement(node)) continue;
      const { localName, namespaceURI } = node;
      const attributes = Array.from(node.attributes, ({ name, value }): [string, string] => [name, value]);
      const children = builder.appendElement(next.target, localName, namespaceURI, attributes, next.depth);
      if (children === null) return null;
      pending.push({ source: isTemplate(node) ? node.content : node, target: children, depth: next.depth + 1 });
    }
  }
  return result;
};

let parser: DOMParser | null = null;

function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Not by its class, which a document without a window may share with another one. */
function isTemplate(element: Element): element is HTMLTemplateElement {
  return element.localName === 'template' && 'content' in element;
}
