import { beforeAll, expect, test } from 'vitest';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { nameDifferences } from './name-differences.ts';

function aQuote(id: string, quote: string): BlockNode {
  return { kind: 'block', id, type: 'haptera/quote', version: 1, attributes: { text: quote, person: 'N' }, slots: {} };
}

const base: PageDraft = { ...emptyDraft, title: 'Old', nodes: [aQuote('a', 'A'), aQuote('b', 'B')] };
const withQuotes = (...nodes: BlockNode[]): PageDraft => ({ ...base, nodes });

beforeAll(() => loadMessages('en'));
const name = (mine: PageDraft, theirs: PageDraft) =>
  nameDifferences({ base, mine, theirs }, 'en', createTranslate('en'));

test('names the block and the field that another person has changed', () => {
  const theirs = { ...withQuotes(aQuote('a', 'A, changed'), aQuote('b', 'B')), title: 'New' };
  expect(name(base, theirs)).toEqual(['Title', 'Words of Quote']);
});

test('names nothing that one’s own draft has too, or that only oneself has changed', () => {
  const theirs = withQuotes(aQuote('a', 'A, changed'), aQuote('b', 'B'));
  expect(name(theirs, theirs)).toEqual([]);
  expect(name(withQuotes(aQuote('a', 'A, changed'), aQuote('b', 'mine')), theirs)).toEqual([]);
  expect(name(withQuotes(aQuote('a', 'mine')), base)).toEqual([]);
});

test('leaves out notes for translators, which nobody sees', () => {
  expect(name(base, { ...base, meta: { haptera_sources: { a: { quote: 'x' } } } })).toEqual([]);
});

test('names what both have changed differently', () => {
  const mine = withQuotes(aQuote('a', 'mine'), aQuote('b', 'B'));
  const theirs = withQuotes(aQuote('a', 'theirs'), aQuote('b', 'B'));
  expect(name(mine, theirs)).toEqual(['Words of Quote']);
  expect(name({ ...base, title: 'Mine' }, { ...base, title: 'Theirs' })).toEqual(['Title']);
});
