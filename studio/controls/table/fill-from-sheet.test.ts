import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Sheet } from '../../parts/read-sheet.ts';
import { fillFromSheet } from './fill-from-sheet.ts';
import { chooseUse, guessHead, guessUses, isSameUse, listUses, type SheetMapping } from './map-sheet.ts';
import { columnsOf, linesOf, type Table, tableIn, textAt } from './table-edits.ts';

const block = definitions.get('haptera/spec-table');
const fields = findTable(block?.fields ?? {});
if (!block || !fields) throw new Error('The spec table has no table.');

describe('a sheet that is pasted on a table', () => {
  it('is mapped by the names in its first row: products, rows, units, notes and groups, in either language', () => {
    const table = aTable();
    const sheet: Sheet = [
      ['规格组', 'Label', 'HD', 'Unit', '补充', 'Rumble', 'Ultra'],
      ['频率', 'Range', '30–500', 'Hz', 'felt', '', '1'],
    ];
    expect(guessHead(sheet)).toBe(true);
    expect(guessUses(table, sheet, { hasHead: true, way: 'replace' })).toEqual([
      { kind: 'section' },
      { kind: 'text', name: 'label' },
      { kind: 'cells', index: 1 },
      { kind: 'text', name: 'unit' },
      { kind: 'text', name: 'note' },
      { kind: 'cells', index: 0 },
      { kind: 'new' },
    ]);
  });

  it('without names goes to the table’s columns in order; what it has no room for is left out', () => {
    const sheet: Sheet = [['Voltage', '3.3', '5', '7', '9', '11', '12']];
    expect(guessHead(sheet)).toBe(false);
    const uses = guessUses(aTable(), sheet, { hasHead: false, way: 'append' });
    expect(uses.map(({ kind }) => kind)).toEqual(['text', 'cells', 'cells', 'new', 'new', 'none', 'none']);
  });

  it('has names in its first row unless that is mostly figures', () => {
    expect(
      guessHead([
        ['', 'A1', '15 Pro'],
        ['Weight', '3 g', '5 g'],
      ]),
    ).toBe(true);
    expect(
      guessHead([
        ['Weight', '3 g', '5,2 g'],
        ['Size', '1', '2'],
      ]),
    ).toBe(false);
    expect(guessHead([['Spec', 'A1']])).toBe(false);
  });

  it('replaces what is there, and keeps the ids of what has the same name', () => {
    const table = aTable();
    const filled = fill(table, [
      ['', 'hd', 'Ultra'],
      ['frequency', '', ''],
      ['range', '30–500 Hz', '✓'],
      ['Weight', '3,5 g', ''],
    ]);
    expect(printed(filled.table)).toEqual([
      ['', 'hd', 'Ultra', '', ''],
      ['frequency'],
      ['range', '30–500 Hz', '✓', '', ''],
      ['Weight', '3,5 g', '', '', ''],
    ]);
    expect(filled.rows).toBe(2);
    expect(idsOf(filled.table)).toMatchObject({
      columns: [idsOf(table).columns[1], expect.any(String)],
      sections: [idsOf(table).sections[0]],
      rows: [idsOf(table).rows[0], expect.any(String)],
    });
  });

  it('is appended: fills rows of the same name and leaves what it has no value for', () => {
    const table = aTable();
    const filled = fill(
      table,
      [
        ['', 'HD', 'Ultra'],
        ['Range', '', '20–600'],
        ['Weight', '3', '4'],
      ],
      { way: 'append' },
    );
    expect(printed(filled.table)).toEqual([
      ['', 'Rumble', 'HD', 'Ultra', '', ''],
      ['Frequency'],
      ['Range', '', '100–300', '20–600', '', 'Hz'],
      ['Weight', '', '3', '4', '', ''],
    ]);
    expect(idsOf(filled.table).rows[0]).toBe(idsOf(table).rows[0]);
  });

  it('is appended to the group of the same name, and adds the others', () => {
    const filled = fill(
      aTable(),
      [
        ['Group', 'Label', 'HD'],
        ['Frequency', 'Steps', '12'],
        ['', 'Range', '90'],
        ['Power', 'Voltage', '5'],
      ],
      { way: 'append' },
    );
    expect(printed(filled.table).map((line) => line.slice(0, 3))).toEqual([
      ['', 'Rumble', 'HD'],
      ['Frequency'],
      ['Range', '', '90'],
      ['Steps', '', '12'],
      ['Power'],
      ['Voltage', '', '5'],
    ]);
  });

  it('does not exceed the table, and counts what has no room', () => {
    const rows = Array.from({ length: fields.rows.max + 3 }, (_, index) => [`Row ${index}`, '1']);
    expect(fill(aTable(), [['', 'A'], ...rows])).toMatchObject({
      rows: fields.rows.max,
      dropped: { rows: 3, columns: 0 },
    });
    const groups = Array.from({ length: fields.sections.max + 2 }, (_, index) => [
      `Group ${index}`,
      `Row ${index}`,
      '1',
    ]);
    const sheet = [['Group', 'Label', 'A'], ...groups];
    expect(fill(aTable(), sheet)).toMatchObject({ rows: fields.sections.max, dropped: { rows: 2, columns: 0 } });
    const wide: SheetMapping['uses'] = [{ kind: 'text', name: 'label' }, ...Array(6).fill({ kind: 'new' })];
    expect(
      fill(
        aTable(),
        [
          ['', ...'abcdef'],
          ['x', ...'123456'],
        ],
        { uses: wide },
      ).dropped.columns,
    ).toBe(2);
  });

  it('gives a use to one column at a time, except for new columns', () => {
    const uses = chooseUse([{ kind: 'section' }, { kind: 'new' }, { kind: 'new' }], 1, { kind: 'section' });
    expect(uses).toEqual([{ kind: 'none' }, { kind: 'section' }, { kind: 'new' }]);
    expect(chooseUse(uses, 0, { kind: 'new' })).toEqual([{ kind: 'new' }, { kind: 'section' }, { kind: 'new' }]);
    const offered = listUses(aTable());
    expect(offered.filter((use, index) => offered.findIndex((each) => isSameUse(each, use)) !== index)).toEqual([]);
  });
});

