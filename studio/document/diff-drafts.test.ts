import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { applyChanges, invertChanges } from './change.ts';
import { diffDrafts } from './diff-drafts.ts';
import type { PageDraft } from './model.ts';
import { aBox, aCard, aDraft, aForeign, anyDraft, anyEdit, countingIds, editAtRandom } from './testing/any-draft.ts';

describe('the difference between two states of a page', () => {
  it('turns one into the other and can be reverted, whatever edits were made', () => {
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

  it('turns one page into another even if they have only ids in common', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        expect(applied(before, diffDrafts(before, after))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  it('is a single move if one block moved, however many blocks there are', () => {
    const cards = Array.from({ length: 200 }, (_, index) => aCard(`c${index}`));
    const [first, ...rest] = cards;
    if (!first) throw new Error('No cards.');
    const [before, after] = [aDraft(cards), aDraft([...rest, first])];
    expect(processorTime(() => diffDrafts(before, after))).toBeLessThan(500);
    expect(diffDrafts(before, after)).toMatchObject([{ kind: 'move', id: 'c0', to: { parent: null, index: 199 } }]);
  });

  it('moves as few blocks as possible when siblings are reordered, and none of them twice', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        const changes = diffDrafts(aDraft(ids.map((id) => aCard(id))), aDraft(order.map((id) => aCard(id))));
        expect(changes.every(({ kind }) => kind === 'move')).toBe(true);
        expect(changes).toHaveLength(ids.length - longestRow(order));
      }),
    );
  });

  it('is empty for the same page read twice', () => {
    const read = () => aDraft([aBox('b', [aCard('c', { title: 'C' })]), aForeign('f')], { meta: { kept: [1] } });
    expect(diffDrafts(read(), read())).toEqual([]);
  });

  it('can swap a block with the block around it', () => {
    const before = aDraft([aBox('outer', [aBox('inner', [aCard('c')])])]);
    const after = aDraft([aBox('inner', [aBox('outer', [aCard('c')])])]);
    const changes = diffDrafts(before, after);
    expect(changes.every(({ kind }) => kind === 'move')).toBe(true);
    expect(applied(before, changes)).toEqual(after);
  });

  it.each([
    [
      'only the attribute if one was changed',
      [aCard('a', { title: 'Old', size: 'small' }), aCard('b')],
      [aCard('a', { title: 'New', size: 'small' }), aCard('b')],
      [{ kind: 'set', id: 'a', path: ['title'], before: 'Old', after: 'New' }],
    ],
    [
      'only the attribute if one was removed',
      [aCard('a', { title: 'Old', size: 'small' })],
      [aCard('a', { size: 'small' })],
      [{ kind: 'set', id: 'a', path: ['title'], before: 'Old', at: 0 }],
    ],
    [
      'the position of each removed attribute among the remaining ones',
      [aCard('a', { title: 'A', figure: '1', size: 'small' })],
      [aCard('a', { size: 'small' })],
      [
        { kind: 'set', id: 'a', path: ['title'], before: 'A', at: 0 },
        { kind: 'set', id: 'a', path: ['figure'], before: '1', at: 0 },
      ],
    ],
    [
      'all attributes of a block if their order changed',
      [aCard('a', { title: 'A', size: 'small' })],
      [aCard('a', { size: 'large', title: 'A' })],
      [{ kind: 'set', id: 'a', path: [], before: { title: 'A', size: 'small' }, after: { size: 'large', title: 'A' } }],
    ],
    [
      'only the value if it belongs to one item of a list',
      [aCard('a', { rows: [anItem('r1', { name: 'A', note: '' }), anItem('r2', { name: 'B', note: '' })] })],
      [aCard('a', { rows: [anItem('r1', { name: 'A', note: '' }), anItem('r2', { name: 'C', note: '' })] })],
      [{ kind: 'set', id: 'a', path: ['rows', 'r2', 'name'], before: 'B', after: 'C' }],
    ],
    [
      'only the value if it belongs to an item of a nested list',
      [aCard('a', { rows: [anItem('r1', { cells: [anItem('c1', { text: 'A' }), anItem('c2', { text: 'B' })] })] })],
      [aCard('a', { rows: [anItem('r1', { cells: [anItem('c1', { text: 'A' }), anItem('c2', { text: 'C' })] })] })],
      [{ kind: 'set', id: 'a', path: ['rows', 'r1', 'cells', 'c2', 'text'], before: 'B', after: 'C' }],
    ],
    [
      'the item if it has a new key',
      [aCard('a', { rows: [anItem('r1', { name: 'A' }), anItem('r2', { name: 'B' })] })],
      [aCard('a', { rows: [anItem('r1', { name: 'A', note: '!' }), anItem('r2', { name: 'B' })] })],
      [
        {
          kind: 'set',
          id: 'a',
          path: ['rows', 'r1'],
          before: anItem('r1', { name: 'A' }),
          after: anItem('r1', { name: 'A', note: '!' }),
        },
      ],
    ],
    [
      'the list if its items were reordered',
      [aCard('a', { rows: [anItem('r1', {}), anItem('r2', {})] })],
      [aCard('a', { rows: [anItem('r2', {}), anItem('r1', {})] })],
      [
        {
          kind: 'set',
          id: 'a',
          path: ['rows'],
          before: [anItem('r1', {}), anItem('r2', {})],
          after: [anItem('r2', {}), anItem('r1', {})],
        },
      ],
    ],
    [
      'the list if an item was added',
      [aCard('a', { rows: [anItem('r1', {})] })],
      [aCard('a', { rows: [anItem('r1', {}), anItem('r2', {})] })],
      [
        {
          kind: 'set',
          id: 'a',
          path: ['rows'],
          before: [anItem('r1', {})],
          after: [anItem('r1', {}), anItem('r2', {})],
        },
      ],
    ],
    [
      'the whole list if its items have no ids',
      [aCard('a', { rows: ['A', 'B'] })],
      [aCard('a', { rows: ['A', 'C'] })],
      [{ kind: 'set', id: 'a', path: ['rows'], before: ['A', 'B'], after: ['A', 'C'] }],
    ],
    [
      'a removal if a block was removed',
      [aCard('a'), aBox('b', [aCard('c')])],
      [aCard('a')],
      [{ kind: 'remove', place: { parent: null, index: 1 }, node: aBox('b', [aCard('c')]) }],
    ],
    [
      'an insertion after the preceding block if a block was added',
      [aCard('a'), aCard('z')],
      [aCard('a'), aCard('b'), aCard('z')],
      [{ kind: 'insert', place: { parent: null, index: 1 }, node: aCard('b') }],
    ],
    [
      'a single move if a block left another one',
      [aBox('b', [aCard('c')]), aCard('z')],
      [aBox('b'), aCard('c'), aCard('z')],
      [
        {
          kind: 'move',
          id: 'c',
          from: { parent: { id: 'b', slot: 'main' }, index: 0 },
          to: { parent: null, index: 1 },
        },
      ],
    ],
    [
      'an insertion and a single move if a block was wrapped',
      [aCard('c')],
      [aBox('b', [], [aCard('c')])],
      [
        { kind: 'insert', place: { parent: null, index: 0 }, node: aBox('b') },
        {
          kind: 'move',
          id: 'c',
          from: { parent: null, index: 1 },
          to: { parent: { id: 'b', slot: 'aside' }, index: 0 },
        },
      ],
    ],
    [
      'a single move if a block moved down by two places',
      [aCard('a'), aCard('b'), aCard('c'), aCard('d')],
      [aCard('b'), aCard('c'), aCard('a'), aCard('d')],
      [{ kind: 'move', id: 'a', from: { parent: null, index: 0 }, to: { parent: null, index: 2 } }],
    ],
    [
      'an insertion if foreign markup was added',
      [aCard('a')],
      [aForeign('f'), aCard('a')],
      [{ kind: 'insert', place: { parent: null, index: 0 }, node: aForeign('f') }],
    ],
  ])('contains %s', (_what, before, after, changes) => {
    expect(diffDrafts(aDraft(before), aDraft(after))).toEqual(changes);
  });

  it.each([
    ['a block of another type under the same id', aCard('a'), aBox('a')],
    ['a block of another version', aCard('a'), { ...aCard('a'), version: 2 }],
    ['foreign markup with another source', aForeign('a', '<p>old</p>'), aForeign('a', '<p>new</p>')],
    ['foreign markup that became a block', aForeign('a'), aCard('a')],
  ])('replaces all blocks at once for %s', (_what, before, after) => {
    const [from, to] = [aDraft([before, aCard('z')]), aDraft([after, aCard('z')])];
    expect(diffDrafts(from, to)).toEqual([{ kind: 'nodes', before: from.nodes, after: to.nodes }]);
  });

  it('lists the fields of the page and each key of its meta separately', () => {
    const before = aDraft([], { title: 'T', slug: 's', excerpt: 'e', meta: { seo_title: 'one', kept: 1 } });
    const after = aDraft([], { title: 'T2', slug: 's2', excerpt: 'e2', meta: { seo_title: 'two', kept: 1 } });
    expect(diffDrafts(before, after)).toEqual([
      { kind: 'page', field: 'title', before: 'T', after: 'T2' },
      { kind: 'page', field: 'slug', before: 's', after: 's2' },
      { kind: 'page', field: 'excerpt', before: 'e', after: 'e2' },
      { kind: 'meta', path: ['seo_title'], before: 'one', after: 'two' },
    ]);
  });

  it('is empty for a page and itself', () => {
    const draft = aDraft([aCard('a')]);
    expect(diffDrafts(draft, structuredClone(draft))).toEqual([]);
  });
});

function anItem(id: string, values: JsonObject): JsonObject {
  return { id, ...values };
}

/** The length of a longest increasing subsequence, computed in the simplest way. */
function longestRow(order: readonly string[]): number {
  const lengths: number[] = [];
  for (const [index, id] of order.entries()) {
    const before = lengths.filter((_, at) => (order[at] ?? '') < id && at < index);
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}

function applied(draft: PageDraft, changes: Parameters<typeof applyChanges>[1]): PageDraft {
  const next = applyChanges(draft, changes);
  if (!next) throw new Error('A change did not fit.');
  return next;
}
