import { EditorState, TextSelection } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { bringDifference } from './difference.ts';
import { printRichText } from './print-rich-text.ts';
import { readRichText } from './read-rich-text.ts';
import { createSchema } from './schema.ts';

const schema = createSchema('flow');
const read = (html: string) => readRichText(html, 'flow', schema);

function aState(html: string, caret: number): EditorState {
  const doc = read(html);
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
}

test('the caret keeps its place in the text when another user inserts text before it', () => {
  const state = aState('<p>one</p><p>two</p>', 8);
  const tr = bringDifference(state.tr, state.doc, read('<p>one and more</p><p>two</p>'), new Mapping());
  expect(printRichText(tr.doc, 'flow')).toBe('<p>one and more</p><p>two</p>');
  expect(tr.selection.from).toBe(8 + ' and more'.length);
});

test('text typed here is kept when a change of another user is applied', () => {
  const before = aState('<p>one</p><p>two</p>', 8);
  const typed = before.tr.insertText('X', 6);
  const here = before.apply(typed);
  const tr = bringDifference(here.tr, before.doc, read('<p>one!</p><p>two</p>'), typed.mapping);
  expect(printRichText(tr.doc, 'flow')).toBe('<p>one!</p><p>Xtwo</p>');
});

test('an insertion into repeated letters is applied only once', () => {
  const state = aState('<p>aa</p>', 1);
  const tr = bringDifference(state.tr, state.doc, read('<p>aaa</p>'), new Mapping());
  expect(printRichText(tr.doc, 'flow')).toBe('<p>aaa</p>');
});

test('the same document changes nothing', () => {
  const state = aState('<p>aa</p>', 1);
  expect(bringDifference(state.tr, state.doc, read('<p>aa</p>'), new Mapping()).docChanged).toBe(false);
});
