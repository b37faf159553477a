import { Fragment, type Node } from '@tiptap/pm/model';
import type { HtmlNode } from '#kit/html/html-tree.ts';

/**
 * The markup that a node was read from. Nodes are never changed, only replaced, so what still is the same node is printed
 * as it was written: an edit of one paragraph leaves every other one as it is, to the byte.
 */
export function noteSource(node: Node, source: readonly HtmlNode[]): Node {
  sources.set(node, source);
  return node;
}

export function sourceOf(node: Node): readonly HtmlNode[] | undefined {
  return sources.get(node);
}

/** The same of new nodes, of which nobody knows how they were written: what is pasted comes in the spelling of this editor. */
export function forgetSources(node: Node): Node {
  if (node.isText) return node;
  return node.type.create(node.attrs, Fragment.from(node.children.map(forgetSources)), node.marks);
}

const sources = new WeakMap<Node, readonly HtmlNode[]>();
