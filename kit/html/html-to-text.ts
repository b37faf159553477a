import { requireHtmlFits } from './html-too-large.ts';
import { stripHtml } from './sanitize-html.ts';

/**
 * The words a reader would see, for titles, descriptions and search. Entities are decoded once. Blocks, rows and line
 * breaks become one newline each, cells a space; other white space is a single space, and there is none at the ends.
 *
 * @throws HtmlTooLargeError `html_too_large` when the source is longer than `maxHtmlLength`.
 */
export function htmlToText(html: string): string {
  requireHtmlFits(html);
  return decodeEntities(
    stripHtml(html.replaceAll('\0', ''), [...BREAKING, ...SPACING])
      .replace(/\s+/g, ' ')
      .replace(/<\/?([a-z\d]+)[^>]*>/g, (_tag, name) => (SPACING.includes(name) ? ' ' : '\n')),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const SPACING: readonly string[] = ['td', 'th'];

const BREAKING: readonly string[] = [
  ...['address', 'article', 'aside', 'blockquote', 'br', 'caption', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
  ...[
    'fieldset',
    'figcaption',
    'figure',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'legend',
  ],
  ...['li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tr', 'ul'],
];

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity, name) => ENTITIES.get(name) ?? entity);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);
