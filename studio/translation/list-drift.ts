import { definitions } from '#blocks/definitions.generated.ts';
import { printPath } from '#cms-schema/problem.ts';
import { type Drift, driftOf } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { UNTRANSLATED } from '../document/sources.ts';
import { comparableText } from '../document/text-fields.ts';

/**
 * The texts of a translation that somebody should look at, in the reading order of the source; of a list item that it
 * lacks, the first.
 */
export function listDrift(source: PageDraft, translation: PageDraft): Drift[] {
  const lacking = new Set<string>();
  return driftOf(source, translation, definitions).flatMap((drift): Drift[] => {
    if (drift.state === 'inStep') return [];
    if (drift.lacking) {
      const item = `${drift.blockId}/${printPath(drift.lacking.item)}`;
      if (lacking.has(item)) return [];
      lacking.add(item);
      return [drift];
    }
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
