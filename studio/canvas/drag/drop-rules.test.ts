import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { createDropRules } from './drop-rules.ts';
import { findRowDrop } from './outline-target.ts';

const quote = aBlock('haptera/quote', 'quote');
const outer = aBlock('haptera/section', 'outer');
const columns = aBlock('haptera/columns', 'columns');
const inner = { ...aBlock('haptera/section', 'inner'), slots: { content: [] } };
const nodes = [quote, { ...outer, slots: { content: [inner, columns] } }];
const [column] = columns.slots.columns ?? [];

describe('the places where a block can be dropped', () => {
  it('are never inside the block itself', () => {
    const rules = rulesFor({ kind: 'block', id: 'outer' });
    expect(rules.takes({ id: 'outer', slot: 'content' })).toBe(false);
    expect(rules.takes({ id: 'inner', slot: 'content' })).toBe(false);
    expect(rules.takes(null)).toBe(true);
  });

  it('are only in columns if it is a column', () => {
    const rules = rulesFor({ kind: 'block', id: column?.id ?? '' });
    expect(rules.takes(null)).toBe(false);
    expect(rules.takes({ id: 'inner', slot: 'content' })).toBe(false);
    expect(rules.placeAt({ id: 'inner', slot: 'content' }, 0)).toBeNull();
    expect(rules.takes({ id: 'columns', slot: 'columns' })).toBe(true);
  });

  it('are not in a full slot', () => {
    const max = definitions.get('haptera/columns')?.slots.columns?.max ?? 0;
    const all = Array.from({ length: max }, (_, index) => aBlock('haptera/column', `c${index}`));
    const full = { ...columns, slots: { columns: all } };
    const other = { ...columns, id: 'other' };
    expect(createDropRules([full], { kind: 'new', type: 'haptera/column' }, 'en')?.takes(slotOf(full))).toBe(false);
    expect(createDropRules([full], { kind: 'block', id: 'c0' }, 'en')?.takes(slotOf(full))).toBe(true);
    expect(createDropRules([full, other], { kind: 'block', id: 'c0' }, 'en')?.takes(slotOf(other))).toBe(true);
  });

  it('are counted without the block, and do not include its current place', () => {
    const rules = rulesFor({ kind: 'block', id: 'quote' });
    expect(rules.placeAt(null, 0)).toBeNull();
    expect(rules.placeAt(null, 1)).toBeNull();
    expect(rules.placeAt(null, 2)).toEqual({ parent: null, index: 1 });
    expect(rules.placeAt({ id: 'inner', slot: 'content' }, 0)).toEqual({
      parent: { id: 'inner', slot: 'content' },
      index: 0,
    });
  });

  it('include every gap of a slot that allows it if it comes from the drawer', () => {
    const rules = rulesFor({ kind: 'new', type: 'haptera/quote' });
    expect(rules.placeAt(null, 1)).toEqual({ parent: null, index: 1 });
    expect(rules.takes({ id: 'columns', slot: 'columns' })).toBe(false);
  });

  it('do not exist for a deleted block', () => {
    expect(createDropRules(nodes, { kind: 'block', id: 'gone' }, 'en')).toBeNull();
  });
});

describe('a row of the outline', () => {
  it('accepts a block before it, after it, or inside it if it has a slot', () => {
    const rules = rulesFor({ kind: 'block', id: 'quote' });
    expect(findRowDrop(nodes, rules, 'inner', 0.5)).toMatchObject({
      side: 'inside',
      place: { parent: { id: 'inner', slot: 'content' }, index: 0 },
    });
    expect(findRowDrop(nodes, rules, 'inner', 0.1)).toMatchObject({ side: 'before', place: { index: 0 } });
    expect(findRowDrop(nodes, rules, 'inner', 0.9)).toMatchObject({ side: 'after', place: { index: 1 } });
  });

  it('accepts only blocks that its slot allows', () => {
    const rules = rulesFor({ kind: 'block', id: column?.id ?? '' });
    expect(findRowDrop(nodes, rules, 'quote', 0.1)).toBeNull();
  });
});

function rulesFor(item: Parameters<typeof createDropRules>[1]) {
  const rules = createDropRules(nodes, item, 'en');
  if (!rules) throw new Error('The item is not on the page.');
  return rules;
}

function slotOf({ id }: BlockNode) {
  return { id, slot: 'columns' };
}

function aBlock(type: string, id: string): BlockNode {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let count = 0;
  return createBlock(definition, 'en', () => (count++ === 0 ? id : `${id}-${count}`), definitions);
}
