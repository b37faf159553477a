import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { listBroughtIn, listDriftIn } from '#cms-schema/translation/list-drift.ts';
import type { PageDraft } from '../document/model.ts';

/** What somebody should look at in the translation, in terms of the blocks there are. `fields`: that the type of the page adds. */
export function listDrift(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  return listDriftIn(source, translation, definitions, fields);
}

/** What waits in the source for words of its own. */
export function listBrought(source: PageDraft, translation: PageDraft, fields: Fields = {}): Drift[] {
  return listBroughtIn(source, translation, definitions, fields);
}

/** Blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
