import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { removeBlock } from './actions/remove-block.ts';
import type { Change } from './change.ts';
import type { Conflict } from './conflict.ts';
import { diffDrafts } from './diff-drafts.ts';
import { isEqual } from './is-equal.ts';
import { mergeWhole, type Versions } from './merge-fields.ts';
import { mergeNodes, present } from './merge-nodes.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { isForEditors } from './sources.ts';
import { findNode, replaceNode } from './tree.ts';

export interface Merged {
  /** Everything that both sides did; where they disagree, mine. */
  readonly draft: PageDraft;
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of a page in one language: what I have and what stands on the server, by what both started from.
 * Nothing that either side wrote is lost: it stands in the draft, or in a conflict.
 */
export function mergeDrafts(versions: Versions<PageDraft>, definitions: Definitions): Merged {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { draft: mine, conflicts: [] };
  if (isEqual(base, mine)) return { draft: theirs, conflicts: [] };
  const conflicts: Conflict[] = [];
  const whole = (field: 'title' | 'slug' | 'excerpt') => {
    const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
    return mergeWhole(values, () => conflicts.push({ kind: 'field', blockId: null, path: [field], ...values }));
  };
  const draft: PageDraft = {
    title: whole('title'),
    slug: whole('slug'),
    excerpt: whole('excerpt'),
    meta: mergeMeta({ base: base.meta, mine: mine.meta, theirs: theirs.meta }, ['meta'], conflicts),
    nodes: mergeNodes({ base: base.nodes, mine: mine.nodes, theirs: theirs.nodes }, definitions, conflicts),
  };
  return { draft, conflicts };
}

/**
 * What I did, sent once without an answer, may have arrived: whether `theirs` holds all of what led from `base` to
 * `sent`, so that it is the better base.
 */
export function contains(theirs: PageDraft, base: PageDraft, sent: PageDraft, definitions: Definitions): boolean {
  const { draft, conflicts } = mergeDrafts({ base, mine: sent, theirs }, definitions);
  return conflicts.length === 0 && isEqual(draft, theirs);
}

/** The changes to a draft that decide a conflict the other way: their text, or the block deleted. */
export function planTheirs(draft: PageDraft, conflict: Conflict): Change[] {
  if (conflict.kind === 'deleted') {
    const isThere = findNode(draft.nodes, conflict.blockId) !== null;
    return isThere ? removeBlock(draft, conflict.blockId) : [];
  }
  if (conflict.kind === 'node') {
    return diffDrafts(draft, { ...draft, nodes: replaceNode(draft.nodes, conflict.blockId, () => conflict.theirs) });
  }
  const { blockId, path, theirs } = conflict;
  if (blockId === null) return planPage(draft, path, theirs);
  const block = findNode(draft.nodes, blockId);
  const planned = block?.kind === 'block' ? planValue(block.attributes, path, theirs) : null;
  return planned ? [{ kind: 'set', id: blockId, ...planned }] : [];
}

function planPage(draft: PageDraft, [field, ...rest]: FieldPath, theirs: JsonValue | undefined): Change[] {
  if (field === 'meta') {
    const planned = planValue(draft.meta, rest, theirs);
    return planned ? [{ kind: 'meta', ...planned }] : [];
  }
  const isText = field === 'title' || field === 'slug' || field === 'excerpt';
  if (!isText || typeof theirs !== 'string') return [];
  return [{ kind: 'page', field, before: draft[field], after: theirs }];
}

/** Key by key. What is noted of the other language merges inside, and is never worth a question. */
function mergeMeta(versions: Versions<JsonObject>, path: FieldPath, conflicts: Conflict[] | null): JsonObject {
  const { base, mine, theirs } = versions;
  const [first, second] = isEqual(Object.keys(base), Object.keys(mine)) ? [theirs, mine] : [mine, theirs];
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...keys].flatMap((key): [string, JsonValue][] => {
      const values = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
      const isNote = conflicts === null || isForEditors(key);
      if (isNote && isJsonObject(values.mine) && isJsonObject(values.theirs)) {
        const before = isJsonObject(values.base) ? values.base : {};
        return [[key, mergeMeta({ base: before, mine: values.mine, theirs: values.theirs }, [...path, key], null)]];
      }
      const value = mergeWhole(values, () =>
        isNote ? undefined : conflicts.push({ kind: 'field', blockId: null, path: [...path, key], ...present(values) }),
      );
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function own(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
