import type { Fields } from '../field.ts';
import { printPath } from '../problem.ts';
import type { Definitions } from '../typed-document.ts';
import { type Drift, driftOf } from './drift.ts';
import { isUntranslated } from './sources.ts';
import type { TranslatedText } from './translated-text.ts';

/**
 * The texts of a translation that somebody should look at, in the reading order of the source; of a list item that it
 * lacks, the first. What the source has from the translation is none of them: `listBroughtIn` tells it.
 */
export function listDriftIn(
  source: TranslatedText,
  translation: TranslatedText,
  definitions: Definitions,
  /** That the type of the page adds. */
  fields: Fields = {},
): Drift[] {
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
export function listBroughtIn(
  source: TranslatedText,
  translation: TranslatedText,
  definitions: Definitions,
  fields: Fields = {},
): Drift[] {
  return listDriftIn(translation, source, definitions, fields).filter(({ blockId, path }) =>
    isUntranslated(source, blockId, path),
  );
}
