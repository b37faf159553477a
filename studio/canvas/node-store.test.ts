import { expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { createNodeStore } from './node-store.ts';

const quote = aBlock('haptera/quote', 'quote');
const section = { ...aBlock('haptera/section', 'section'), slots: { content: [quote] } };
const slot = { id: 'section', slot: 'content' };

it('the list of a slot is the same list while only words change', () => {
  const store = createNodeStore([section]);
  const [page, inside] = [store.idsIn(null), store.idsIn(slot)];
  const reworded = { ...section, slots: { content: [{ ...quote, attributes: { text: 'Other words' } }] } };
  store.set([reworded]);
  expect(store.idsIn(null)).toBe(page);
  expect(store.idsIn(slot)).toBe(inside);
  expect(inside).toEqual(['quote']);
});

it('the list of a slot is another list when blocks come, go or change places', () => {
  const store = createNodeStore([section]);
  store.set([{ ...section, slots: { content: [] } }, quote]);
  expect(store.idsIn(null)).toEqual(['section', 'quote']);
  expect(store.idsIn(slot)).toEqual([]);
  store.set([quote, { ...section, slots: { content: [] } }]);
  expect(store.idsIn(null)).toEqual(['quote', 'section']);
});

it('the first block of a page that its template gives a title begins at the second level, as on the site', () => {
  const levels = (isTitled: boolean) => {
    const store = createNodeStore([section], isTitled);
    return ['section', 'quote'].map((id) => store.find(id)?.level);
  };
  const [alone, titled] = [levels(false), levels(true)];
  expect(alone[0]).toBe(1);
  expect(titled).toEqual(alone.map((level) => Number(level) + 1));
});

function aBlock(type: string, id: string): BlockNode {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}.`);
  let count = 0;
  return createBlock(definition, 'en', () => (count++ === 0 ? id : `${id}-${count}`), definitions);
}
