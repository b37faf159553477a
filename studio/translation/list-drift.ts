import { definitions } from '#blocks/definitions.generated.ts';
import { type Drift, driftOf } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { comparableText } from '../document/text-fields.ts';
import { UNTRANSLATED } from './mark-untranslated.ts';

/** The texts of a translation that somebody should look at, in the reading order of the source. */
export function listDrift(source: PageDraft, translation: PageDraft): Drift[] {
  return driftOf(source, translation, definitions).flatMap((drift): Drift[] => {
    if (drift.state === 'inStep') return [];
    const isCopied = drift.state === 'drifted' && drift.sourceThen === UNTRANSLATED;
    if (!isCopied) return [drift];
    const isStillCopy = comparableText(drift.translation) === comparableText(drift.sourceNow);
    return [{ ...drift, state: isStillCopy ? 'untranslated' : 'drifted', sourceThen: null }];
  });
}

/** Blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
