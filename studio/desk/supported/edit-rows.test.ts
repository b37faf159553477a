import { describe, expect, it } from 'vitest';
import type { ListRow } from '#contract/list-rows.ts';
import { listFacts } from '#contract/supported-lists.ts';
import { clearCells, copyCells, insertRow, moveRows, pasteCells, rangeOf, removeRows, writeCell } from './edit-rows.ts';

const models = listFacts('models');
const row = (brand: string, model: string, level = 'unstated'): ListRow => ({ brand, model, level });
const rows = [row('A', '1'), row('A', '2'), row('B', '3', 'hd')];
const at = (top: number, left: number, bottom = top, right = left) =>
  rangeOf({ row: bottom, column: right }, { row: top, column: left });

describe('editing the rows of a list', () => {
  it('normalizes what is written into a cell, and returns the same rows if nothing changes', () => {
    expect(writeCell(models, rows, { row: 1, column: 1 }, '  2  Pro ')[1]).toEqual(row('A', '2 Pro'));
    expect(writeCell(models, rows, { row: 2, column: 2 }, 'HD')).toBe(rows);
    expect(writeCell(models, rows, { row: 9, column: 0 }, 'x')).toBe(rows);
  });

  it('pastes a block from a spreadsheet, adding rows beyond the end of the list', () => {
    const pasted = pasteCells(models, rows, at(2, 1), [
      ['9', 'True HD'],
      ['10', 'Rumble', 'too far'],
    ]);
    expect(pasted).toEqual([row('A', '1'), row('A', '2'), row('B', '9', 'trueHd'), row('', '10', 'rumble')]);
  });

  it('fills a whole range with a single pasted cell', () => {
    expect(pasteCells(models, rows, at(0, 0, 2, 0), [['C']]).map(({ brand }) => brand)).toEqual(['C', 'C', 'C']);
  });

  it('leaves cells unchanged that a ragged block does not cover', () => {
    expect(pasteCells(models, rows, at(0, 0), [['X'], ['Y', '8']]).slice(0, 2)).toEqual([row('X', '1'), row('Y', '8')]);
  });

  it('copies a range in the form that spreadsheets accept', () => {
    expect(copyCells(models, rows, at(1, 0, 2, 1))).toBe('A\t2\nB\t3');
  });

  it('clears cells, resetting options to the first one', () => {
    expect(clearCells(models, rows, at(2, 1, 2, 2))[2]).toEqual(row('B', ''));
  });

  it('inserts, removes and moves rows, but not past either end', () => {
    expect(insertRow(models, rows, 0).map(({ model }) => model)).toEqual(['1', '', '2', '3']);
    expect(removeRows(rows, { top: 0, bottom: 1 })).toEqual([row('B', '3', 'hd')]);
    expect(moveRows(rows, { top: 1, bottom: 2 }, -1).map(({ model }) => model)).toEqual(['2', '3', '1']);
    expect(moveRows(rows, { top: 0, bottom: 1 }, -1)).toBe(rows);
    expect(moveRows(rows, { top: 2, bottom: 2 }, 1)).toBe(rows);
  });
});
