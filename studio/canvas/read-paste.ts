import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { readPastedHtml } from '../controls/rich-text/read-pasted-html.ts';
import { type Clipping, hasBlockMarkup, readClipping } from '../document/clipboard.ts';
import type { MessageKey } from '../messages.ts';

export interface Paste {
  readonly read: readonly DocumentNode[];
  /** Whether it is text from elsewhere, rather than blocks. */
  readonly isWords: boolean;
  /** What could not be pasted, as messages to show. */
  readonly losses: readonly { readonly key: MessageKey; readonly count: number }[];
}

/** Turns a clipping into blocks: those that it contains, or rich text blocks with its text. */
export function readPaste(clipping: Clipping): Paste {
  const { html = '', text } = clipping;
  const isWords = !hasBlockMarkup(text) && !hasBlockMarkup(html);
  const foreign = isWords && html !== '' ? readPastedHtml(html) : null;
  const read = readClipping(foreign ? { text, html: foreign.html } : clipping, definitions);
  const losses: Paste['losses'] = [
    ...(foreign?.isTooLarge ? [{ key: 'canvas.said.pastedWords' as const, count: 0 }] : []),
    ...(foreign && foreign.leftOut > 0
      ? [{ key: 'canvas.said.pastedNoPictures' as const, count: foreign.leftOut }]
      : []),
  ];
  return { read, isWords, losses };
}
