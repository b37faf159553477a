import { isJsonObject } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import type { Change } from './change.ts';
import type { PageDraft } from './model.ts';
import { getIn } from './set-in.ts';
import { planValue } from './set-value.ts';

/** The key of a page's meta under which it is kept what its texts were translated from. */
export const SOURCES_KEY = 'haptera_sources';

/** Under which the fields of the page itself stand among the sources. */
export const PAGE_SOURCES = '';

/** The source of a text that was copied and never translated. */
export const UNTRANSLATED = '';

/** Field path (`rows.2.label`) → the text in the other language that the field was translated from. */
export type BlockSources = Readonly<Record<string, string>>;

/** What a block's translated fields were translated from. Anything that is not a text is left out. */
export function readSources({ meta }: PageDraft, blockId: string): BlockSources {
  const stored = getIn(meta, [SOURCES_KEY, blockId]);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function getSource(draft: PageDraft, blockId: string, path: FieldPath): string | undefined {
  const source = getIn(draft.meta, [SOURCES_KEY, blockId, printPath(path)]);
  return typeof source === 'string' ? source : undefined;
}

/** Remembers a source; undefined forgets it. */
export function planSource(draft: PageDraft, blockId: string, path: FieldPath, source: string | undefined): Change[] {
  const planned = planValue(draft.meta, [SOURCES_KEY, blockId, printPath(path)], source);
  return planned ? [{ kind: 'meta', ...planned }] : [];
}

/** Gives all sources of a block at once, as when the items of a list have moved. */
export function planSources(draft: PageDraft, blockId: string, sources: BlockSources): Change[] {
  const planned = planValue(draft.meta, [SOURCES_KEY, blockId], { ...sources });
  return planned ? [{ kind: 'meta', ...planned }] : [];
}
