import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepTyped, keepTypedForm, mergeValues } from './merge-values.ts';

test('changes to different fields are both kept', () => {
  const base = { title: 'Haptera', slogan: 'Touch', email: '' };
  const merged = mergeValues(base, { ...base, title: 'Haptera Lab' }, { ...base, email: 'hello@haptera.example' });
  expect(merged).toEqual({
    values: { title: 'Haptera Lab', slogan: 'Touch', email: 'hello@haptera.example' },
    conflicts: [],
  });
});

test('a field that both sides changed is a conflict and holds my value', () => {
  const base = { title: 'a' };
  expect(mergeValues(base, { title: 'mine' }, { title: 'theirs' })).toEqual({
    values: { title: 'mine' },
    conflicts: ['title'],
  });
  expect(mergeValues(base, { title: 'same' }, { title: 'same' }).conflicts).toEqual([]);
});

test('text typed while a save is in flight is kept and counts as unsaved', () => {
  const asked = { title: 'Haptera', slogan: 'Touch ' };
  const stored = { title: 'Haptera', slogan: 'Touch' };
  expect(keepTyped(asked, asked, stored)).toEqual({ values: stored, isChanged: false });
  expect(keepTyped(asked, { ...asked, title: 'Haptera Lab' }, stored)).toEqual({
    values: { title: 'Haptera Lab', slogan: 'Touch' },
    isChanged: true,
  });
});

test('if only one side changed anything, the result is that side', () => {
  const values = fc.record({ a: fc.string(), b: fc.string(), c: fc.integer() });
  fc.assert(
    fc.property(values, values, (base, other) => {
      expect(mergeValues(base, base, other)).toEqual({ values: other, conflicts: [] });
      expect(mergeValues(base, other, base)).toEqual({ values: other, conflicts: [] });
    }),
  );
});

const aForm = (email: string, zh: string, en: string) => ({
  plain: { email },
  texts: { zh: { title: zh }, en: { title: en } },
});

test('text typed in one language while a save is in flight is kept and counts as unsaved', () => {
  const stored = aForm('', '触境', 'Haptera');
  expect(keepTypedForm(stored, stored, stored)).toEqual({ values: stored, isChanged: false });
  const typed = aForm('', '触境', 'Haptera Lab');
  expect(keepTypedForm(stored, typed, stored)).toEqual({ values: typed, isChanged: true });
});
