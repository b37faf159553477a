import { addParagraphs } from './add-paragraphs.ts';
import { renderShortcodes } from './render-shortcodes.ts';

/** Classic text, as it was written before there were blocks, as HTML: shortcodes first, paragraphs around what they leave. */
export function renderClassic(source: string): string {
  return addParagraphs(renderShortcodes(source.replace(/\r\n?/g, '\n')));
}
