import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { startFromExample } from '#cms-schema/translation/start-from-example.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { insertBlock } from '../document/actions/insert-block.ts';
import { moveBlock } from '../document/actions/move-block.ts';
import { removeBlock } from '../document/actions/remove-block.ts';
import { applyChanges, type Change } from '../document/change.ts';
import { EditError } from '../document/edit-error.ts';
import { markUntranslated } from '../document/mark-untranslated.ts';
import type { PageDraft } from '../document/model.ts';
import { listOpenProposals, type Proposal } from '../document/proposals.ts';
import { listSettled } from '../document/settled.ts';
import { planSource } from '../document/sources.ts';
import { childrenOf, listIds, type Place } from '../document/tree.ts';

/**
 * The changes that bring `target` one step closer to the structure of `source`. A missing block is copied with the
 * source's texts, marked as not translated; unchanged example texts are replaced by the example's texts in the other
 * language.
 *
 * @throws EditError if the block no longer exists or is not allowed in that place.
 */
export function followProposal(
  source: PageDraft,
  target: PageDraft,
  proposal: Proposal,
  definitions: Definitions,
): Change[] {
  switch (proposal.kind) {
    case 'remove':
      return removeBlock(target, proposal.node.id);
    case 'move':
      return moveBlock(target, proposal.blockId, placeBeside(source, target, proposal.place), definitions);
    case 'add': {
      const { node, texts } = startFromExample(withoutTaken(proposal.node, listIds(target.nodes)), definitions);
      const inserted = insertBlock(target, placeBeside(source, target, proposal.place), node, definitions);
      const next = applyChanges(target, inserted);
      if (!next) return [];
      const changes = markUntranslated(next, [node], definitions);
      let current = applyChanges(next, changes) ?? next;
      for (const { blockId, path, from } of texts) {
        const noted = planSource(current, blockId, path, { state: 'translated', from });
        current = applyChanges(current, noted) ?? current;
        changes.push(...noted);
      }
      return [...inserted, ...changes];
    }
  }
}

/**
 * Adds all blocks that `target` lacks, except those settled as intended differences, each in its place; on an empty
 * page, all blocks and also foreign markup. Blocks that are not allowed in their place are left out, and stay proposed.
 *
 * @throws EditError if no block could be added.
 */
export function followAdditions(source: PageDraft, target: PageDraft, definitions: Definitions): Change[] {
  const changes: Change[] = [];
  let current = target;
  let refusal: EditError | null = null;
  for (const proposal of listAdditions(source, target)) {
    try {
      const step = followProposal(source, current, proposal, definitions);
      current = applyChanges(current, step) ?? current;
      changes.push(...step);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refusal ??= error;
    }
  }
  if (refusal && changes.length === 0) throw refusal;
  return changes;
}

function listAdditions(source: PageDraft, target: PageDraft): Proposal[] {
  if (target.nodes.length > 0) return listOpenProposals(source, target).filter(({ kind }) => kind === 'add');
  return source.nodes.map((node, index) => ({ kind: 'add', node, place: { parent: null, index } }));
}

/**
 * The place after the nearest preceding sibling that both languages have there, ignoring intentionally moved ones; or
 * else the first place.
 */
function placeBeside(source: PageDraft, target: PageDraft, { parent, index }: Place): Place {
  const siblings = childrenOf(source.nodes, parent) ?? [];
  const own = siblings[index]?.id;
  const settled = listSettled(source, target);
  const there = (childrenOf(target.nodes, parent) ?? []).filter(({ id }) => id !== own);
  for (const { id } of siblings.slice(0, index).reverse()) {
    if (settled.has(id)) continue;
    const at = there.findIndex((sibling) => sibling.id === id);
    if (at >= 0) return { parent, index: at + 1 };
  }
  return { parent, index: 0 };
}

/** A block without inner blocks that the other language already has elsewhere: those are proposed as moves. */
function withoutTaken(node: DocumentNode, taken: ReadonlySet<string>): DocumentNode {
  if (node.kind === 'foreign') return node;
  const slots = Object.entries(node.slots).map(([name, inner]) => [
    name,
    inner.filter(({ id }) => !taken.has(id)).map((child) => withoutTaken(child, taken)),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
