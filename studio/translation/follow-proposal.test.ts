import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSources } from '#cms-schema/translation/sources.ts';
import { applyChanges, type Change, invertChanges } from '../document/change.ts';
import { EditError } from '../document/edit-error.ts';
import type { PageDraft } from '../document/model.ts';
import { compareStructure, idOf, listOpenProposals, listProposals, type Proposal } from '../document/proposals.ts';
import { planSettled } from '../document/settled.ts';
import { aBox, aCard, aDraft, aForeign, anyDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { listIds } from '../document/tree.ts';
import { followAdditions, followProposal } from './follow-proposal.ts';

const words = { title: '我们的标题', body: '<p>我们的正文。</p>' };

describe('copying blocks to the other language', () => {
  it('fills an empty page with the same blocks and foreign markup, in order', () => {
    const source = aDraft([aCard('a', words), aForeign('f'), aBox('b', [aCard('c', words)])]);
    const target = carryOut(aDraft([]), followAdditions(source, aDraft([]), testDefinitions));
    expect(target.nodes).toEqual(source.nodes);
  });

  it('inserts a new block after its predecessor in the source', () => {
    const source = aDraft([aCard('a'), aCard('new', words), aCard('b')]);
    const target = aDraft([aCard('own'), aCard('a'), aCard('mine'), aCard('b')]);
    const next = carryOut(target, followAdditions(source, target, testDefinitions));
    expect(next.nodes.map(({ id }) => id)).toEqual(['own', 'a', 'new', 'mine', 'b']);
  });

  it('does not copy nested blocks that the page already has elsewhere', () => {
    const source = aDraft([aBox('box', [aCard('a'), aCard('b')])]);
    const target = aDraft([aCard('b')]);
    const next = carryOut(target, followAdditions(source, target, testDefinitions));
    expect([...listIds(next.nodes)].sort()).toEqual(['a', 'b', 'box']);
    const [move] = listProposals(source, next);
    expect(move).toMatchObject({ kind: 'move', blockId: 'b' });
  });

  it('keeps every block of the page, leaves no more missing than before, and can be undone as a whole', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (source, target) => {
        const before = listProposals(source, target).filter(({ kind }) => kind === 'add').length;
        const changes = followedAdditions(source, target);
        const next = carryOut(target, changes);
        const ids = listIds(next.nodes);
        expect([...listIds(target.nodes)].filter((id) => !ids.has(id))).toEqual([]);
        const left = listProposals(source, next).filter(({ kind }) => kind === 'add').length;
        expect(left).toBeLessThanOrEqual(before);
        expect(applyChanges(next, invertChanges(changes))).toEqual(target);
      }),
    );
  });

  it('makes both pages equal if every proposal is followed', () => {
    const source = aDraft([aBox('box', [aCard('a'), aCard('b')]), aCard('c'), aCard('d')]);
    let target = aDraft([aCard('d'), aCard('c'), aCard('extra'), aCard('b')]);
    for (let turn = 0; turn < 20; turn++) {
      const [first] = listProposals(source, target);
      if (!first) break;
      target = carryOut(target, followProposal(source, target, first, testDefinitions));
    }
    expect(target.nodes.map(({ id }) => id)).toEqual(['box', 'c', 'd']);
    expect(listIds(target.nodes)).toEqual(listIds(source.nodes));
  });

  it('does not change settled blocks, and orders the others as if those did not exist', () => {
    const source = aDraft([aCard('a'), aCard('b'), aCard('c'), aCard('out'), aCard('d')]);
    let target = aDraft([aCard('b'), aCard('d'), aCard('a'), aCard('own')]);
    for (const id of ['b', 'out', 'own']) target = carryOut(target, planSettled(source, target, id));
    target = carryOut(target, followAdditions(source, target, testDefinitions));
    for (const open of listOpenProposals(source, target)) {
      target = carryOut(target, followProposal(source, target, open, testDefinitions));
    }
    expect(target.nodes.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd', 'own']);
    expect(compareStructure(source, target)).toMatchObject({ open: [], settled: { length: 3 } });
  });

  it('changes nothing that is settled, in whatever order the other proposals are followed', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, fc.nat(), (source, start, seed) => {
        let target = start;
        const [left] = listOpenProposals(source, target).slice(seed % 7);
        if (left) target = carryOut(target, planSettled(source, target, idOf(left)));
        for (let turn = 0; turn < 40; turn++) {
          const open = listOpenProposals(source, target).filter(({ kind }) => kind !== 'remove');
          const chosen = open[(seed + turn) % Math.max(1, open.length)];
          if (!chosen) break;
          expect(idOf(chosen)).not.toBe(left && idOf(left));
          target = carryOut(target, followed(source, target, chosen));
        }
        if (left?.kind === 'remove') expect(listIds(target.nodes)).toContain(idOf(left));
      }),
    );
  });

  it('marks copied texts as untranslated', () => {
    const source = aDraft([aCard('a', words)]);
    const target = carryOut(aDraft([]), followAdditions(source, aDraft([]), testDefinitions));
    expect(Object.keys(readSources(target, 'a')).sort()).toEqual(['body', 'title']);
  });

  it('refuses to remove a block that no longer exists', () => {
    const gone: Proposal = { kind: 'remove', node: aCard('gone') };
    expect(() => followProposal(aDraft([]), aDraft([]), gone, testDefinitions)).toThrow(EditError);
  });
});

function carryOut(draft: PageDraft, changes: readonly Change[]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('The changes do not fit.');
  return next;
}

function followedAdditions(source: PageDraft, target: PageDraft): Change[] {
  return unlessRefused(() => followAdditions(source, target, testDefinitions));
}

function followed(source: PageDraft, target: PageDraft, proposal: Proposal): Change[] {
  return unlessRefused(() => followProposal(source, target, proposal, testDefinitions));
}

function unlessRefused(plan: () => Change[]): Change[] {
  try {
    return plan();
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}
