import { collectWords } from './collect-words.ts';
import { requireHtmlFits } from './html-too-large.ts';
import { createText } from './html-tree.ts';
import { readForeignHtml } from './read-foreign-html.ts';

/**
 * The words a reader would see, for titles, descriptions and search. Entities are decoded once. Blocks, rows and line
 * breaks become one newline each, cells a space; other white space is a single space, and there is none at the ends.
 *
 * @throws HtmlTooLargeError `html_too_large` when the source is longer than `maxHtmlLength`.
 */
export function htmlToText(html: string): string {
  requireHtmlFits(html);
  return collectWords(/[&<\0\r]/.test(html) ? readForeignHtml(html) : [createText(html)]);
}
