import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn, setIn } from '#cms-schema/set-in.ts';
import { isEqual } from './is-equal.ts';
import { reapplyItems } from './merge-items.ts';
import type { PageDraft } from './model.ts';
import { isStillBetween } from './neighbours.ts';
import {
  childrenOf,
  findBlock,
  findNode,
  insertNode,
  isSameParent,
  type Located,
  listIds,
  locate,
  type Place,
  replaceNode,
  walk,
  withoutNode,
} from './tree.ts';

export type PageField = 'title' | 'slug' | 'excerpt';

/**
 * A value at a path. If `before` or `after` is absent, the key does not exist at that time; `at` is its place among its
 * siblings.
 */
interface ValueChange {
  readonly path: FieldPath;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly at?: number;
}

/**
 * The smallest edit of a draft: plain data that can be inverted. The index in `to` counts without the moved node.
 */
export type Change =
  | { readonly kind: 'insert'; readonly place: Place; readonly node: DocumentNode }
  | { readonly kind: 'remove'; readonly place: Place; readonly node: DocumentNode }
  | { readonly kind: 'move'; readonly id: string; readonly from: Place; readonly to: Place }
  | ({ readonly kind: 'set'; readonly id: string } & ValueChange)
  | { readonly kind: 'page'; readonly field: PageField; readonly before: string; readonly after: string }
  | ({ readonly kind: 'meta' } & ValueChange)
  | { readonly kind: 'nodes'; readonly before: readonly DocumentNode[]; readonly after: readonly DocumentNode[] };

/**
 * The draft after a change; null if the state that the change starts from no longer exists (the block was deleted, the
 * text has changed): a change never overwrites what it has not seen. A list may have changed, as long as the items that
 * the change touches are still the same: then the change is applied to the new list.
 */
export function applyChange(draft: PageDraft, change: Change): PageDraft | null {
  switch (change.kind) {
    case 'page':
      return draft[change.field] === change.before ? { ...draft, [change.field]: change.after } : null;
    case 'meta': {
      const meta = applyValue(draft.meta, change);
      return meta && { ...draft, meta };
    }
    default: {
      const nodes = applyToNodes(draft.nodes, change);
      return nodes && { ...draft, nodes };
    }
  }
}

/** The draft after all changes, or null if one of them does not fit. */
export function applyChanges(draft: PageDraft, changes: readonly Change[]): PageDraft | null {
  return changes.reduce<PageDraft | null>((current, change) => current && applyChange(current, change), draft);
}

export function invertChange(change: Change): Change {
  switch (change.kind) {
    case 'insert':
      return { ...change, kind: 'remove' };
    case 'remove':
      return { ...change, kind: 'insert' };
    case 'move':
      return { ...change, from: change.to, to: change.from };
    case 'set':
    case 'meta': {
      const { before, after, ...rest } = change;
      return { ...rest, ...(after !== undefined && { before: after }), ...(before !== undefined && { after: before }) };
    }
    case 'page':
      return { ...change, before: change.after, after: change.before };
    case 'nodes':
      return { ...change, before: change.after, after: change.before };
  }
}

/** The changes that undo a series of changes, in the order to apply them. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.map(invertChange).reverse();
}

function applyToNodes(
  nodes: readonly DocumentNode[],
  change: Exclude<Change, { kind: 'page' | 'meta' }>,
): readonly DocumentNode[] | null {
  switch (change.kind) {
    case 'insert': {
      const taken = listIds(nodes);
      if ([...walk([change.node])].some(({ node }) => taken.has(node.id))) return null;
      return insertNode(nodes, change.place, change.node);
    }
    case 'remove': {
      const node = findNode(nodes, change.node.id);
      return node && isEqual(node, change.node) ? withoutNode(nodes, node.id) : null;
    }
    case 'move': {
      const found = locate(nodes, change.id);
      return found && isThere(nodes, found, change.from)
        ? insertNode(withoutNode(nodes, change.id), change.to, found.node)
        : null;
    }
    case 'set': {
      const block = findBlock(nodes, change.id);
      const attributes = block && applyValue(block.attributes, change);
      return attributes && replaceNode(nodes, change.id, (node) => ({ ...node, attributes }));
    }
    case 'nodes':
      return isEqual(nodes, change.before) ? change.after : null;
  }
}

/** Whether a block is still where a move starts from, that is, no other editor has moved it since. */
function isThere(nodes: readonly DocumentNode[], { node, place }: Located, from: Place): boolean {
  if (!from.beside) return true;
  const siblings = (childrenOf(nodes, place.parent) ?? []).filter(({ id }) => id !== node.id);
  return isSameParent(place.parent, from.parent) && isStillBetween(siblings, place.index, from.beside);
}

function applyValue(object: JsonObject, { path, before, after, at }: ValueChange): JsonObject | null {
  const current = getIn(object, path);
  if (isEqual(current, before)) return setIn(object, path, after, at);
  const isList = Array.isArray(current) && Array.isArray(before) && Array.isArray(after);
  const items = isList ? reapplyItems(before, after, current) : null;
  return items && setIn(object, path, items);
}
