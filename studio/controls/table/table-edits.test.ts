import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import specTable from '#blocks/spec-table/block.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { setIn } from '#cms-schema/set-in.ts';
import type { AttributePatch } from '../../document/actions/replace-attributes.ts';
import { followColumns, listIn } from '../../document/follow-columns.ts';
import { parseCell, printCell } from './cell-text.ts';
import * as edits from './table-edits.ts';

const fields = findTable(specTable.fields);
if (!fields) throw new Error('The spec table declares its table.');
const found = fields;

let count = 0;
const newId = () => `n${++count}`;

function tableOf(attributes: JsonObject): edits.Table {
  return { fields: found, columns: listIn(attributes, 'columns'), sections: listIn(attributes, 'groups') };
}

/** A table of products with one row for each line, `label|cell|cell`. A line `# Title` begins a group. */
function aTable(names: string, lines: readonly string[]): JsonObject {
  const groups: { title: string; rows: JsonValue[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('# ')) {
      groups.push({ title: line.slice(2), rows: [] });
      continue;
    }
    const [label = '', ...cells] = line.split('|');
    groups.at(-1)?.rows.push({
      label,
      note: '',
      unit: '',
      values: cells.map((cell) => ({ figure: '', words: '', mark: 'none', ...parseCell(found, cell, '', {}) })),
    });
  }
  const columns = names.split('|').map((name) => ({ name, note: '', isHighlighted: false }));
  return withItemIds(specTable.fields, { columns, groups }, 'b1');
}

function print(attributes: JsonObject): string[] {
  const table = tableOf(attributes);
  const columns = edits.columnsOf(table).slice(0, table.columns.length + 1);
  return edits
    .linesOf(table)
    .map((line) =>
      line.kind === 'section'
        ? `# ${edits.textAt(table, line, { kind: 'text', name: 'label' })}`
        : columns.map((column) => edits.textAt(table, line, column)).join('|'),
    );
}

function apply(attributes: JsonObject, patch: readonly AttributePatch[]): JsonObject {
  let next = attributes;
  for (const { path, value } of followColumns(specTable.fields, attributes, patch, newId)) {
    const set = setIn(next, path, value);
    if (!set) throw new Error(`Nothing is at ${path.join('.')}.`);
    next = set;
  }
  return next;
}

function run(attributes: JsonObject, act: (table: edits.Table) => edits.TableEdit | null): string[] | null {
  const edit = act(tableOf(attributes));
  return edit && print(apply(attributes, edit.patch));
}

const sample = aTable('A|B', ['# One', 'Range|30–500|✓', 'Control|分级|8 及以上', '# Two', 'Port|USB-C|']);

describe('the text of a cell', () => {
  it.each([
    ['30–500', { figure: '30–500', words: '', mark: 'none' }],
    ['8 及以上', { figure: '8', words: '及以上', mark: 'none' }],
    ['8及以上', { figure: '8', words: '及以上', mark: 'none' }],
    ['连续', { figure: '', words: '连续', mark: 'none' }],
    ['USB-C', { figure: 'USB-C', words: '', mark: 'none' }],
    ['2.4GHz', { figure: '2.4GHz', words: '', mark: 'none' }],
    ['≤ 5 in use', { figure: '≤ 5', words: 'in use', mark: 'none' }],
    ['✓', { figure: '', words: '', mark: 'yes' }],
    ['√ 需授权', { figure: '', words: '需授权', mark: 'yes' }],
    ['In part', { figure: '', words: '', mark: 'partial' }],
    ['不支持', { figure: '', words: '', mark: 'no' }],
    ['—', { figure: '', words: '', mark: 'none' }],
    ['Nothing', { figure: '', words: 'Nothing', mark: 'none' }],
    ['', { figure: '', words: '', mark: 'none' }],
  ])('%s is read as its parts', (text, values) => {
    expect(parseCell(found, text, '', {})).toEqual(values);
  });

  it('does not repeat the unit of its row', () => {
    expect(parseCell(found, '30–500 Hz', 'Hz', {})).toMatchObject({ figure: '30–500', words: '' });
    expect(parseCell(found, '30–500 kHz', 'Hz', {})).toMatchObject({ figure: '30–500', words: 'kHz' });
  });

  it('keeps the field of a part that was not touched', () => {
    const before = { figure: 'Type C', words: 'twice', mark: 'none' };
    expect(parseCell(found, 'Type C three times', '', before)).toMatchObject({
      figure: 'Type C',
      words: 'three times',
    });
    expect(parseCell(found, 'Type A twice', '', before)).toMatchObject({ figure: 'Type A', words: 'twice' });
  });

  it('read again is the same, whatever was typed', () => {
    const piece = fc.constantFrom(
      '8',
      '30–500',
      ' ',
      '✓',
      '✗',
      'yes',
      '支持',
      'Hz',
      '及以上',
      '-',
      '—',
      'USB-C',
      '×',
      '.',
      '%',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = parseCell(found, pieces.join(''), 'Hz', {});
        const printed = printCell(found, once);
        expect(printCell(found, parseCell(found, printed, 'Hz', once))).toBe(printed);
      }),
    );
  });
});

