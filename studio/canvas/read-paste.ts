import { definitions } from '#blocks/definitions.generated.ts';
import { parseVideoSource } from '#blocks/video/video-source.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import { readPastedText } from '../controls/rich-text/read-pasted-text.ts';
import { createBlockId } from '../document/block-id.ts';
import { type Clipping, hasBlockMarkup } from '../document/clipboard.ts';
import { readClipping } from '../document/read-clipping.ts';
import type { MessageKey } from '../messages.ts';
import { readSheet, type Sheet } from '../parts/read-sheet.ts';
import { specTableOf } from './sheet-to-table.ts';

export interface Paste {
  readonly read: readonly DocumentNode[];
  /** Whether it is text from elsewhere, rather than blocks. */
  readonly isWords: boolean;
  /** What could not be pasted, as messages to show. */
  readonly losses: readonly { readonly key: MessageKey; readonly count: number }[];
  /** The pictures of the text, which are not in the library yet. */
  readonly pictures: readonly PastedPicture[];
}

/**
 * Turns a clipping into blocks: those that it contains; a video for the address of one; a spec table for a range of a
 * spreadsheet or the text of a CSV file; or rich text blocks with its text.
 */
export function readPaste(clipping: Clipping, origin: string): Paste {
  const { html = '', text } = clipping;
  const none = { isWords: false, losses: [], pictures: [] };
  if (hasBlockMarkup(text) || hasBlockMarkup(html)) return { ...none, read: readClipping(clipping, definitions) };
  const sheet = readWholeSheet(clipping);
  const special = readVideo(text) ?? (sheet && readTable(sheet));
  if (special) return { ...none, read: [special] };
  // Of a sheet that a spec table has no room for, the clipboard may have only the text.
  const source = sheet && !/<table[\s>]/i.test(html) ? printTable(sheet) : html;
  const foreign = readPastedText({ text, html: source }, 'flow', origin);
  const read = readClipping({ text, html: foreign.html }, definitions);
  const losses: Paste['losses'] = foreign.isTooLarge ? [{ key: 'canvas.said.pastedWords', count: 0 }] : [];
  return { read, isWords: true, losses, pictures: foreign.pictures };
}

/** A video block, if the text is nothing but the address of a video that the block can show. */
function readVideo(text: string): DocumentNode | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !parseVideoSource(address)) return null;
  return blockOf('haptera/video', { kind: 'platform', url: address });
}

/** A sheet of which nothing would be lost. */
function readWholeSheet(clipping: Clipping): Sheet | null {
  const { cells, dropped } = readSheet(clipping) ?? {};
  return cells && dropped?.rows === 0 && dropped.columns === 0 ? cells : null;
}

function readTable(sheet: Sheet): DocumentNode | null {
  const attributes = specTableOf(sheet);
  return attributes && blockOf('haptera/spec-table', attributes);
}

function printTable(cells: Sheet): string {
  const rows = cells.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`);
  return `<table>${rows.join('')}</table>`;
}

function blockOf(type: string, attributes: BlockNode['attributes']): DocumentNode | null {
  const definition = definitions.get(type);
  if (!definition) return null;
  const id = createBlockId(new Set());
  return {
    kind: 'block',
    id,
    type,
    version: definition.version,
    attributes: withItemIds(definition.fields, attributes, id),
    slots: {},
  };
}
