import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { longestRise } from './longest-rise.ts';
import type { PageDraft } from './model.ts';
import { listSettled } from './settled.ts';
import { childrenOf, isSameParent, type Located, locate, type Parent, type Place, walk } from './tree.ts';

/** A change that would align the structure of one language with the other. Never applied automatically. */
export type Proposal =
  | { readonly kind: 'add'; readonly node: DocumentNode; readonly place: Place }
  | { readonly kind: 'remove'; readonly node: DocumentNode }
  | { readonly kind: 'move'; readonly blockId: string; readonly place: Place };

/** How the blocks of a page differ between its two languages. */
export interface Differences {
  readonly open: readonly Proposal[];
  /**
   * Differences that an editor chose to keep, as the proposals that would remove them. In reading order of the source,
   * then of the target.
   */
  readonly settled: readonly Proposal[];
}

export function idOf(proposal: Proposal): string {
  return proposal.kind === 'move' ? proposal.blockId : proposal.node.id;
}

export function compareStructure(source: PageDraft, target: PageDraft): Differences {
  const settled = listSettled(source, target);
  return { open: listProposals(source, target, settled), settled: listLeft(source, target, settled) };
}

/** Proposals that have been neither applied nor settled as intended differences. */
export function listOpenProposals(source: PageDraft, target: PageDraft): readonly Proposal[] {
  return listProposals(source, target, listSettled(source, target));
}

/**
 * How the blocks of `target` would have to change to match `source`: blocks that it lacks, blocks that only it has,
 * blocks in a different place. Of a missing or extra part, only the outermost block is listed; of blocks in a different
 * order, the fewest whose moves restore the order. A place's index counts among the source's children. Blocks in
 * `settled` are ignored.
 */
export function listProposals(
  source: PageDraft,
  target: PageDraft,
  settled: ReadonlySet<string> = new Set(),
): Proposal[] {
  const proposals: Proposal[] = [];
  const isLacking = (id: string) => locate(target.nodes, id) === null;
  for (const { node, place } of walk(source.nodes)) {
    if (node.kind === 'foreign' || settled.has(node.id)) continue;
    if (isLacking(node.id) && (place.parent === null || !isLacking(place.parent.id))) {
      proposals.push({ kind: 'add', node, place });
    }
  }
  for (const { node, place } of walk(target.nodes)) {
    const isExtra = (id: string) => locate(source.nodes, id) === null;
    if (node.kind === 'foreign' || settled.has(node.id) || !isExtra(node.id)) continue;
    if (place.parent === null || !isExtra(place.parent.id)) proposals.push({ kind: 'remove', node });
  }
  return [...proposals, ...listMoves(source, target, settled)];
}

function listMoves(source: PageDraft, target: PageDraft, settled: ReadonlySet<string>): Proposal[] {
  const moves: Proposal[] = [];
  const groups = new Map<string, { id: string; place: Place; index: number }[]>();
  for (const { node, place } of walk(source.nodes)) {
    const twin = node.kind === 'foreign' || settled.has(node.id) ? null : locate(target.nodes, node.id);
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

function listLeft(source: PageDraft, target: PageDraft, settled: ReadonlySet<string>): Proposal[] {
  const inSource = [...walk(source.nodes)].flatMap((located): Proposal[] => {
    const { node, place } = located;
    if (!settled.has(node.id)) return [];
    const twin = locate(target.nodes, node.id);
    if (!twin) return [{ kind: 'add', node, place }];
    return standsElsewhere(source, target, located, twin) ? [{ kind: 'move', blockId: node.id, place }] : [];
  });
  const inTarget = [...walk(target.nodes)].flatMap(({ node }): Proposal[] =>
    settled.has(node.id) && !locate(source.nodes, node.id) ? [{ kind: 'remove', node }] : [],
  );
  return [...inSource, ...inTarget];
}

/** Whether a block is in another parent, or on the other side of a sibling that it has in both languages. */
function standsElsewhere(source: PageDraft, target: PageDraft, here: Located, there: Located): boolean {
  if (!isSameParent(here.place.parent, there.place.parent)) return true;
  const siblings = (childrenOf(source.nodes, here.place.parent) ?? []).map(({ id }) => id);
  const others = (childrenOf(target.nodes, there.place.parent) ?? []).map(({ id }) => id);
  return others.some((id, at) => {
    const from = siblings.indexOf(id);
    return from !== -1 && from !== here.place.index && from < here.place.index !== at < there.place.index;
  });
}

function keyOf(parent: Parent): string {
  return parent === null ? '' : JSON.stringify([parent.id, parent.slot]);
}
