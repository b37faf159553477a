import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { fitsHtml } from '#kit/html/html-too-large.ts';
import { type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';

/** The addresses that the links in stored markup lead to, as written. */
export function listLinkedAddresses(source: string): string[] {
  if (!/href/i.test(source)) return [];
  const html = storedToHtml(source);
  return fitsHtml(html) ? collect(readForeignHtml(html)) : [];
}

function collect(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const address = node.name === 'a' || node.name === 'area' ? node.attributes.get('href') : undefined;
    return [...(address === undefined ? [] : [address]), ...collect(node.children)];
  });
}