function aTable(): Table {
  const value = (figure: string) => ({ figure, words: '', mark: 'none' });
  const attributes = {
    columns: [
      { name: 'Rumble', note: '', isHighlighted: false },
      { name: 'HD', note: '', isHighlighted: true },
    ],
    groups: [
      { title: 'Frequency', rows: [{ label: 'Range', note: '', unit: 'Hz', values: [value(''), value('100–300')] }] },
    ],
  };
  return open(withItemIds(block?.fields ?? {}, attributes, 'b'));
}

function open(attributes: JsonObject): Table {
  if (!fields) throw new Error('The spec table has no table.');
  return tableIn(fields, attributes);
}

let ids = 0;

function fill(table: Table, sheet: Sheet, chosen: Partial<SheetMapping> = {}) {
  const { hasHead = true, way = 'replace' } = chosen;
  const uses = chosen.uses ?? guessUses(table, sheet, { hasHead, way });
  const filled = fillFromSheet(table, sheet, { hasHead, way, uses }, () => `n${ids++}`);
  const attributes: JsonObject = Object.fromEntries(
    filled.patch.flatMap(({ path, value }) => (value === undefined ? [] : [[String(path[0]), value]])),
  );
  return { ...filled, table: open(attributes) };
}

function printed(table: Table): string[][] {
  const columns = columnsOf(table);
  return linesOf(table).map((line) =>
    (line.kind === 'section' ? columns.slice(0, 1) : columns).map((column) => textAt(table, line, column)),
  );
}

function idsOf({ columns, sections }: Table) {
  const idOf = (item: unknown) => (typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '');
  const rows = sections.flatMap((section) =>
    typeof section === 'object' && section !== null && 'rows' in section && Array.isArray(section.rows)
      ? section.rows
      : [],
  );
  return { columns: columns.map(idOf), sections: sections.map(idOf), rows: rows.map(idOf) };
}
