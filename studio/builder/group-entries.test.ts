import { expect, test } from 'vitest';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import { groupEntries } from './group-entries.ts';

/** `at`: minutes after noon. */
function entry(id: number, at: number, over: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    ...{ id, kind: 'revision', action: 'autosaved', status: 'draft', source: null, authorId: 1, authorName: 'Lin' },
    ...{ title: `${id}`, content: '', excerpt: '', documentRevision: id, fields: null },
    at: new Date(Date.UTC(2027, 0, 1, 12, at)).toISOString(),
    ...over,
  };
}

const idsOf = (entries: readonly HistoryEntry[]) =>
  groupEntries(entries).map(({ last, earlier, before }) => [last.id, earlier.map(({ id }) => id), before?.id ?? null]);

test('the autosaves of one sitting are one row, which stands for the last of them', () => {
  expect(idsOf([entry(4, 40), entry(3, 20), entry(2, 10), entry(1, 0, { action: 'created' })])).toEqual([
    [4, [3, 2], 1],
    [1, [], null],
  ]);
});

test('a pause of more than half an hour, another person, or a deliberate save ends a sitting', () => {
  expect(idsOf([entry(2, 31), entry(1, 0)])).toEqual([
    [2, [], 1],
    [1, [], null],
  ]);
  expect(idsOf([entry(2, 30), entry(1, 0)])).toEqual([[2, [1], null]]);
  expect(idsOf([entry(2, 5, { authorId: 2 }), entry(1, 0)])).toHaveLength(2);
  expect(idsOf([entry(3, 9), entry(2, 5, { action: 'saved' }), entry(1, 0)])).toHaveLength(3);
});
