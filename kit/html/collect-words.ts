import { isWordless } from './clean-tree.ts';
import { type HtmlNode, isElement } from './html-tree.ts';

/**
 * The text a reader would see. Blocks, rows and line breaks become one newline each, cells a space; other white space
 * is collapsed to a single space and trimmed.
 */
export function collectWords(nodes: readonly HtmlNode[]): string {
  return readWords(nodes)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function readWords(nodes: readonly HtmlNode[]): string {
  let words = '';
  for (const node of nodes) {
    if (!isElement(node)) {
      words += node.text.replace(/\s+/g, ' ');
    } else if (!isWordless(node)) {
      const edge = BREAKING.has(node.name) ? '\n' : SPACING.has(node.name) ? ' ' : '';
      words += edge + readWords(node.children) + edge;
    }
  }
  return words;
}

const SPACING: ReadonlySet<string> = new Set(['td', 'th']);

const BREAKING: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'caption', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr'],
  ...['legend', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tr', 'ul'],
]);
