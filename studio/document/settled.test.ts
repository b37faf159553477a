import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#cms-schema/json.ts';
import { insertBlock } from './actions/insert-block.ts';
import { moveBlock } from './actions/move-block.ts';
import { removeBlock } from './actions/remove-block.ts';
import { applyChanges, type Change, invertChanges } from './change.ts';
import { applyStep, emptyHistory, recordStep, undo } from './history.ts';
import { mergeDrafts } from './merge.ts';
import type { PageDraft } from './model.ts';
import { compareStructure, idOf, listOpenProposals, listProposals } from './proposals.ts';
import { forgetSettled, listSettled, planSettled, SETTLED_KEY } from './settled.ts';
import {
  aBox,
  aCard,
  aDraft,
  anyDraft,
  anyEdit,
  countingIds,
  editAtRandom,
  type RandomEdit,
  testDefinitions,
} from './testing/any-draft.ts';
import { childrenOf, locate } from './tree.ts';

describe('blocks that differ between the languages on purpose', () => {
  const source = aDraft([aCard('only-zh'), aCard('a'), aCard('b'), aCard('c'), aCard('d'), aBox('box', [aCard('in')])]);
  const target = aDraft([aCard('d'), aCard('a'), aCard('b'), aCard('c'), aCard('only-en'), aBox('box'), aCard('in')]);

  it('are settled one by one, and then listed instead of proposed', () => {
    expect(openIds(source, target)).toEqual(['only-zh', 'only-en', 'in', 'd']);
    let settled = target;
    for (const [at, id] of ['only-zh', 'only-en', 'in', 'd'].entries()) {
      settled = applied(settled, planSettled(source, settled, id));
      expect(openIds(source, settled)).toHaveLength(3 - at);
    }
    expect(compareStructure(source, settled).settled.map((proposal) => [proposal.kind, idOf(proposal)])).toEqual([
      ['add', 'only-zh'],
      ['move', 'd'],
      ['move', 'in'],
      ['remove', 'only-en'],
    ]);
    expect(openIds(source, applied(settled, forgetSettled(settled, 'd')))).toEqual(['d']);
  });

  it('are settled in both directions', () => {
    const settled = settleAll(source, target);
    expect(openIds(settled, source)).toEqual([]);
    expect(compareStructure(settled, source).settled).toHaveLength(4);
  });

  it('are proposed again when they are moved in either language, but not when others are', () => {
    const settled = settleAll(source, target);
    const moved = (draft: PageDraft, id: string, index: number) =>
      applied(draft, moveBlock(draft, id, { parent: null, index }, testDefinitions));
    expect(openIds(moved(source, 'd', 3), settled)).toEqual(['d']);
    expect(openIds(source, moved(settled, 'd', 2))).toEqual(['d']);
    expect(openIds(moved(source, 'in', 0), settled)).toEqual(['in']);
    expect(openIds(source, moved(settled, 'in', 0))).toEqual(['in']);
    expect(openIds(moved(source, 'a', 3), moved(settled, 'a', 3))).toEqual([]);
    expect(openIds(moved(source, 'only-zh', 4), settled)).toEqual([]);
  });

  it('are proposed again when they are deleted in one language or another block replaces them', () => {
    const settled = settleAll(source, target);
    const without = applied(source, removeBlock(source, 'd'));
    expect(openIds(without, settled)).toEqual(['d']);
    const again = applied(without, insertBlock(without, { parent: null, index: 4 }, aCard('new'), testDefinitions));
    expect(openIds(again, settled)).toEqual(['new', 'd']);
    const brought = applied(
      settled,
      insertBlock(settled, { parent: null, index: 0 }, aCard('only-zh'), testDefinitions),
    );
    expect(compareStructure(source, brought).settled.map(idOf)).not.toContain('only-zh');
  });

  it('have outdated notes removed when another block is settled', () => {
    const settled = settleAll(source, target);
    const without = applied(source, removeBlock(source, 'only-zh'));
    const next = applied(settled, planSettled(without, settled, 'd'));
    expect(Object.keys(Object(next.meta[SETTLED_KEY])).sort()).toEqual(['d', 'in', 'only-en']);
  });

  it('cause no conflict if two users settle different ones, and can be undone one by one', () => {
    const mine = applied(target, planSettled(source, target, 'd'));
    const theirs = applied(target, planSettled(source, target, 'only-en'));
    for (const base of [target, { ...target, meta: { [SETTLED_KEY]: {} } }]) {
      const merged = mergeDrafts({ base, mine, theirs }, testDefinitions);
      expect(merged.conflicts).toEqual([]);
      expect(openIds(source, merged.draft)).toEqual(['only-zh', 'in']);
    }
    const changes = { en: planSettled(source, target, 'd') };
    const history = recordStep(emptyHistory, 'en', { action: 'translation', at: 1, changes });
    const drafts = applyStep({ zh: source, en: target }, changes) ?? { zh: source, en: target };
    expect(undo(history, 'en', drafts).drafts.en).toEqual(target);
  });

  it('are not settled by invalid notes', () => {
    const wrong: JsonValue[] = [
      null,
      'other',
      7,
      {},
      { here: { parent: null, among: ['d'] } },
      { here: {}, there: [] },
    ];
    for (const note of wrong) {
      expect(openIds(source, { ...target, meta: { [SETTLED_KEY]: { d: note } } })).toContain('d');
    }
    expect(openIds(source, { ...target, meta: { [SETTLED_KEY]: 'words' } })).toContain('d');
  });

  it('can be all differences of any two pages, and each can be undone exactly', () => {
    fc.assert(
      fc.property(anyPair, ([from, to]) => {
        let current = to;
        for (let left = listProposals(from, to).length; left > 0; left--) {
          const [first] = listOpenProposals(from, current);
          if (!first) throw new Error('Fewer are open than there should be.');
          const changes = planSettled(from, current, idOf(first));
          const next = applied(current, changes);
          expect(applied(next, invertChanges(changes))).toEqual(current);
          expect(listOpenProposals(from, next)).toHaveLength(left - 1);
          expect(compareStructure(from, next).settled.map(idOf)).toContain(idOf(first));
          current = next;
        }
        expect(listOpenProposals(from, current)).toEqual([]);
        expect(listOpenProposals(current, from)).toEqual([]);
        for (const id of listSettled(from, current)) current = applied(current, forgetSettled(current, id));
        expect(openIds(from, current)).toEqual(openIds(from, to));
      }),
    );
  });

  it('stay settled whatever happens to other blocks, unless the two swap places', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(), anyEdit, fc.boolean(), ([from, to], which, edit, isSource) => {
        const open = listOpenProposals(from, to);
        const chosen = open[which % Math.max(1, open.length)];
        if (!chosen) return;
        const id = idOf(chosen);
        const settled = applied(to, planSettled(from, to, id));
        const before = isSource ? from : settled;
        const after = applied(before, editAtRandom(before, edit, countingIds('new')));
        const isThere = locate(after.nodes, id) !== null;
        if (isThere !== (locate(before.nodes, id) !== null) || isMoved(before, after, id)) return;
        const left = isSource ? listSettled(after, settled) : listSettled(from, after);
        expect([...left]).toContain(id);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Two pages, the second of which was made from the first by random edits. */
const anyPair = fc
  .tuple(anyDraft, fc.array(anyEdit, { maxLength: 12 }))
  .map(([from, edits]): [PageDraft, PageDraft] => {
    const newId = countingIds('own');
    return [
      from,
      edits.reduce((draft: PageDraft, edit: RandomEdit) => applied(draft, editAtRandom(draft, edit, newId)), from),
    ];
  });

/** Whether the block is in another parent, or the only sibling whose order has changed. */
function isMoved(before: PageDraft, after: PageDraft, id: string): boolean {
  const [then, now] = [locate(before.nodes, id), locate(after.nodes, id)];
  if (!then || !now) return false;
  if (JSON.stringify(then.place.parent) !== JSON.stringify(now.place.parent)) return true;
  const [old, all] = [before, after].map((draft) =>
    (childrenOf(draft.nodes, then.place.parent) ?? []).flatMap((sibling) =>
      sibling.kind === 'foreign' ? [] : [sibling.id],
    ),
  );
  const kept = (ids: readonly string[] = [], others: readonly string[] = []) =>
    ids.filter((each) => others.includes(each));
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id).join();
  const [was, is] = [kept(old, all), kept(all, old)];
  return was.join() !== is.join() && others(was) === others(is);
}

function settleAll(source: PageDraft, target: PageDraft): PageDraft {
  return listOpenProposals(source, target).reduce(
    (current, proposal) => applied(current, planSettled(source, current, idOf(proposal))),
    target,
  );
}

function openIds(source: PageDraft, target: PageDraft): string[] {
  return listOpenProposals(source, target).map(idOf);
}

function applied(draft: PageDraft, changes: readonly Change[]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('The changes do not fit.');
  return next;
}
