import { definitions } from '#blocks/definitions.generated.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { type Drift, driftOf } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { getSource, UNTRANSLATED } from '../document/sources.ts';

/**
 * The texts of a translation that somebody should look at, in the reading order of the source; of a list item that it
 * lacks, the first. What the source has from the translation is none of them: `listBrought` tells it.
 */
export function listDrift(source: PageDraft, translation: PageDraft): Drift[] {
  const lacking = new Set<string>();
  return driftOf(source, translation, definitions).flatMap((drift): Drift[] => {
    if (drift.state === 'inStep' || isCopy(source, drift.blockId, drift.sourcePath)) return [];
    if (drift.lacking) {
      const item = `${drift.blockId}/${printPath(drift.lacking.item)}`;
      if (lacking.has(item)) return [];
      lacking.add(item);
      return [drift];
    }
    // Whoever translates it here takes the mark away: with it, the words are still the source's, of now or of then.
    const isCopied = drift.state === 'drifted' && drift.sourceThen === UNTRANSLATED;
    return [isCopied ? { ...drift, state: 'untranslated', sourceThen: null } : drift];
  });
}

/** The texts that came to the source with a block of the translation, and wait for their own words there. */
export function listBrought(source: PageDraft, translation: PageDraft): Drift[] {
  return listDrift(translation, source).filter(({ blockId, path }) => isCopy(source, blockId, path));
}

function isCopy(draft: PageDraft, blockId: string, path: FieldPath | null): boolean {
  return path !== null && getSource(draft, blockId, path) === UNTRANSLATED;
}

/** Blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