describe('a table', () => {
  it('writes only the values of a cell that change, and fills up a row that is too short', () => {
    const table = tableOf(sample);
    const row: edits.Line = { kind: 'row', section: 0, row: 1 };
    const patch = edits.writeText(table, row, { kind: 'cells', index: 1 }, '9 及以上', newId);
    expect(patch).toEqual([{ path: ['groups', 0, 'rows', 1, 'values', 1, 'figure'], value: '9' }]);
    const short = aTable('A|B', ['# One', 'Range']);
    const filled = apply(
      short,
      edits.writeText(tableOf(short), { kind: 'row', section: 0, row: 0 }, { kind: 'cells', index: 1 }, '✓', newId),
    );
    expect(print(filled)).toEqual(['|A|B', '# One', 'Range||✓']);
  });

  it('moves cells with their columns when these are added, moved or removed', () => {
    expect(run(sample, (table) => edits.addColumn(table, { line: 2, column: 1 }, newId))).toEqual([
      '|A||B',
      '# One',
      'Range|30–500||✓',
      'Control|分级||8 及以上',
      '# Two',
      'Port|USB-C||',
    ]);
    expect(run(sample, (table) => edits.moveColumn(table, { line: 2, column: 2 }, -1))).toEqual([
      '|B|A',
      '# One',
      'Range|✓|30–500',
      'Control|8 及以上|分级',
      '# Two',
      'Port||USB-C',
    ]);
    expect(run(sample, (table) => edits.removeColumn(table, { line: 2, column: 1 }))).toEqual([
      '|B',
      '# One',
      'Range|✓',
      'Control|8 及以上',
      '# Two',
      'Port|',
    ]);
    const four = aTable('A|B|C|D', ['# One', 'Range|1|2|3|4']);
    expect(edits.addColumn(tableOf(four), { line: 2, column: 1 }, newId)).toBeNull();
  });

  it('adds, duplicates, moves and removes rows, over the edges of groups, and groups', () => {
    expect(run(sample, (table) => edits.addRow(table, { line: 2, column: 0 }, newId))?.slice(0, 5)).toEqual([
      '|A|B',
      '# One',
      'Range|30–500|✓',
      '||',
      'Control|分级|8 及以上',
    ]);
    expect(run(sample, (table) => edits.duplicateRow(table, { line: 2, column: 0 }, newId))?.slice(2, 4)).toEqual([
      'Range|30–500|✓',
      'Range|30–500|✓',
    ]);
    expect(run(sample, (table) => edits.moveLine(table, { line: 3, column: 0 }, 1))).toEqual([
      '|A|B',
      '# One',
      'Range|30–500|✓',
      '# Two',
      'Control|分级|8 及以上',
      'Port|USB-C|',
    ]);
    expect(run(sample, (table) => edits.moveLine(table, { line: 4, column: 0 }, -1))?.[1]).toBe('# Two');
    expect(run(sample, (table) => edits.moveLine(table, { line: 2, column: 0 }, -1))).toBeNull();
    expect(run(sample, (table) => edits.removeLine(table, { line: 5, column: 0 }))?.at(-1)).toBe('# Two');
    expect(run(sample, (table) => edits.removeLine(table, { line: 1, column: 0 }))).toEqual([
      '|A|B',
      '# Two',
      'Port|USB-C|',
    ]);
    expect(run(sample, (table) => edits.addSection(table, { line: 1, column: 0 }, newId))?.slice(4, 7)).toEqual([
      '# ',
      '||',
      '# Two',
    ]);
  });

  it('takes a range, adds the rows and columns that it needs, and says what found no room', () => {
    const at = { line: 5, column: 0 };
    expect(
      run(sample, (table) =>
        edits.pasteRange(
          table,
          at,
          [
            ['Weight', '12 g', '✗', 'x'],
            ['Size', '1'],
          ],
          newId,
        ),
      ),
    ).toEqual(['|A|B|', '# One', 'Range|30–500|✓|', 'Control|分级|8 及以上|', '# Two', 'Weight|12 g|✗|x', 'Size|1||']);
    expect(
      run(sample, (table) =>
        edits.pasteRange(
          table,
          { line: 0, column: 1 },
          [
            ['X', 'Y'],
            ['1', '2'],
          ],
          newId,
        ),
      )?.slice(0, 3),
    ).toEqual(['|X|Y', '# One', 'Range|1|2']);
    const wide = edits.pasteRange(tableOf(sample), at, [['a', '1', '2', '3', '4', '5']], newId);
    expect(wide.dropped).toEqual({ rows: 0, columns: 0 });
    const wider = edits.pasteRange(tableOf(sample), at, [Array.from({ length: 9 }, (_, index) => `${index}`)], newId);
    expect(wider.dropped.columns).toBe(2);
    const long = edits.pasteRange(
      tableOf(sample),
      at,
      Array.from({ length: 50 }, () => ['a']),
      newId,
    );
    expect(long.dropped.rows).toBe(10);
  });

  it('stays valid and loses no cell under random edits', () => {
    const place = fc.record({ line: fc.nat(8), column: fc.nat(6) });
    const act = fc.oneof(
      ...[edits.addRow, edits.duplicateRow, edits.addSection, edits.addColumn].map((add) =>
        place.map((at) => (table: edits.Table) => add(table, at, newId)),
      ),
      ...[edits.moveLine, edits.moveColumn].map((move) =>
        fc.tuple(place, fc.constantFrom<1 | -1>(1, -1)).map(
          ([at, by]) =>
            (table: edits.Table) =>
              move(table, at, by),
        ),
      ),
      fc
        .tuple(
          place,
          fc.array(fc.array(fc.constantFrom('1', '✓', 'words', ''), { minLength: 1, maxLength: 5 }), {
            minLength: 1,
            maxLength: 4,
          }),
        )
        .map(
          ([at, range]) =>
            (table: edits.Table) =>
              edits.pasteRange(table, at, range, newId),
        ),
      place.map((at) => (table: edits.Table) => edits.removeColumn(table, at)),
      place.map((at) => (table: edits.Table) => edits.removeLine(table, at)),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let attributes = sample;
        for (const each of acts) {
          const edit = each(tableOf(attributes));
          if (edit) attributes = apply(attributes, edit.patch);
        }
        const problems: Problem[] = [];
        for (const name of ['columns', 'groups'] as const) {
          specTable.fields[name].parse(attributes[name], createReporter(problems));
        }
        expect(problems.filter(({ severity }) => severity === 'malformed')).toEqual([]);
        const ids = listIn(attributes, 'groups').flatMap((group) =>
          listIn(group, 'rows').map((row) => (isJsonObject(row) ? row.id : null)),
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('edits of the columns elsewhere', () => {
  it('take the cells along, as in the list of products', () => {
    const { columns } = sample;
    if (!Array.isArray(columns)) throw new Error('It has columns.');
    expect(print(apply(sample, [{ path: ['columns'], value: columns.toReversed() }]))).toEqual([
      '|B|A',
      '# One',
      'Range|✓|30–500',
      'Control|8 及以上|分级',
      '# Two',
      'Port||USB-C',
    ]);
  });

  it('change no rows if no column moves', () => {
    const patch = [{ path: ['columns', 0, 'name'], value: 'C' }];
    expect(followColumns(specTable.fields, sample, patch, newId)).toBe(patch);
  });
});
