import { addParagraphs } from './add-paragraphs.ts';
import { renderShortcodes } from './render-shortcodes.ts';

/** Renders classic (pre-block) text as HTML: expands shortcodes first, then adds paragraphs. */
export function renderClassic(source: string): string {
  return addParagraphs(renderShortcodes(source.replace(/\r\n?/g, '\n')));
}
