import { expect, test } from 'vitest';
import { anItem } from '../../builder/testing/an-item.ts';
import type { DocumentSummary, Review } from '../../cms/document-model.ts';
import { togetherOf } from './together.ts';

const review: Review = {
  id: 1,
  step: 'submitted',
  author: { id: 5, name: 'Mara' },
  words: 'Look.',
  at: '2026-01-01T00:00:00Z',
  changedAt: null,
  changedBy: null,
};

const version = (id: number, own: Review | null): DocumentSummary => ({ ...anItem('pending'), id, review: own });

test('a submission in both languages at once is listed once', () => {
  const steps = togetherOf([version(1, review), version(2, { ...review, id: 2 })]);
  expect(steps.map(({ versions }) => versions.map(({ id }) => id))).toEqual([[1, 2]]);
});

test('submissions with different comments or later changes are listed separately', () => {
  const other = { ...review, id: 2, words: 'And this.' };
  const changed = { ...review, id: 3, changedAt: '2026-01-02T00:00:00Z' };
  expect(togetherOf([version(1, review), version(2, other), version(3, changed)])).toHaveLength(3);
});

test('a language without a review step is not listed', () => {
  expect(togetherOf([version(1, review), version(2, null)])).toMatchObject([{ versions: [{ id: 1 }] }]);
});
