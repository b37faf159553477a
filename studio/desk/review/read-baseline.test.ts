import { expect, test } from 'vitest';
import type { Review } from '../../cms/document-model.ts';
import type { Revision } from '../../cms/revision-calls.ts';
import { findLastDecision, findRevisionAt } from './read-baseline.ts';

const entry = (step: Review['step'], at: string): Review => ({
  id: 1,
  step,
  at,
  author: null,
  words: '',
  changedAt: null,
  changedBy: null,
});

const revision = (id: number, at: string | null): Revision => ({
  id,
  at,
  kind: 'revision',
  authorId: null,
  title: '',
  content: '',
  excerpt: '',
  documentRevision: id,
});

test('the last decision ignores later withdrawals and submissions', () => {
  const answered = entry('answered', '2026-01-02T00:00:00Z');
  expect(findLastDecision([entry('submitted', '2026-01-04T00:00:00Z'), entry('withdrawn', ''), answered])).toBe(
    answered,
  );
  expect(findLastDecision([entry('submitted', '2026-01-04T00:00:00Z')])).toBeNull();
});

test('the revision at a moment is the last one saved by then', () => {
  const history = [revision(3, '2026-01-03T00:00:00Z'), revision(2, '2026-01-02T00:00:00Z'), revision(1, null)];
  expect(findRevisionAt(history, '2026-01-02T12:00:00Z')?.id).toBe(2);
  expect(findRevisionAt(history, '2026-01-01T00:00:00Z')).toBeNull();
});
