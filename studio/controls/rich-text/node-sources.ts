import { Fragment, type Node } from '@tiptap/pm/model';
import type { HtmlNode } from '#kit/html/html-tree.ts';

/**
 * Records the markup that a node was read from. Nodes are immutable, so an unchanged node is printed exactly as it was
 * written: an edit of one paragraph leaves every other one unchanged, byte for byte.
 */
export function noteSource(node: Node, source: readonly HtmlNode[]): Node {
  sources.set(node, source);
  return node;
}

export function sourceOf(node: Node): readonly HtmlNode[] | undefined {
  return sources.get(node);
}

/** A copy without recorded sources, so that pasted content is printed in this editor's own style. */
export function forgetSources(node: Node): Node {
  if (node.isText) return node;
  return node.type.create(node.attrs, Fragment.from(node.children.map(forgetSources)), node.marks);
}

const sources = new WeakMap<Node, readonly HtmlNode[]>();
