import { expect, test } from 'vitest';
import { historyActions } from '#contract/history-entry.ts';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { nameEntry } from './name-entry.ts';

const plain: HistoryEntry = {
  ...{ id: 1, kind: 'revision', action: 'saved', status: 'draft', source: null, authorId: 1, authorName: 'Lin' },
  ...{ title: '', content: '', excerpt: '', documentRevision: 1, fields: null, at: null },
};

test('every entry of the history has a name in both languages', async () => {
  await Promise.all([loadMessages('zh'), loadMessages('en')]);
  for (const uiLocale of ['zh', 'en'] as const) {
    const t = createTranslate(uiLocale);
    const names = historyActions.map((action) => nameEntry({ ...plain, action }, uiLocale, t));
    expect(new Set(names).size).toBe(historyActions.length);
    expect(names.filter((name) => name.includes('builder.history'))).toEqual([]);
  }
});

test('says where a state comes from', async () => {
  await loadMessages('en');
  const t = createTranslate('en');
  const name = (over: Partial<HistoryEntry>) => nameEntry({ ...plain, ...over }, 'en', t);
  const source = { kind: 'document', id: 7, locale: 'zh', title: '引擎' } as const;
  expect(name({ action: 'translated', source })).toBe('Translated from “引擎” (Chinese)');
  expect(name({ action: 'duplicated', source: { ...source, title: '' } })).toBe('Copied from “(no title)” (Chinese)');
  const earlier = { kind: 'revision', id: 3, at: '2027-01-01T12:00:00.000Z' } as const;
  expect(name({ action: 'restored', source: earlier })).toMatch(/^Restored to the state of Jan 1, 2027/);
  expect(name({ action: 'published', source: earlier })).toMatch(/^Published, the same as on Jan 1, 2027/);
  expect(name({ action: null, kind: 'original' })).toBe('Created');
  expect(name({ action: 'imported', kind: 'original', status: 'publish' })).toBe('Imported by a program');
  expect(name({ action: 'created', kind: 'original', status: 'publish' })).toBe('Created and published');
});
