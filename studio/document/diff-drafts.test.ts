import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printDocument } from '#cms-schema/markup/document.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { applyChanges, invertChanges } from './change.ts';
import { diffDrafts } from './diff-drafts.ts';
import type { PageDraft } from './model.ts';
import { aBox, aCard, aDraft, anyDraft, anyEdit, countingIds, editAtRandom } from './testing/any-draft.ts';

describe('what changed between two states of a page', () => {
  it('leads from the one to the other and back, whatever happened between them', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { maxLength: 25 }), (before, edits) => {
        const newId = countingIds('new');
        const after = edits.reduce((draft, edit) => applied(draft, editAtRandom(draft, edit, newId)), before);
        const changes = diffDrafts(before, after);
        const there = applied(before, changes);
        expect(there).toEqual(after);
        expect(printDocument(there.nodes)).toBe(printDocument(after.nodes));
        const back = applied(there, invertChanges(changes));
        expect(back).toEqual(before);
        expect(printDocument(back.nodes)).toBe(printDocument(before.nodes));
      }),
      { numRuns: 300 },
    );
  });

  it('leads between two pages that have nothing but ids in common', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        expect(applied(before, diffDrafts(before, after))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it('is one move when one block moved, however many there are', () => {
    const cards = Array.from({ length: 200 }, (_, index) => aCard(`c${index}`));
    const [first, ...rest] = cards;
    if (!first) throw new Error('No cards.');
    const [before, after] = [aDraft(cards), aDraft([...rest, first])];
    expect(processorTime(() => diffDrafts(before, after))).toBeLessThan(500);
    expect(diffDrafts(before, after)).toMatchObject([{ kind: 'move', id: 'c0', to: { parent: null, index: 199 } }]);
  });

  it('turns two blocks inside out', () => {
    const before = aDraft([aBox('outer', [aBox('inner', [aCard('c')])])]);
    const after = aDraft([aBox('inner', [aBox('outer', [aCard('c')])])]);
    const changes = diffDrafts(before, after);
    expect(changes.every(({ kind }) => kind === 'move')).toBe(true);
    expect(applied(before, changes)).toEqual(after);
  });

  it('of a page with itself is nothing', () => {
    const draft = aDraft([aCard('a')]);
    expect(diffDrafts(draft, structuredClone(draft))).toEqual([]);
  });
});

function applied(draft: PageDraft, changes: Parameters<typeof applyChanges>[1]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('A change did not fit.');
  return next;
}
