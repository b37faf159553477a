import { editorsMeta, isEditorsMeta, metaForReaders } from '#cms-schema/editors-meta.ts';
import { findItem } from '#cms-schema/fields/list-items.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { PAGE_SOURCES } from '#cms-schema/page-texts.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import type { Provenance } from '#cms-schema/provenance.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { listNoted } from '#cms-schema/translation/sources.ts';
import type { Change } from './change.ts';
import { isEqual } from './is-equal.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { walk } from './tree.ts';

/** The key in a page's meta that holds what its texts were translated from. */
export const SOURCES_KEY = editorsMeta.sources;

/** Records the provenance of a text; undefined removes it. */
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
 * A draft as it is stored: without the notes about blocks and list items that no longer exist. The editor's draft keeps
 * those, so that undoing a deletion restores them too. Returns the same object if there is nothing to leave out.
 */
export function pruneSources(draft: PageDraft): PageDraft {
  const isThere = isThereIn(draft);
  let isWhole = true;
  const kept = Object.entries(listNoted(draft)).flatMap(([id, own]): [string, JsonObject][] => {
    const entries = Object.entries(own).filter(([key]) => isThere(id, key));
    if (entries.length === Object.keys(own).length && (entries.length > 0 || isThere(id, ''))) return [[id, own]];
    isWhole = false;
    return entries.length === 0 ? [] : [[id, Object.fromEntries(entries)]];
  });
  return isWhole ? draft : withSources(draft, Object.fromEntries(kept));
}

/** The reverse, for a stored draft: adds the notes of `mine` about blocks and items that are not in it. */
export function keepSources(stored: PageDraft, mine: PageDraft): PageDraft {
  const isThere = isThereIn(stored);
  const known = listNoted(stored);
  const gone = Object.entries(listNoted(mine)).flatMap(([id, own]): [string, JsonObject][] => {
    const kept = Object.entries(own).filter(([key]) => !isThere(id, key) && known[id]?.[key] === undefined);
    return kept.length === 0 ? [] : [[id, { ...known[id], ...Object.fromEntries(kept) }]];
  });
  return gone.length === 0 ? stored : withSources(stored, { ...known, ...Object.fromEntries(gone) });
}

/** Tells whether a block (or the page itself) exists, and every list item on the path to one of its texts. */
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

/** Whether a key of a page's meta holds notes for editors about its other language, which readers never see. */
export function isForEditors(key: FieldPath[number] | undefined): boolean {
  return isEditorsMeta(key);
}

/** Whether two drafts are the same for readers. */
export function isSameForReaders(left: PageDraft, right: PageDraft): boolean {
  return left === right || isEqual(forReaders(left), forReaders(right));
}

function withSources(draft: PageDraft, sources: Readonly<Record<string, JsonObject>>): PageDraft {
  return { ...draft, meta: { ...draft.meta, [SOURCES_KEY]: { ...sources } } };
}

function forReaders(draft: PageDraft): PageDraft {
  return { ...draft, meta: metaForReaders(draft.meta) };
}
