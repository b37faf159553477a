import { editorsMeta, isEditorsMeta, metaForReaders } from '#cms-schema/editors-meta.ts';
import { findItem } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { PAGE_SOURCES } from '#cms-schema/page-texts.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { type Provenance, readProvenance } from '#cms-schema/provenance.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';
import type { PageDraft } from './model.ts';
import { getIn } from './set-in.ts';
import { planValue } from './set-value.ts';
import { walk } from './tree.ts';

/** The key of a page's meta under which it is kept what its texts were translated from. */
export const SOURCES_KEY = editorsMeta.sources;

/** Stored path of a field (`rows.k3f….label`) → where its text came from. */
export type BlockSources = Readonly<Record<string, Provenance>>;

/** Where a block's translated texts came from. Anything that does not say is left out. */
export function readSources({ meta }: PageDraft, blockId: string): BlockSources {
  const stored = getIn(meta, [SOURCES_KEY, blockId]);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, Provenance][] => {
      const provenance = readProvenance(value);
      return provenance ? [[key, provenance]] : [];
    }),
  );
}

export function getSource(draft: PageDraft, blockId: string, path: FieldPath): Provenance | undefined {
  return readProvenance(getIn(draft.meta, [SOURCES_KEY, blockId, printPath(path)])) ?? undefined;
}

/** Whether a text was copied from the other language and waits for its translation. */
export function isUntranslated(draft: PageDraft, blockId: string, path: FieldPath): boolean {
  return getSource(draft, blockId, path)?.state === 'untranslated';
}

/** Whether any text of the page does. */
export function hasUntranslated(draft: PageDraft): boolean {
  return Object.keys(sourcesOf(draft)).some((id) =>
    Object.values(readSources(draft, id)).some(({ state }) => state === 'untranslated'),
  );
}

/** Notes where a text came from; undefined forgets it. */
export function planSource(
  draft: PageDraft,
  blockId: string,
  path: FieldPath,
  source: Provenance | undefined,
): Change[] {
  const planned = planValue(draft.meta, [SOURCES_KEY, blockId, printPath(path)], source && { ...source });
  return planned ? [{ kind: 'meta', ...planned }] : [];
}

/**
 * A draft as it is stored: without what is noted of blocks and list items that are gone. What an editor holds keeps it, so
 * that undoing the deletion brings it back with them. The same object when there is nothing to leave out.
 */
export function pruneSources(draft: PageDraft): PageDraft {
  const isThere = isThereIn(draft);
  let isWhole = true;
  const kept = Object.entries(sourcesOf(draft)).flatMap(([id, own]): [string, JsonObject][] => {
    const entries = Object.entries(own).filter(([key]) => isThere(id, key));
    if (entries.length === Object.keys(own).length && (entries.length > 0 || isThere(id, ''))) return [[id, own]];
    isWhole = false;
    return entries.length === 0 ? [] : [[id, Object.fromEntries(entries)]];
  });
  return isWhole ? draft : withSources(draft, Object.fromEntries(kept));
}

/** The reverse, for a draft that comes back from where it was stored: what `mine` has of blocks and items not in it. */
export function keepSources(stored: PageDraft, mine: PageDraft): PageDraft {
  const isThere = isThereIn(stored);
  const known = sourcesOf(stored);
  const gone = Object.entries(sourcesOf(mine)).flatMap(([id, own]): [string, JsonObject][] => {
    const kept = Object.entries(own).filter(([key]) => !isThere(id, key) && known[id]?.[key] === undefined);
    return kept.length === 0 ? [] : [[id, { ...known[id], ...Object.fromEntries(kept) }]];
  });
  return gone.length === 0 ? stored : withSources(stored, { ...known, ...Object.fromEntries(gone) });
}

/** Whether the block is there, or it is the page itself, and every list item on the way to one of its texts. */
function isThereIn({ nodes, meta }: PageDraft): (blockId: string, key: string) => boolean {
  const blocks = new Map([...walk(nodes)].map(({ node }) => [node.id, node]));
  return (blockId, key) => {
    const block = blocks.get(blockId);
    const own = blockId === PAGE_SOURCES ? { meta } : block?.kind === 'block' ? block.attributes : undefined;
    if (!own && !block) return false;
    const path = key.split('.');
    return path.every((step, at) => {
      const holder = getIn(own, path.slice(0, at));
      return !Array.isArray(holder) || findItem(holder, step) !== -1;
    });
  };
}

/** Whether a key of a page's meta holds what editors note of its other language, which readers never see. */
export function isForEditors(key: FieldPath[number] | undefined): boolean {
  return isEditorsMeta(key);
}

/** Whether two drafts say the same to readers. */
export function isSameForReaders(left: PageDraft, right: PageDraft): boolean {
  return left === right || isEqual(forReaders(left), forReaders(right));
}

function sourcesOf({ meta }: PageDraft): Readonly<Record<string, JsonObject>> {
  const stored = getIn(meta, [SOURCES_KEY]);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
}

function withSources(draft: PageDraft, sources: Readonly<Record<string, JsonObject>>): PageDraft {
  return { ...draft, meta: { ...draft.meta, [SOURCES_KEY]: { ...sources } } };
}

function forReaders(draft: PageDraft): PageDraft {
  return { ...draft, meta: metaForReaders(draft.meta) };
}
