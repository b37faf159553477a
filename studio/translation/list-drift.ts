import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import { printPath } from '#cms-schema/problem.ts';
import { type Drift, driftOf } from '../document/drift.ts';
import type { PageDraft } from '../document/model.ts';
import { isUntranslated } from '../document/sources.ts';

/**
 * The texts of a translation that somebody should look at, in the reading order of the source; of a list item that it
 * lacks, the first. `fields`: that the type of the page adds. What the source has from the translation is none of them: `listBrought` tells it.
 */
export function listDrift(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  const lacking = new Set<string>();
  return driftOf(source, translation, definitions, fields).flatMap((drift): Drift[] => {
    const { blockId, sourcePath, state } = drift;
    if (state === 'inStep' || (sourcePath && isUntranslated(source, blockId, sourcePath))) return [];
    if (drift.lacking) {
      const item = `${drift.blockId}/${printPath(drift.lacking.item)}`;
      if (lacking.has(item)) return [];
      lacking.add(item);
      return [drift];
    }
    return [drift];
  });
}

/** The texts that came to the source with a block of the translation, and wait for their own words there. */
export function listBrought(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  return listDrift(translation, source, fields).filter(({ blockId, path }) => isUntranslated(source, blockId, path));
}

/** Blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
