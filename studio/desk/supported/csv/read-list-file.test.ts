import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#cms-schema/locale.ts';
import { supportedListNames } from '#cms-schema/supported.ts';
import { listFacts } from '#contract/supported-lists.ts';
import { printCsv } from './print-csv.ts';
import {
  guessMapping,
  hasNamedColumns,
  MOST_BYTES,
  openListText,
  readListFile,
  readListTable,
} from './read-list-file.ts';

const models = listFacts('models');
const read = (text: string, facts = models) => readListFile(facts, new TextEncoder().encode(text));

describe('importing a CSV file', () => {
  it('accepts column names in either language, in any order', () => {
    const rows = [{ brand: 'Xiaomi', model: '15 Pro', level: 'hd' }];
    expect(read('Model,Brand,Haptic level\n15 Pro,Xiaomi,HD')).toEqual({
      encoding: 'UTF-8',
      rows,
      problems: [],
      ignored: [],
    });
    expect(read('机型,触感档位,品牌\n15 Pro,hd,Xiaomi').rows).toEqual(rows);
  });

  it('assumes the list’s own columns in order if the first line names none', () => {
    expect(read('Xiaomi,15 Pro,True HD\nXiaomi,15').rows).toEqual([
      { brand: 'Xiaomi', model: '15 Pro', level: 'trueHd' },
      { brand: 'Xiaomi', model: '15', level: 'unstated' },
    ]);
  });

  it('skips and reports columns that the list does not have', () => {
    const file = read('brand,model,price\nXiaomi,15,4999');
    expect(file.rows).toEqual([{ brand: 'Xiaomi', model: '15', level: 'unstated' }]);
    expect([file.ignored, file.problems]).toEqual([['price'], []]);
  });

  it('reports every problem with its line', () => {
    const long = 'x'.repeat(81);
    const { problems } = read(
      `brand,model,level\nXiaomi,,hd\nXiaomi,15,loud\nXiaomi,${long},hd\nVivo,X100,,extra\nxiaomi,15,hd`,
    );
    expect(problems).toEqual([
      { code: 'missing', line: 2, column: 'model' },
      { code: 'not_an_option', line: 3, column: 'level' },
      { code: 'too_long', line: 4, column: 'model', of: 80 },
      { code: 'too_many_cells', line: 5 },
      { code: 'repeated', line: 6, column: null, of: 3 },
    ]);
  });

  it('reports a missing column once, not for each row', () => {
    expect(read('brand,level\nXiaomi,hd\nVivo,hd').problems.filter(({ code }) => code === 'no_column')).toEqual([
      { code: 'no_column', line: 1, column: 'model' },
    ]);
    expect(read('brand,level\nXiaomi,hd').problems.map(({ code }) => code)).not.toContain('missing');
  });

  it('refuses a file that is too big, empty or not text', () => {
    expect(readListFile(models, new Uint8Array(MOST_BYTES + 1)).problems).toEqual([{ code: 'too_big', line: null }]);
    expect(read('\n\n').problems).toEqual([{ code: 'empty', line: null }]);
    expect(readListFile(models, Uint8Array.from([0xff, 0xff, 0xff])).problems).toEqual([
      { code: 'no_text', line: null },
    ]);
  });

  it('refuses more rows than the list may have', () => {
    const text = Array.from({ length: models.maxRows + 1 }, (_, index) => `B,M${index}`).join('\n');
    expect(read(text).problems).toEqual([{ code: 'too_many', line: null, column: null, of: models.maxRows }]);
  });

  it('round-trips an exported list, in both languages', () => {
    for (const name of supportedListNames) {
      const facts = listFacts(name);
      const cell = fc.stringMatching(/^[A-Za-z0-9机型",;+|'() ]{1,12}$/);
      const row = fc.record(
        Object.fromEntries(
          facts.columns.map(({ key, options }) => [
            key,
            options ? fc.constantFrom(...options.map(({ value }) => value)) : cell.filter((text) => text.trim() !== ''),
          ]),
        ),
      );
      fc.assert(
        fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.constantFrom(...locales), (rows, locale) => {
          const kept = readListFile(facts, new TextEncoder().encode(printCsv(facts, rows, locale)));
          const again = readListFile(facts, new TextEncoder().encode(printCsv(facts, kept.rows, locale)));
          expect(again.rows).toEqual(kept.rows);
          expect(kept.rows).toHaveLength(rows.length);
          expect(kept.problems.filter(({ code }) => code !== 'repeated')).toEqual([]);
        }),
        { numRuns: 50 },
      );
    }
  });

  it.each(["=cmd|'/c calc'!A1", '+1', '-2', '@SUM(A1)', "'=x", "''+x", '＝1'])(
    'exports %s so that no spreadsheet evaluates it, and imports it unchanged',
    (model) => {
      const rows = [{ brand: 'Xiaomi', model, level: 'hd' }];
      const file = printCsv(models, rows, 'en');
      expect(file).not.toMatch(/(?:^|[,\r\n"])[=+\-@＝＋－＠]/u);
      expect(readListFile(models, new TextEncoder().encode(file)).rows).toEqual(rows);
    },
  );

  it('reads a pasted table by the columns that are chosen', () => {
    const table = openListText('Name\tMaker\n15 Pro\tXiaomi\nX100\tVivo', '');
    if ('code' in table) throw new Error(table.code);
    expect(guessMapping(models, table).hasHead).toBe(false);
    const [brand = null, model = null] = models.columns;
    expect(readListTable(models, table, { hasHead: true, columns: [model, brand] })).toMatchObject({
      rows: [
        { brand: 'Xiaomi', model: '15 Pro', level: 'unstated' },
        { brand: 'Vivo', model: 'X100', level: 'unstated' },
      ],
      problems: [],
      ignored: [],
    });
    expect(readListTable(models, table, { hasHead: true, columns: [model, null] })).toMatchObject({
      problems: [{ code: 'no_column', column: 'brand' }],
      ignored: ['Maker'],
    });
  });

  it('knows pasted text whose first row names columns, as tabs or as CSV', () => {
    expect(hasNamedColumns(models, 'Model\tBrand\n15 Pro\tXiaomi')).toBe(true);
    expect(hasNamedColumns(models, '品牌,机型\nXiaomi,15 Pro')).toBe(true);
    expect(hasNamedColumns(models, 'Xiaomi\t15 Pro\nVivo\tX100')).toBe(false);
    expect(hasNamedColumns(models, 'Brand')).toBe(false);
    expect(openListText('x'.repeat(MOST_BYTES + 1), '')).toEqual({ code: 'too_big', line: null });
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const { rows } = readListFile(models, bytes);
        for (const row of rows) expect(Object.keys(row)).toEqual(['brand', 'model', 'level']);
      }),
    );
  });
});
