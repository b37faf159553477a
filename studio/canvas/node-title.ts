import { definitions } from '#blocks/definitions.generated.ts';
import { HTML_BODY_ID } from '#cms-schema/html-body.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { listUndrawn, nameForeignBlock } from '#cms-schema/markup/list-undrawn.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { shortenText } from '#kit/text/characters.ts';
import { createTranslate } from '../messages.ts';

/** The name of the block's type, in the studio's language. */
export function titleOf(node: DocumentNode, uiLocale: Locale): string {
  if (node.kind === 'foreign') {
    if (node.id === HTML_BODY_ID) return createTranslate(uiLocale)('builder.page.html');
    // What only names itself is called by that name.
    const [invisible] = wordsOf(node) === '' ? listUndrawn(node.source) : [];
    return invisible === undefined
      ? createTranslate(uiLocale)('canvas.foreign')
      : nameForeignBlock(invisible, uiLocale);
  }
  return definitions.get(node.type)?.title[uiLocale] ?? node.type;
}

/** The first text of the block, which tells it from others of its type; may be empty. */
export function wordsOf(node: DocumentNode): string {
  const known = knownWords.get(node);
  if (known !== undefined) return known;
  const words = readWords(node);
  knownWords.set(node, words);
  return words;
}

/** Nodes are immutable, so the cache never becomes stale. */
const knownWords = new WeakMap<DocumentNode, string>();

function readWords(node: DocumentNode): string {
  if (node.kind === 'foreign') return shorten(htmlToText(node.source));
  const definition = definitions.get(node.type);
  if (!definition) return '';
  const { heading, fields } = definition;
  const names = heading === null ? Object.keys(fields) : [heading, ...Object.keys(fields)];
  for (const name of names) {
    const field = fields[name];
    // Translated texts tell what a block is about; figures and codes do not.
    const words = field?.translation === 'text' ? shorten(field.typed(node.attributes[name])) : '';
    if (words !== '') return words;
  }
  return '';
}

/** The text on one line, with an ellipsis if it was cut. */
export function shorten(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return shortenText(line, length);
}
