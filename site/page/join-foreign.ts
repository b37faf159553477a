import { fitsHtml } from '#kit/html/html-too-large.ts';
import type { EditorBlockPartsFragment } from '../generated/graphql.ts';

/**
 * Joins consecutive blocks of foreign markup, because WordPress makes each paragraph a block, but readers see one text. Blocks
 * that would be too long together stay separate.
 */
export function joinForeign(blocks: readonly EditorBlockPartsFragment[]): EditorBlockPartsFragment[] {
  const joined: EditorBlockPartsFragment[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isTogether =
      last?.__typename === 'ForeignBlock' &&
      block.__typename === 'ForeignBlock' &&
      last.parentClientId === block.parentClientId &&
      last.slot === block.slot;
    const renderedHtml = isTogether ? `${last.renderedHtml}\n${block.renderedHtml}` : '';
    if (isTogether && fitsHtml(renderedHtml)) joined[joined.length - 1] = { ...last, renderedHtml };
    else joined.push(block);
  }
  return joined;
}
