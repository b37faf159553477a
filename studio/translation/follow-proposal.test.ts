import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, invertChanges } from '../document/change.ts';
import { EditError } from '../document/edit-error.ts';
import type { PageDraft } from '../document/model.ts';
import { listProposals, type Proposal } from '../document/proposals.ts';
import { readSources } from '../document/sources.ts';
import { aBox, aCard, aDraft, aForeign, anyDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { listIds } from '../document/tree.ts';
import { followAdditions, followProposal } from './follow-proposal.ts';

const words = { title: '标题', body: '<p>正文。</p>' };

describe('bringing blocks to the other language', () => {
  it('fills an empty page with the same blocks, in order, foreign markup included', () => {
    const source = aDraft([aCard('a', words), aForeign('f'), aBox('b', [aCard('c', words)])]);
    const target = carryOut(aDraft([]), followAdditions(source, aDraft([]), testDefinitions));
    expect(target.nodes).toEqual(source.nodes);
  });

  it('puts a new block after the sibling that it follows in the source', () => {
    const source = aDraft([aCard('a'), aCard('new', words), aCard('b')]);
    const target = aDraft([aCard('own'), aCard('a'), aCard('mine'), aCard('b')]);
    const next = carryOut(target, followAdditions(source, target, testDefinitions));
    expect(next.nodes.map(({ id }) => id)).toEqual(['own', 'a', 'new', 'mine', 'b']);
  });

  it('leaves out of a block that comes what stands elsewhere already', () => {
    const source = aDraft([aBox('box', [aCard('a'), aCard('b')])]);
    const target = aDraft([aCard('b')]);
    const next = carryOut(target, followAdditions(source, target, testDefinitions));
    expect([...listIds(next.nodes)].sort()).toEqual(['a', 'b', 'box']);
    const [move] = listProposals(source, next);
    expect(move).toMatchObject({ kind: 'move', blockId: 'b' });
  });

  it('keeps every block of its own, lacks only what its places refuse, and is undone as a whole', () => {
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

  it('makes both alike when every proposal is followed', () => {
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

  it('marks the words that came as not translated', () => {
    const source = aDraft([aCard('a', words)]);
    const target = carryOut(aDraft([]), followAdditions(source, aDraft([]), testDefinitions));
    expect(Object.keys(readSources(target, 'a')).sort()).toEqual(['body', 'title']);
  });

  it('tells that what stands in the way has gone', () => {
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
  try {
    return followAdditions(source, target, testDefinitions);
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}
