import { collectWords } from './collect-words.ts';
import { requireHtmlFits } from './html-too-large.ts';
import { createText } from './html-tree.ts';
import { readForeignHtml } from './read-foreign-html.ts';

/**
 * The text a reader would see, for titles, descriptions and search. Entities are decoded once. Blocks, rows and line
 * breaks become one newline each, cells a space; other white space is collapsed to a single space and trimmed.
 *
 * @throws HtmlTooLargeError `html_too_large` when the source is longer than `maxHtmlLength`.
 */
export function htmlToText(html: string): string {
  requireHtmlFits(html);
  return collectWords(/[&<\0\r]/.test(html) ? readForeignHtml(html) : [createText(html)]);
}
