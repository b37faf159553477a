import { describe, expect, it } from 'vitest';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { emptyDraft } from './model.ts';
import { pairWords } from './pair-words.ts';

const block = (id: string, type = 'haptera/rich-text'): BlockNode => ({
  kind: 'block',
  id,
  type,
  version: 1,
  attributes: {},
  slots: {},
});
const pair = (own: readonly BlockNode[], index: number, twins: readonly BlockNode[], pasted = ['new']) =>
  pairWords(
    pasted.map((id) => block(id)),
    { parent: null, index },
    { ...emptyDraft, nodes: own },
    twins,
  ).map(({ id }) => id);

describe('pasted text becomes the twin', () => {
  it('of text that only the other language has between the same neighbours', () => {
    const twins = [block('one'), block('two'), block('three')];
    expect(pair([block('one'), block('three')], 1, twins)).toEqual(['two']);
    expect(pair([block('one'), block('three')], 2, twins)).toEqual(['new']);
    expect(pair([block('one'), block('three')], 0, twins)).toEqual(['new']);
  });

  it('of several texts in order, as long as there are any', () => {
    expect(pair([], 0, [block('one'), block('two')], ['a', 'b', 'c'])).toEqual(['one', 'two', 'c']);
  });

  it('only of a block of the same type', () => {
    expect(pair([], 0, [block('hero', 'haptera/hero'), block('one')])).toEqual(['one']);
    expect(pair([], 0, [block('hero', 'haptera/hero')])).toEqual(['new']);
  });

  it('of the text after a block that only this language has', () => {
    expect(pair([block('one'), block('own')], 2, [block('one'), block('two')])).toEqual(['two']);
  });
});
