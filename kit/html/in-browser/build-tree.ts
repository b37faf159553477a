import type { BuildTree } from '../html-engine.ts';
import { createTreeBuilder, type HtmlNode } from '../html-tree.ts';

/**
 * Uses the browser's own parser. The document has no window, so nothing in it runs, loads or is shown. The tags before
 * the HTML make the document parser behave like the fragment parser: no quirks mode, white space preserved, no
 * framesets.
 *
 * On documents and forms, names from the HTML shadow properties of the object (`<input name="nodeType">`). So this only
 * uses prototype methods, `instanceof` and a tree walker.
 */
export const buildTree: BuildTree = (html, limits) => {
  parser ??= new DOMParser();
  const parsed = parser.parseFromString(`<!DOCTYPE html><body>${html}`, 'text/html');
  const body = Document.prototype.querySelector.call(parsed, 'body');
  if (!body) throw new Error('A document that was parsed has a body.');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const builder = createTreeBuilder(limits);
  const result: HtmlNode[] = [];
  const pending: { source: Node; target: HtmlNode[]; depth: number }[] = [{ source: body, target: result, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (let node = firstChild(walker, next.source); node; node = nextSibling(walker, node)) {
      if (node instanceof Text) builder.appendText(next.target, node.data);
      if (!(node instanceof Element)) continue;
      const { name, namespace } = nameOf(node);
      const children = builder.appendElement(next.target, name, namespace, attributesOf(node), next.depth);
      if (children === null) return null;
      const source = node instanceof HTMLTemplateElement ? node.content : node;
      pending.push({ source, target: children, depth: next.depth + 1 });
    }
  }
  return result;
};

let parser: DOMParser | null = null;

function firstChild(walker: TreeWalker, node: Node): Node | null {
  walker.currentNode = node;
  return walker.firstChild();
}

function nextSibling(walker: TreeWalker, node: Node): Node | null {
  walker.currentNode = node;
  return walker.nextSibling();
}

function nameOf(element: Element): { name: string; namespace: string | null } {
  if (element instanceof HTMLFormElement) return { name: 'form', namespace: null };
  return { name: element.localName, namespace: element.namespaceURI };
}

function attributesOf(element: Element): [string, string][] {
  return Element.prototype.getAttributeNames
    .call(element)
    .map((name) => [name, Element.prototype.getAttribute.call(element, name) ?? '']);
}
