import { expect, it } from 'vitest';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { nameBlockPlace } from './name-block-place.ts';

await Promise.all([loadMessages('en'), loadMessages('zh')]);

const text = (id: string, heading = ''): BlockNode => block(id, 'haptera/rich-text', { heading });
const page = [
  block('tabs', 'haptera/tabs', {}, { tabs: [tab('one', 'Phones', text('a')), tab('two', 'Laptops', text('b'))] }),
  block(
    'columns',
    'haptera/columns',
    {},
    { columns: [column('left', text('c')), column('right', text('d'), text('e'))] },
  ),
  text('f', 'Before you buy'),
  text('g'),
  block('section', 'haptera/section', {}, { content: [text('h')] }),
];

it.each([
  ['en', 'b', 'Tabs, tab 2 “Laptops” › Rich text'],
  ['zh', 'b', '选项卡，选项 2“Laptops” › 正文'],
  ['en', 'two', 'Tabs, tab 2 “Laptops”'],
  ['en', 'tabs', 'Tabs'],
  ['en', 'c', 'Columns, column 1 › Rich text'],
  ['en', 'e', 'Columns, column 2 › Rich text 2'],
  ['en', 'f', 'Rich text 1 “Before you buy”'],
  ['en', 'g', 'Rich text 2'],
  ['en', 'h', 'Section › Rich text'],
  ['en', 'unknown', ''],
] as const)('in language %s, block %s is named with its place: %s', (uiLocale, id, name) => {
  expect(nameBlockPlace(page, id, uiLocale, createTranslate(uiLocale))).toBe(name);
});

it('is shorter without the words of the blocks', () => {
  const name = (id: string) => nameBlockPlace(page, id, 'en', createTranslate('en'), { isShort: true });
  expect([name('b'), name('f')]).toEqual(['Tabs, tab 2 › Rich text', 'Rich text 1']);
});

function tab(id: string, label: string, ...content: BlockNode[]): BlockNode {
  return block(id, 'haptera/tab', { label }, { content });
}

function column(id: string, ...content: BlockNode[]): BlockNode {
  return block(id, 'haptera/column', {}, { content });
}

function block(
  id: string,
  type: string,
  attributes: BlockNode['attributes'],
  slots: BlockNode['slots'] = {},
): BlockNode {
  return { kind: 'block', id, type, version: 1, attributes, slots };
}
