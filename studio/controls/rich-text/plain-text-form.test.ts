import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { bringDifference } from './difference.ts';
import { plainTextForm } from './plain-text-form.ts';

const line = plainTextForm({ isMultiline: false, showsLines: false });
const lines = plainTextForm({ isMultiline: true, showsLines: true });

describe('the plain text editor', () => {
  it('preserves every text exactly, with all its spaces and line breaks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '字', ' ', '\n', '\t', '\u00a0', '<', '&', '😀') }),
        (text) => {
          expect(lines.print(lines.read(text))).toBe(text);
        },
      ),
      { numRuns: times(300) },
    );
  });

  it('applies changes of other users in their place', () => {
    const before = lines.read('one\ntwo');
    const written = EditorState.create({ doc: before });
    const own = written.tr.insertText('!', before.content.size);
    const merged = bringDifference(own, before, lines.read('zero one\ntwo'), own.mapping);
    expect(lines.print(merged.doc)).toBe('zero one\ntwo!');
  });

  it('shows line breaks only in fields whose line breaks the page shows', () => {
    const drawn = (form: typeof line) => form.read('a\nb').child(1).type.spec.toDOM?.(form.read('a\nb').child(1));
    expect(drawn(lines)).toEqual(['br']);
    expect(drawn(plainTextForm({ isMultiline: true, showsLines: false }))).toEqual(['span', ' ']);
  });
});
