import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRows, mergeRows } from './compare-rows.ts';
import { checkRows, type ListRow } from './list-rows.ts';
import { listFacts } from './supported-lists.ts';

const models = listFacts('models');
const row = (brand: string, model: string, level = 'unstated'): ListRow => ({ brand, model, level });

describe('the rows of a list', () => {
  test('are normalized: white space, absent cells, and all spellings of options', () => {
    expect(
      checkRows(models, [
        { brand: '  Xiaomi ', model: '15  Pro' },
        { brand: 'Xiaomi', model: '15', level: 'TRUE hd' },
      ]),
    ).toEqual({
      rows: [row('Xiaomi', '15 Pro'), row('Xiaomi', '15', 'trueHd')],
      problems: [],
    });
  });

  test('are rejected with all problems at once', () => {
    const { problems } = checkRows(models, [
      { brand: '', model: 'A' },
      { brand: 'B', model: 'x'.repeat(81), level: 'loud' },
      { brand: 'C', model: 5 },
      { brand: 'D', model: 'a\u0000b' },
      { brand: 'E', model: 'M', price: '1' },
      'a row',
      { brand: 'e', model: 'm' },
    ]);
    expect(problems).toEqual([
      { row: 0, column: 'brand', code: 'missing' },
      { row: 1, column: 'model', code: 'too_long', of: 80 },
      { row: 1, column: 'level', code: 'not_an_option' },
      { row: 2, column: 'model', code: 'wrong_type' },
      { row: 3, column: 'model', code: 'invalid_text' },
      { row: 4, column: 'price', code: 'unknown_column' },
      { row: 5, column: null, code: 'wrong_type' },
      { row: 6, column: null, code: 'repeated', of: 4 },
    ]);
  });

  test('do not change when they are normalized again', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.record({ brand: text, model: text, level: text }), { maxLength: 6 }), (rows) => {
        const once = checkRows(models, rows);
        expect(checkRows(models, once.rows).rows).toEqual(once.rows);
      }),
    );
  });
});

describe('two states of a list', () => {
  test('are compared by added, removed, changed and reordered rows', () => {
    const before = [row('A', '1'), row('A', '2'), row('A', '3')];
    expect(compareRows(models, before, [row('A', '3'), row('A', '1', 'hd'), row('B', '9')])).toEqual({
      added: [row('B', '9')],
      removed: [row('A', '2')],
      changed: [{ before: row('A', '1'), after: row('A', '1', 'hd') }],
      kept: 1,
      isReordered: true,
    });
    expect(compareRows(models, before, before)).toMatchObject({ kept: 3, isReordered: false });
  });

  test('with a common base are merged with the changes of both', () => {
    const base = [row('A', '1'), row('A', '2'), row('A', '3')];
    const ours = [row('A', '1', 'hd'), row('A', '2'), row('B', '8')];
    const theirs = [row('A', '1'), row('A', '2', 'rumble'), row('A', '3'), row('C', '9')];
    expect(mergeRows(models, base, ours, theirs)).toEqual([
      row('A', '1', 'hd'),
      row('A', '2', 'rumble'),
      row('C', '9'),
      row('B', '8'),
    ]);
  });

  test('are merged without losing an added row and without duplicates', () => {
    const name = fc.constantFrom('1', '2', '3', '4', '5', '6');
    const list = fc.uniqueArray(name, { maxLength: 6 }).map((names) => names.map((one) => row('A', one)));
    fc.assert(
      fc.property(list, list, list, (base, ours, theirs) => {
        const merged = mergeRows(models, base, ours, theirs).map(({ model }) => model);
        expect(new Set(merged).size).toBe(merged.length);
        const had = (rows: readonly ListRow[], wanted: string | undefined) =>
          rows.some(({ model }) => model === wanted);
        for (const { model } of [...ours, ...theirs]) {
          if (had(base, model)) continue;
          expect(merged).toContain(model);
        }
        for (const { model } of base) if (!had(ours, model) && had(theirs, model)) expect(merged).not.toContain(model);
      }),
    );
  });
});
