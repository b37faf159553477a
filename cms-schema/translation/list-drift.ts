import type { Fields } from '../field.ts';
import { printPath } from '../problem.ts';
import type { Definitions } from '../typed-document.ts';
import { type Drift, driftOf } from './drift.ts';
import { isUntranslated } from './sources.ts';
import type { TranslatedText } from './translated-text.ts';

/**
 * The texts of a translation that need attention, in the source's reading order. A missing list item is represented by its
 * first text. Texts that the source got from the translation are left out; `listBroughtIn` lists them.
 */
export function listDriftIn(
  source: TranslatedText,
  translation: TranslatedText,
  definitions: Definitions,
  /** The fields that the page's content type adds. */
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

/** The texts that came to the source with a block copied from the translation and are still untranslated there. */
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
