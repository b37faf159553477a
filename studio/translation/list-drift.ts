import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { listBroughtIn, listDriftIn } from '#cms-schema/translation/list-drift.ts';
import type { PageDraft } from '../document/model.ts';

/** The texts of the translation that need attention. `fields`: the fields that the type of the page adds. */
export function listDrift(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  return listDriftIn(source, translation, definitions, fields);
}

/** The texts of the source that were copied from the translation and are not translated yet. */
export function listBrought(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  return listBroughtIn(source, translation, definitions, fields);
}

/** The ids of blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
