import { PAGE_SOURCES, pageText } from '#cms-schema/page-texts.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { comparableText } from '#cms-schema/text-fields.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import type { Change } from './change.ts';
import type { PageDraft } from './model.ts';
import { planSource } from './sources.ts';
import { findBlock } from './tree.ts';

/** Records that an unchanged translation is still right for the current text of the source. */
export function markStillRight(translation: PageDraft, { blockId, path, sourceNow }: Drift): Change[] {
  return planSource(translation, blockId, path, { state: 'translated', from: sourceNow });
}

/**
 * Records what a text of the translation has just been translated from: the current text of the source. Returns no
 * changes if the source has no text there, because then it is not a translation.
 */
export function recordTranslation(
  source: PageDraft,
  translation: PageDraft,
  blockId: string,
  path: FieldPath,
): Change[] {
  const text =
    blockId === PAGE_SOURCES ? pageText(source, path) : getIn(findBlock(source.nodes, blockId)?.attributes, path);
  return typeof text === 'string' && comparableText(text) !== ''
    ? planSource(translation, blockId, path, { state: 'translated', from: text })
    : [];
}
