import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { applyChanges, invertChanges } from './change.ts';
import { diffDrafts } from './diff-drafts.ts';
import type { PageDraft } from './model.ts';
import { aBox, aCard, aDraft, aForeign, anyDraft, anyEdit, countingIds, editAtRandom } from './testing/any-draft.ts';

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

  it('moves no block of a row that has another order more than once, and as few as can be', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        const changes = diffDrafts(aDraft(ids.map((id) => aCard(id))), aDraft(order.map((id) => aCard(id))));
        expect(changes.every(({ kind }) => kind === 'move')).toBe(true);
        expect(changes).toHaveLength(ids.length - longestRow(order));
      }),
    );
  });

  it('is nothing between a page and itself, read twice', () => {
    const read = () => aDraft([aBox('b', [aCard('c', { title: 'C' })]), aForeign('f')], { meta: { kept: [1] } });
    expect(diffDrafts(read(), read())).toEqual([]);
  });

  it('turns two blocks inside out', () => {
    const before = aDraft([aBox('outer', [aBox('inner', [aCard('c')])])]);
    const after = aDraft([aBox('inner', [aBox('outer', [aCard('c')])])]);
    const changes = diffDrafts(before, after);
    expect(changes.every(({ kind }) => kind === 'move')).toBe(true);
    expect(applied(before, changes)).toEqual(after);
  });

  it.each([
    [
      'an attribute that was changed, by that attribute',
      [aCard('a', { title: 'Old', size: 'small' }), aCard('b')],
      [aCard('a', { title: 'New', size: 'small' }), aCard('b')],
      [{ kind: 'set', id: 'a', path: ['title'], before: 'Old', after: 'New' }],
    ],
    [
      'an attribute that went, by that attribute',
      [aCard('a', { title: 'Old', size: 'small' })],
      [aCard('a', { size: 'small' })],
      [{ kind: 'set', id: 'a', path: ['title'], before: 'Old', at: 0 }],
    ],
    [
      'two attributes that went, each by its place among those that are left',
      [aCard('a', { title: 'A', figure: '1', size: 'small' })],
      [aCard('a', { size: 'small' })],
      [
        { kind: 'set', id: 'a', path: ['title'], before: 'A', at: 0 },
        { kind: 'set', id: 'a', path: ['figure'], before: '1', at: 0 },
      ],
    ],
    [
      'keys in another order, by all attributes of the block',
      [aCard('a', { title: 'A', size: 'small' })],
      [aCard('a', { size: 'large', title: 'A' })],
      [{ kind: 'set', id: 'a', path: [], before: { title: 'A', size: 'small' }, after: { size: 'large', title: 'A' } }],
    ],
    [
      'a value of one item of a list, by that value',
      [aCard('a', { rows: [anItem('r1', { name: 'A', note: '' }), anItem('r2', { name: 'B', note: '' })] })],
      [aCard('a', { rows: [anItem('r1', { name: 'A', note: '' }), anItem('r2', { name: 'C', note: '' })] })],
      [{ kind: 'set', id: 'a', path: ['rows', 'r2', 'name'], before: 'B', after: 'C' }],
    ],
    [
      'a value of an item of a list in an item, by that value',
      [aCard('a', { rows: [anItem('r1', { cells: [anItem('c1', { text: 'A' }), anItem('c2', { text: 'B' })] })] })],
      [aCard('a', { rows: [anItem('r1', { cells: [anItem('c1', { text: 'A' }), anItem('c2', { text: 'C' })] })] })],
      [{ kind: 'set', id: 'a', path: ['rows', 'r1', 'cells', 'c2', 'text'], before: 'B', after: 'C' }],
    ],
    [
      'an item that got another key, by the item',
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
      'items in another order, by their list',
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
      'an item that came, by its list',
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
      'a list without ids, by the list',
      [aCard('a', { rows: ['A', 'B'] })],
      [aCard('a', { rows: ['A', 'C'] })],
      [{ kind: 'set', id: 'a', path: ['rows'], before: ['A', 'B'], after: ['A', 'C'] }],
    ],
    [
      'a block that went, by its removal',
      [aCard('a'), aBox('b', [aCard('c')])],
      [aCard('a')],
      [{ kind: 'remove', place: { parent: null, index: 1 }, node: aBox('b', [aCard('c')]) }],
    ],
    [
      'a block that came, by its insertion behind the one before it',
      [aCard('a'), aCard('z')],
      [aCard('a'), aCard('b'), aCard('z')],
      [{ kind: 'insert', place: { parent: null, index: 1 }, node: aCard('b') }],
    ],
    [
      'a block that went out of another, which stays, by one move',
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
      'a block that was wrapped, by the box and one move into it',
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
      'a block two places further down, by its move',
      [aCard('a'), aCard('b'), aCard('c'), aCard('d')],
      [aCard('b'), aCard('c'), aCard('a'), aCard('d')],
      [{ kind: 'move', id: 'a', from: { parent: null, index: 0 }, to: { parent: null, index: 2 } }],
    ],
    [
      'foreign markup that came, by its insertion',
      [aCard('a')],
      [aForeign('f'), aCard('a')],
      [{ kind: 'insert', place: { parent: null, index: 0 }, node: aForeign('f') }],
    ],
  ])('tells %s', (_what, before, after, changes) => {
    expect(diffDrafts(aDraft(before), aDraft(after))).toEqual(changes);
  });

  it.each([
    ['a block of another type under the same id', aCard('a'), aBox('a')],
    ['a block of another version', aCard('a'), { ...aCard('a'), version: 2 }],
    ['foreign markup with other words', aForeign('a', '<p>old</p>'), aForeign('a', '<p>new</p>')],
    ['foreign markup that became a block', aForeign('a'), aCard('a')],
  ])('is all blocks at once for %s', (_what, before, after) => {
    const [from, to] = [aDraft([before, aCard('z')]), aDraft([after, aCard('z')])];
    expect(diffDrafts(from, to)).toEqual([{ kind: 'nodes', before: from.nodes, after: to.nodes }]);
  });

  it('tells the words about the page and each key of its meta data apart', () => {
    const before = aDraft([], { title: 'T', slug: 's', excerpt: 'e', meta: { seo_title: 'one', kept: 1 } });
    const after = aDraft([], { title: 'T2', slug: 's2', excerpt: 'e2', meta: { seo_title: 'two', kept: 1 } });
    expect(diffDrafts(before, after)).toEqual([
      { kind: 'page', field: 'title', before: 'T', after: 'T2' },
      { kind: 'page', field: 'slug', before: 's', after: 's2' },
      { kind: 'page', field: 'excerpt', before: 'e', after: 'e2' },
      { kind: 'meta', path: ['seo_title'], before: 'one', after: 'two' },
    ]);
  });

  it('of a page with itself is nothing', () => {
    const draft = aDraft([aCard('a')]);
    expect(diffDrafts(draft, structuredClone(draft))).toEqual([]);
  });
});

function anItem(id: string, values: JsonObject): JsonObject {
  return { id, ...values };
}

/** How many stand in rising order, leaving the others out; by trying each as the last one. */
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
