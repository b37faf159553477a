import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { applyChange, type Change } from './change.ts';
import { isEqual } from './is-equal.ts';
import { longestRise } from './longest-rise.ts';
import { byId } from './merge-items.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { findBlock, isSameParent, listIds, locate, type Parent, type Place, walk } from './tree.ts';

/**
 * The changes that lead from one draft to another, by block id: which blocks were removed, added or moved, and which
 * attributes differ. Applying them to `before` gives `after`. Used wherever a whole new state arrives: a restored
 * revision, a merge.
 */
export function diffDrafts(before: PageDraft, after: PageDraft): Change[] {
  const changes: Change[] = [];
  for (const field of ['title', 'slug', 'excerpt'] as const) {
    if (before[field] !== after[field]) {
      changes.push({ kind: 'page', field, before: before[field], after: after[field] });
    }
  }
  changes.push(...diffObjects(before.meta, after.meta).map((change): Change => ({ kind: 'meta', ...change })));
  changes.push(...diffNodes(before, after));
  return changes;
}

/**
 * Change by change. If that cannot work (a block became something else under the same id), one change replaces all
 * nodes.
 */
function diffNodes(before: PageDraft, after: PageDraft): Change[] {
  const work = createWork(before);
  arrange(work, after.nodes, null);
  const wanted = listIds(after.nodes);
  for (const { node } of [...walk(work.draft.nodes)]) {
    const found = wanted.has(node.id) ? null : locate(work.draft.nodes, node.id);
    if (found) work.push({ kind: 'remove', place: found.place, node: found.node });
  }
  for (const { node } of walk(after.nodes)) {
    const old = findBlock(work.draft.nodes, node.id);
    if (!old || node.kind !== 'block') continue;
    for (const change of diffObjects(old.attributes, node.attributes)) {
      work.push({ kind: 'set', id: node.id, ...change });
    }
  }
  const isReached = isEqual(work.draft.nodes, after.nodes);
  return isReached ? work.changes : [{ kind: 'nodes', before: before.nodes, after: after.nodes }];
}

/** Arranges the children of one parent, and then their children. Nodes still to be removed may remain between them. */
function arrange(work: Work, target: readonly DocumentNode[], parent: Parent): void {
  const stays = longestRun(work, target, parent);
  let previous: string | null = null;
  for (const node of target) {
    const found = locate(work.draft.nodes, node.id);
    if (!found) {
      work.push({ kind: 'insert', place: placeAfter(work, parent, previous, null), node: shell(node) });
    } else if (!stays.has(node.id)) {
      const to = placeAfter(work, parent, previous, node.id);
      work.push({ kind: 'move', id: node.id, from: found.place, to });
    }
    previous = node.id;
  }
  for (const node of target) {
    if (node.kind === 'foreign') continue;
    for (const [slot, inner] of Object.entries(node.slots)) arrange(work, inner, { id: node.id, slot });
  }
}

/** The place after a sibling, or the first place if there is none. The index does not count the node about to move. */
function placeAfter(work: Work, parent: Parent, previous: string | null, moving: string | null): Place {
  const behind = previous === null ? 0 : (locate(work.draft.nodes, previous)?.place.index ?? -1) + 1;
  const found = moving === null ? null : locate(work.draft.nodes, moving);
  const isBefore = found !== null && isSameParent(found.place.parent, parent) && found.place.index < behind;
  return { parent, index: isBefore ? behind - 1 : behind };
}

/** The largest set of a parent's children that are already in order, so that as few as possible are moved. */
function longestRun(work: Work, target: readonly DocumentNode[], parent: Parent): Set<string> {
  const present = target.flatMap(({ id }) => {
    const found = locate(work.draft.nodes, id);
    return found && isSameParent(found.place.parent, parent) ? [{ id, index: found.place.index }] : [];
  });
  const stays = longestRise(present.map(({ index }) => index));
  return new Set(present.flatMap(({ id }, at) => (stays.has(at) ? [id] : [])));
}

interface Work {
  draft: PageDraft;
  readonly changes: Change[];
  /** Applies and records a change; ignores one that does not fit. */
  push(change: Change): void;
}

function createWork(draft: PageDraft): Work {
  const work: Work = {
    draft,
    changes: [],
    push(change) {
      const next = applyChange(work.draft, change);
      if (!next) return;
      work.draft = next;
      work.changes.push(change);
    },
  };
  return work;
}

/** A node without its children: they follow one by one, because some may have moved in from elsewhere. */
function shell(node: DocumentNode): DocumentNode {
  if (node.kind === 'foreign') return node;
  return { ...node, slots: Object.fromEntries(Object.keys(node.slots).map((name) => [name, []])) };
}

/** Compares value by value if both lists have the same items in the same order; null otherwise. */
function diffItems(
  path: FieldPath,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): ObjectChange[] | null {
  const [old, now] = [Array.isArray(before) && byId(before), Array.isArray(after) && byId(after)];
  if (!old || !now || !isEqual([...old.keys()], [...now.keys()])) return null;
  return [...now].flatMap(([id, item]) => diffItem([...path, id], old.get(id), item));
}

function diffItem(path: FieldPath, before: JsonValue | undefined, after: JsonValue): ObjectChange[] {
  const canCompare = isJsonObject(before) && isJsonObject(after) && isEqual(Object.keys(before), Object.keys(after));
  if (!canCompare) return [{ path, ...(before !== undefined && { before }), after }];
  return Object.entries(after).flatMap(([key, value]): ObjectChange[] => {
    const inside = [...path, key];
    const old = before[key] ?? null;
    if (isEqual(old, value)) return [];
    return diffItems(inside, old, value) ?? [{ path: inside, before: old, after: value }];
  });
}

type ObjectChange = NonNullable<ReturnType<typeof planValue>>;

/** Compares key by key; as a whole if that could not reach the order of the keys. */
function diffObjects(before: JsonObject, after: JsonObject): ObjectChange[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const reached = [
    ...Object.keys(before).filter((key) => Object.hasOwn(after, key)),
    ...Object.keys(after).filter((key) => !Object.hasOwn(before, key)),
  ];
  if (!isEqual(reached, Object.keys(after))) return [{ path: [], before, after }];
  const changes: ObjectChange[] = [];
  let left = before;
  for (const key of gone) {
    const change = planValue(left, [key], undefined);
    if (change) changes.push(change);
    left = Object.fromEntries(Object.entries(left).filter(([name]) => name !== key));
  }
  for (const [key, value] of Object.entries(after)) {
    const change = planValue(left, [key], value);
    if (change) changes.push(...(diffItems([key], left[key], value) ?? [change]));
  }
  return changes;
}
