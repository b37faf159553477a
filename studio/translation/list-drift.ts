import { definitions } from '#blocks/definitions.generated.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { listBroughtIn, listDriftIn } from '#cms-schema/translation/list-drift.ts';
import type { PageDraft } from '../document/model.ts';

/** What somebody should look at in the translation, in terms of the blocks there are. */
export function listDrift(source: PageDraft, translation: PageDraft): Drift[] {
  return listDriftIn(source, translation, definitions);
}

/** What waits in the source for words of its own. */
export function listBrought(source: PageDraft, translation: PageDraft): Drift[] {
  return listBroughtIn(source, translation, definitions);
}

/** Blocks with such a text. */
export function listDriftedIds(drifts: readonly Drift[]): ReadonlySet<string> {
  return new Set(drifts.flatMap(({ blockId }) => (blockId === '' ? [] : [blockId])));
}
