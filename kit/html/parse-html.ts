import { buildTree } from '#kit/html/engine/build-tree.ts';
import type { HtmlNode } from './html-tree.ts';

/** The tree a browser builds, with scripting off, when the HTML is set as the content of a `body`. */
export function parseHtml(html: string): HtmlNode[] {
  const tree = buildTree(html, { elements: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY });
  if (!tree) throw new Error('A tree without limits cannot go beyond them.');
  return tree;
}
