import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { PageTitling } from '#blocks/outline-level.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { createNodeStore } from './node-store.ts';

const quote = aBlock('haptera/quote', 'quote');
const section = { ...aBlock('haptera/section', 'section'), slots: { content: [quote] } };
const slot = { id: 'section', slot: 'content' };

it('the list of ids in a slot stays the same object while only texts change', () => {
  const store = createNodeStore([section]);
  const [page, inside] = [store.idsIn(null), store.idsIn(slot)];
  const reworded = { ...section, slots: { content: [{ ...quote, attributes: { text: 'Other words' } }] } };
  store.set([reworded]);
  expect(store.idsIn(null)).toBe(page);
  expect(store.idsIn(slot)).toBe(inside);
  expect(inside).toEqual(['quote']);
});

it('the list of ids in a slot changes when blocks are added, removed or reordered', () => {
  const store = createNodeStore([section]);
  store.set([{ ...section, slots: { content: [] } }, quote]);
  expect(store.idsIn(null)).toEqual(['section', 'quote']);
  expect(store.idsIn(slot)).toEqual([]);
  store.set([quote, { ...section, slots: { content: [] } }]);
  expect(store.idsIn(null)).toEqual(['quote', 'section']);
});

it('if the template shows the title, the first block starts at heading level 2, as on the site', () => {
  const levels = (titling: PageTitling) => {
    const store = createNodeStore([section], titling);
    return ['section', 'quote'].map((id) => store.find(id)?.level);
  };
  const [alone, titled] = [levels('heading'), levels('none')];
  expect(alone[0]).toBe(1);
  expect(titled).toEqual(alone.map((level) => Number(level) + 1));
});

it('in an article only a block that is made to open pages has the page heading, as on the site', () => {
  const levelOfFirst = (type: string) => createNodeStore([aBlock(type, 'first')], 'opening').find('first')?.level;
  expect(levelOfFirst('haptera/hero')).toBe(1);
  expect(levelOfFirst('haptera/section')).toBe(2);
});

function aBlock(type: string, id: string): BlockNode {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let count = 0;
  return createBlock(definition, 'en', () => (count++ === 0 ? id : `${id}-${count}`), definitions);
}
