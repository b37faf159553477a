import { describe, expect, test } from 'vitest';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import { applyChanges } from '../document/change.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { printChanges } from './change-list.tsx';
import { isUnchanged, planBlockRestore, summarizeChanges, summarizeEntry } from './summarize-changes.ts';

function aQuote(id: string, quote: string): BlockNode {
  return { kind: 'block', id, type: 'haptera/quote', version: 1, attributes: { quote, name: 'N' }, slots: {} };
}

const before: PageDraft = {
  ...emptyDraft,
  title: 'Old',
  nodes: [aQuote('a', 'A'), aQuote('b', 'B'), aQuote('c', 'C')],
};
const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

describe('the difference between two states', () => {
  test('lists what happened to each block and field', () => {
    const after: PageDraft = {
      ...before,
      title: 'New',
      meta: { seo_title: 'S', haptera_sources: { a: { quote: 'x' } } },
      nodes: [aQuote('c', 'C'), aQuote('a', 'A, changed'), aQuote('d', 'D')],
    };
    const summary = summarizeChanges(before, after);
    expect(idsOf(summary.added)).toEqual(['d']);
    expect(idsOf(summary.removed)).toEqual(['b']);
    expect(idsOf(summary.changed)).toEqual(['a']);
    expect(summary.moved).toHaveLength(1);
    expect(summary.fields).toEqual(['title', 'seo_title']);
  });

  test('is empty if only the translation sources differ', () => {
    const after = { ...before, meta: { haptera_sources: { a: { quote: 'x' } } } };
    expect(isUnchanged(summarizeChanges(before, after))).toBe(true);
  });

  test('does not depend on the order of the page’s meta fields', () => {
    const noted = { haptera_sources: { a: { quote: 'x' } }, seo_title: 'S', featured_media: 0 };
    const was = { ...before, meta: { featured_media: 0, seo_title: 'S' } };
    expect(summarizeChanges(was, { ...before, meta: noted }).fields).toEqual([]);
    expect(summarizeChanges(was, { ...before, meta: { ...noted, seo_title: 'T' } }).fields).toEqual(['seo_title']);
  });
});

test('a single block can be restored without changing the others', () => {
  const after: PageDraft = { ...before, nodes: [aQuote('a', 'A2'), aQuote('b', 'B2')] };
  const restored = applyChanges(after, planBlockRestore(after, before, 'a'));
  expect(restored?.nodes).toEqual([aQuote('a', 'A'), aQuote('b', 'B2')]);
  expect(planBlockRestore(after, before, 'gone')).toEqual([]);
});

describe('what a state of the history changed', () => {
  const entry = (over: Partial<HistoryEntry>): HistoryEntry => ({
    ...{ id: 1, kind: 'revision', action: 'saved', status: 'draft', source: null, authorId: 1, authorName: 'Lin' },
    ...{ title: 'Old', content: '', excerpt: '', documentRevision: 1, fields: null, at: null },
    ...over,
  });
  const quote = (text: string) => `<!-- wp:haptera/quote {"id":"a","text":"${text}","person":"N"} /-->`;
  const print = (one: HistoryEntry, previous: HistoryEntry, uiLocale: 'zh' | 'en') => {
    const summary = summarizeEntry(one, previous, emptyDraft, 'page');
    return summary && printChanges(summary, uiLocale, createTranslate(uiLocale));
  };

  test('is said in words, in both languages: blocks by name, title, address, parent page', async () => {
    await Promise.all([loadMessages('zh'), loadMessages('en')]);
    const fields = (slug: string, parentId: number | null) => ({ slug, parentId, meta: {} });
    const [old, now] = [
      entry({ content: quote('A'), fields: fields('old', null) }),
      entry({ title: 'New', content: quote('B'), fields: fields('new', 7) }),
    ];
    expect(print(now, old, 'en')).toBe('Changed: Quote “B”; Page: Title, Slug, Parent page');
    expect(print(now, old, 'zh')).toContain('上级页面');
    expect(print(old, old, 'en')).toBe('');
    expect(print(entry({ content: '' }), old, 'en')).toBe('Removed: Quote “A”');
    expect(summarizeEntry(old, null, emptyDraft, 'page')).toBeNull();
  });
});
