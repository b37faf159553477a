import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Field } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { pickFragment } from '../controls/rich-text/read-pasted-html.ts';
import { createBlockId } from './block-id.ts';
import { type Clipping, hasBlockMarkup } from './clipboard.ts';
import { readNodes } from './model.ts';

/**
 * Reads the contents of a clipboard as blocks. Block markup is taken as it is; sanitized HTML, and plain text split
 * into paragraphs, go into rich text blocks (several if one would be too long). The result is empty if the clipboard is
 * empty or no block for rich text is defined. Ids are those of the source; `pasteBlocks` renews them.
 *
 * @throws HtmlTooLargeError `html_too_large` for more than 500 KB of HTML.
 */
export function readClipping({ text, html = '' }: Clipping, definitions: Definitions): DocumentNode[] {
  if (hasBlockMarkup(text)) return readNodes(text, definitions);
  const fragment = pickFragment(html);
  if (hasBlockMarkup(fragment)) return readNodes(fragment, definitions);
  const carrier = findCarrier(definitions);
  if (!carrier) return [];
  const rich = fragment === '' ? '' : sanitizeHtml(fragment, 'flow');
  const body = htmlToText(rich) === '' && !/<(?:img|hr)\b/.test(rich) ? paragraphs(text) : rich;
  const taken = new Set<string>();
  return splitHtml(body, carrier.maxLength).map((piece): BlockNode => {
    const id = createBlockId(taken);
    taken.add(id);
    return {
      kind: 'block',
      id,
      type: carrier.definition.name,
      version: carrier.definition.version,
      attributes: { [carrier.field]: piece },
      slots: {},
    };
  });
}

interface Carrier {
  readonly definition: BlockDefinition;
  readonly field: string;
  readonly maxLength: number;
}

/** The block to put rich text into: the one made for it, or else any text block with a field for it. */
function findCarrier(definitions: Definitions): Carrier | null {
  const preferred = definitions.get('haptera/rich-text');
  const others = [...definitions.values()].filter(({ category, parents }) => category === 'text' && parents === null);
  for (const definition of preferred ? [preferred, ...others] : others) {
    if (Object.keys(definition.slots).length > 0) continue;
    for (const [field, { maxLength }] of Object.entries(definition.fields).filter(isFlow)) {
      return { definition, field, maxLength };
    }
  }
  return null;
}

function isFlow(entry: [string, Field]): entry is [string, RichTextField] {
  const [, field] = entry;
  return isFieldOf('richText', field) && field.profile === 'flow';
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Splits HTML between its top-level elements into pieces of at most `max` characters; an element is never cut. */
function splitHtml(html: string, max: number): string[] {
  if (html.length <= max) return html === '' ? [] : [html];
  const pieces: string[] = [];
  for (const element of parseHtml(html)) {
    const source = printHtml([element]);
    const last = pieces.at(-1);
    if (last !== undefined && last.length + source.length <= max) pieces[pieces.length - 1] = last + source;
    else pieces.push(source);
  }
  return pieces;
}
