import { describe, expect, test } from 'vitest';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { applyChanges } from '../document/change.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { isUnchanged, planBlockRestore, summarizeChanges } from './summarize-changes.ts';

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
