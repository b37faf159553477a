import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { editorsMeta, isEditorsMeta, metaForReaders } from '#cms-schema/unfinished-work.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';
import type { PageDraft } from './model.ts';
import { getIn } from './set-in.ts';
import { planValue } from './set-value.ts';
import { listIds } from './tree.ts';

/** The key of a page's meta under which it is kept what its texts were translated from. */
export const SOURCES_KEY = editorsMeta.sources;

/** Under which the fields of the page itself stand among the sources. */
export const PAGE_SOURCES = '';

/** The source of a text that was copied and never translated. */
export const UNTRANSLATED = '';

/** The source of a text from which the other language's was translated, so that it is no translation itself. */
export const ORIGINAL = ' ';

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

/** Whether some text of the page was copied from the other language and waits for its translation. */
export function hasUntranslated(draft: PageDraft): boolean {
  return Object.values(sourcesOf(draft)).some((own) => isJsonObject(own) && Object.values(own).includes(UNTRANSLATED));
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

/**
 * A draft as it is stored: without the sources of blocks that are gone. What an editor holds keeps them, so that undoing
 * the deletion brings them back with the block. The same object when there is nothing to leave out.
 */
export function pruneSources(draft: PageDraft): PageDraft {
  const sources = sourcesOf(draft);
  const present = listIds(draft.nodes);
  const kept = Object.entries(sources).filter(([id]) => id === PAGE_SOURCES || present.has(id));
  return kept.length === Object.keys(sources).length ? draft : withSources(draft, Object.fromEntries(kept));
}

/** The reverse, for a draft that comes back from where it was stored: the sources that `mine` has of blocks not in it. */
export function keepSources(stored: PageDraft, mine: PageDraft): PageDraft {
  const [sources, present] = [sourcesOf(stored), listIds(stored.nodes)];
  const gone = Object.entries(sourcesOf(mine)).filter(
    ([id]) => id !== PAGE_SOURCES && !present.has(id) && !Object.hasOwn(sources, id),
  );
  return gone.length === 0 ? stored : withSources(stored, { ...sources, ...Object.fromEntries(gone) });
}

/** Whether a key of a page's meta holds what editors note of its other language, which readers never see. */
export function isForEditors(key: FieldPath[number] | undefined): boolean {
  return isEditorsMeta(key);
}

/** Whether two drafts say the same to readers. */
export function isSameForReaders(left: PageDraft, right: PageDraft): boolean {
  return left === right || isEqual(forReaders(left), forReaders(right));
}

function sourcesOf({ meta }: PageDraft): JsonObject {
  const stored = getIn(meta, [SOURCES_KEY]);
  return stored !== undefined && isJsonObject(stored) ? stored : {};
}

function withSources(draft: PageDraft, sources: JsonObject): PageDraft {
  return { ...draft, meta: { ...draft.meta, [SOURCES_KEY]: sources } };
}

function forReaders(draft: PageDraft): PageDraft {
  return { ...draft, meta: metaForReaders(draft.meta) };
}
