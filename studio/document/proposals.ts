import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { longestRise } from './longest-rise.ts';
import type { PageDraft } from './model.ts';
import { isSameParent, locate, type Parent, type Place, walk } from './tree.ts';

/** What would bring the structure of one language in line with the other. Never applied by itself. */
export type Proposal =
  | { readonly kind: 'add'; readonly node: DocumentNode; readonly place: Place }
  | { readonly kind: 'remove'; readonly node: DocumentNode }
  | { readonly kind: 'move'; readonly blockId: string; readonly place: Place };

/**
 * How the blocks of `target` would have to change to stand as in `source`: blocks that it lacks, blocks that only it has,
 * blocks that stand elsewhere. Only the outermost block of a missing or extra part is told; of blocks in another order,
 * as few as put the rest in order. A place's index counts among the source's children.
 */
export function listProposals(source: PageDraft, target: PageDraft): Proposal[] {
  const proposals: Proposal[] = [];
  const isLacking = (id: string) => locate(target.nodes, id) === null;
  for (const { node, place } of walk(source.nodes)) {
    if (node.kind === 'foreign') continue;
    if (isLacking(node.id) && (place.parent === null || !isLacking(place.parent.id))) {
      proposals.push({ kind: 'add', node, place });
    }
  }
  for (const { node, place } of walk(target.nodes)) {
    const isExtra = (id: string) => locate(source.nodes, id) === null;
    if (node.kind === 'foreign' || !isExtra(node.id)) continue;
    if (place.parent === null || !isExtra(place.parent.id)) proposals.push({ kind: 'remove', node });
  }
  return [...proposals, ...listMoves(source, target)];
}

function listMoves(source: PageDraft, target: PageDraft): Proposal[] {
  const moves: Proposal[] = [];
  const groups = new Map<string, { id: string; place: Place; index: number }[]>();
  for (const { node, place } of walk(source.nodes)) {
    const twin = node.kind === 'foreign' ? null : locate(target.nodes, node.id);
    if (!twin) continue;
    if (!isSameParent(place.parent, twin.place.parent)) {
      moves.push({ kind: 'move', blockId: node.id, place });
      continue;
    }
    const key = keyOf(place.parent);
    groups.set(key, [...(groups.get(key) ?? []), { id: node.id, place, index: twin.place.index }]);
  }
  for (const siblings of groups.values()) {
    const stays = longestRise(siblings.map(({ index }) => index));
    for (const [at, { id, place }] of siblings.entries()) {
      if (!stays.has(at)) moves.push({ kind: 'move', blockId: id, place });
    }
  }
  return moves;
}

function keyOf(parent: Parent): string {
  return parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
}
