import { expect, it } from 'vitest';
import type { Migration } from '#cms-schema/define-block.ts';
import type { Fields } from '#cms-schema/field.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { findHiddenContent } from './find-hidden-content.ts';
import { type FieldOwner, printStoredNames, readStoredNames } from './stored-fields.ts';

const label = { zh: '字', en: 'Text' };
const title = text({ label });
const tone = (...keys: string[]) =>
  choice({ label, options: Object.fromEntries(keys.map((key) => [key, label])), default: keys[0] ?? '' });
const facts = (fields: Fields) => list({ label, of: group({ label, fields }) });

const block = (fields: Fields, migrations: readonly Migration[] = [], slots: readonly string[] = []): FieldOwner => ({
  name: 'block haptera/hero',
  file: 'blocks/hero/block.ts',
  fields,
  slots,
  changes: { by: 'migrations', migrations },
});
const type = (fields: Fields, renamed: readonly string[] = [], removed: readonly string[] = []): FieldOwner => ({
  name: 'type case',
  file: 'content-types/case/type.ts',
  fields,
  slots: [],
  changes: { by: 'names', renamed, removed },
});
const migration = (before: Migration['example']['before'], after: Migration['example']['after']): Migration => ({
  name: 'change',
  up: (attributes) => attributes,
  example: { before, after },
});

/** Compares as gen does: with the printed form of what was before. */
const compare = (before: FieldOwner, after: FieldOwner) =>
  findHiddenContent(readStoredNames(printStoredNames([before])), [after]);

it('new fields, slots and options, and whole blocks that are gone, hide nothing', () => {
  const before = block({ title, tone: tone('dark') });
  expect(compare(before, block({ title, more: title, tone: tone('dark', 'light') }, [], ['tabs']))).toEqual([]);
  expect(compare(before, type({}))).toEqual([]);
});

it('a field of a block that is renamed or removed needs a migration with an example of it', () => {
  const before = block({ title });
  const after = { heading: title };
  expect(compare(before, block(after))).toEqual([
    expect.stringMatching(
      /^blocks\/hero\/block\.ts: the field "title" of block haptera\/hero is gone.*add a migration/,
    ),
  ]);
  expect(compare(before, block(after, [migration({ text: 'A' }, { heading: 'A' })]))).toHaveLength(1);
  expect(compare(before, block(after, [migration({ title: 'A' }, { title: 'A' })]))).toHaveLength(1);
  expect(compare(before, block(after, [migration({ title: 'A' }, { heading: 'A' })]))).toEqual([]);
  expect(compare(before, block(after, [migration({ title: 'A' }, {})]))).toEqual([]);
});

it('a migration that was there before does not count for a later change', () => {
  const old = migration({ title: 'A' }, { heading: 'A' });
  expect(compare(block({ title }, [old]), block({ heading: title }, [old]))).toHaveLength(1);
  expect(compare(block({ title }, [old]), block({ heading: title }, [old, old]))).toEqual([]);
});

it('a field of another kind needs a migration to a value of that kind', () => {
  const before = block({ title });
  const after = { title: list({ label, of: title }) };
  expect(compare(before, block(after))).toEqual([
    expect.stringMatching(/"title" was of the kind text and is now of the kind list/),
  ]);
  expect(compare(before, block(after, [migration({ title: 'A' }, { title: 'A' })]))).toHaveLength(1);
  expect(compare(before, block(after, [migration({ title: 'A' }, { title: ['A'] })]))).toEqual([]);
});

it('a field inside a list is reported by its path, and one that is gone with its list only once', () => {
  const before = block({ facts: facts({ name: title }) });
  expect(compare(before, block({ facts: facts({ term: title }) }))).toEqual([
    expect.stringContaining('the field "facts[].name" of'),
  ]);
  const moved = migration({ facts: [{ name: 'A' }] }, { facts: [{ term: 'A' }] });
  expect(compare(before, block({ facts: facts({ term: title }) }, [moved]))).toEqual([]);
  expect(compare(before, block({}))).toEqual([expect.stringContaining('the field "facts" of')]);
});

it('an option that is gone needs a migration that replaces it, and a slot cannot go', () => {
  const before = block({ tone: tone('dark', 'light') }, [], ['tabs']);
  expect(compare(before, block({ tone: tone('light') }))).toEqual([
    expect.stringContaining('the slot "tabs" is gone'),
    expect.stringContaining('"tone" no longer has the option "dark"'),
  ]);
  const replaced = migration({ tone: 'dark' }, { tone: 'light' });
  expect(compare(before, block({ tone: tone('light') }, [replaced], ['tabs']))).toEqual([]);
});

it('migrations stay in their order', () => {
  const [first, second] = ['first', 'second'].map((name) => ({ ...migration({}, {}), name }));
  if (!first || !second) throw new Error('There are two.');
  expect(compare(block({}, [first]), block({}, [first, second]))).toEqual([]);
  expect(compare(block({}, [first]), block({}, [second, first]))).toEqual([
    expect.stringContaining('migration 1 is no longer "first"'),
  ]);
  expect(compare(block({}, [first]), block({}))).toHaveLength(1);
});

it('a field of a content type is renamed or removed by name, and keeps its kind', () => {
  const before = type({ client: title });
  expect(compare(before, type({ customer: title }))).toEqual([
    expect.stringContaining("Write renamed: { client: 'customer' } with its new name, or removed: ['client']"),
  ]);
  expect(compare(before, type({ customer: title }, ['client']))).toEqual([]);
  expect(compare(before, type({}, [], ['client']))).toEqual([]);
  expect(compare(before, type({ client: list({ label, of: title }) }))).toEqual([
    expect.stringContaining('Leave it as it was, and give the new field a new name beside it.'),
  ]);
});

it('what a merge leaves between the lines is ignored, and names of both sides count', () => {
  const printed = printStoredNames([block({ title })]);
  expect(readStoredNames(`<<<<<<< ours\n${printed}=======\n${printed}>>>>>>> theirs\n`)).toHaveLength(2);
  expect(findHiddenContent(readStoredNames(`${printed}${printed}`), [block({ title })])).toEqual([]);
});
