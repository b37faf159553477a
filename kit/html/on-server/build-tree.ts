import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5';
import type { BuildTree } from '../html-engine.ts';
import { createTreeBuilder, type HtmlNode, type TreeBuilder, type TreeLimits } from '../html-tree.ts';

/** Uses parse5, a JavaScript implementation of the HTML standard's parser. */
export const buildTree: BuildTree = (html, limits) => {
  const body = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);
  try {
    return convert(
      parseFragment(body, html, { treeAdapter: createBoundedAdapter(limits), scriptingEnabled: false }),
      createTreeBuilder(limits),
    );
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
};

class TooMuch extends Error {}

/**
 * Aborts parsing when it gets too expensive. Its bounds are well above the limits, which `createTreeBuilder` enforces
 * exactly.
 */
function createBoundedAdapter({ elements, depth }: TreeLimits): typeof defaultTreeAdapter {
  let created = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...parameters) {
      created += 1;
      if (created > 2 * elements + 100) throw new TooMuch();
      return defaultTreeAdapter.createElement(...parameters);
    },
    onItemPush() {
      open += 1;
      if (open > 4 * depth) throw new TooMuch();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** Iterative, because a document may be nested deeper than the call stack. */
function convert(root: DefaultTreeAdapterTypes.ParentNode, builder: TreeBuilder): HtmlNode[] | null {
  const result: HtmlNode[] = [];
  const pending = [{ source: root, target: result, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const node of next.source.childNodes) {
      if (defaultTreeAdapter.isTextNode(node)) builder.appendText(next.target, node.value);
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const { tagName, namespaceURI, attrs } = node;
      const attributes = attrs.map(({ prefix, name, value }): [string, string] => [
        prefix ? `${prefix}:${name}` : name,
        value,
      ]);
      const children = builder.appendElement(next.target, tagName, namespaceURI, attributes, next.depth);
      if (children === null) return null;
      pending.push({ source: 'content' in node ? node.content : node, target: children, depth: next.depth + 1 });
    }
  }
  return result;
}
