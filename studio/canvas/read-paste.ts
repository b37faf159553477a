import { definitions } from '#blocks/definitions.generated.ts';
import { parseVideoSource } from '#blocks/video/video-source.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import { readPastedText } from '../controls/rich-text/read-pasted-text.ts';
import { createBlockId } from '../document/block-id.ts';
import { type Clipping, hasBlockMarkup } from '../document/clipboard.ts';
import { readClipping } from '../document/read-clipping.ts';
import type { MessageKey } from '../messages.ts';
import { readSheet } from '../parts/read-sheet.ts';
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
  const special = readVideo(text) ?? readTable(clipping);
  if (special) return { ...none, read: [special] };
  const foreign = readPastedText({ text, html }, 'flow', origin);
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

function readTable(clipping: Clipping): DocumentNode | null {
  const sheet = readSheet(clipping);
  const isWhole = sheet?.dropped.rows === 0 && sheet.dropped.columns === 0;
  const attributes = sheet && isWhole && specTableOf(sheet.cells);
  return attributes ? blockOf('haptera/spec-table', attributes) : null;
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
