import { findItem } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { readProvenance } from '#cms-schema/provenance.ts';
import { getIn } from '#cms-schema/set-in.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { removeBlock } from './actions/remove-block.ts';
import type { Change } from './change.ts';
import type { Conflict } from './conflict.ts';
import { diffDrafts } from './diff-drafts.ts';
import { isEqual } from './is-equal.ts';
import { mergeWhole } from './merge-fields.ts';
import type { Versions } from './merge-items.ts';
import { mergeNodes, present } from './merge-nodes.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { isForEditors } from './sources.ts';
import { findNode, replaceNode } from './tree.ts';

export interface Merged {
  /** The changes of both sides; where they disagree, mine. */
  readonly draft: PageDraft;
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of a page in one language: my draft and the server's, with their common ancestor. Nothing that either
 * side wrote is lost: it is in the draft, or in a conflict.
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
 * Whether `theirs` contains all changes from `base` to `sent`. Then a save without a response has arrived, and `sent`
 * is the better base for a merge.
 */
export function contains(theirs: PageDraft, base: PageDraft, sent: PageDraft, definitions: Definitions): boolean {
  const { draft, conflicts } = mergeDrafts({ base, mine: sent, theirs }, definitions);
  return conflicts.length === 0 && isEqual(draft, theirs);
}

/**
 * The changes to a merged draft that resolve a conflict. The draft holds my version, and everything that one side kept:
 * so choosing theirs replaces mine, and choosing the side that deleted something removes it.
 */
export function planDecision(draft: PageDraft, conflict: Conflict, choice: 'mine' | 'theirs'): Change[] {
  if (conflict.kind === 'deleted' || conflict.kind === 'item') {
    return conflict.deletedBy === choice ? planDeletion(draft, conflict) : [];
  }
  return choice === 'theirs' ? planTheirs(draft, conflict) : [];
}

function planDeletion(draft: PageDraft, conflict: Extract<Conflict, { kind: 'deleted' | 'item' }>): Change[] {
  if (conflict.kind === 'item') return planWithoutItem(draft, conflict.blockId, conflict.path);
  return findNode(draft.nodes, conflict.blockId) ? removeBlock(draft, conflict.blockId) : [];
}

function planTheirs(draft: PageDraft, conflict: Extract<Conflict, { kind: 'field' | 'node' }>): Change[] {
  if (conflict.kind === 'node') {
    return diffDrafts(draft, { ...draft, nodes: replaceNode(draft.nodes, conflict.blockId, () => conflict.theirs) });
  }
  const { blockId, path, theirs } = conflict;
  if (blockId === null) return planPage(draft, path, theirs);
  const block = findNode(draft.nodes, blockId);
  const planned = block?.kind === 'block' ? planValue(block.attributes, path, theirs) : null;
  return planned ? [{ kind: 'set', id: blockId, ...planned }] : [];
}

function planWithoutItem(draft: PageDraft, id: string, path: FieldPath): Change[] {
  const block = findNode(draft.nodes, id);
  const list = path.slice(0, -1);
  const items = block?.kind === 'block' ? getIn(block.attributes, list) : undefined;
  const index = Array.isArray(items) ? findItem(items, path.at(-1) ?? -1) : -1;
  if (block?.kind !== 'block' || !Array.isArray(items) || index === -1) return [];
  const planned = planValue(block.attributes, list, items.toSpliced(index, 1));
  return planned ? [{ kind: 'set', id, ...planned }] : [];
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

/** Merges key by key. Notes about the other language are merged inside, and never cause a conflict. */
function mergeMeta(versions: Versions<JsonObject>, path: FieldPath, conflicts: Conflict[] | null): JsonObject {
  const { base, mine, theirs } = versions;
  const [first, second] = isEqual(Object.keys(base), Object.keys(mine)) ? [theirs, mine] : [mine, theirs];
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...keys].flatMap((key): [string, JsonValue][] => {
      const values = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
      const isNote = conflicts === null || isForEditors(key);
      // The provenance of a text is one value.
      const isWhole = readProvenance(values.mine) !== null;
      if (isNote && !isWhole && isJsonObject(values.mine) && isJsonObject(values.theirs)) {
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
