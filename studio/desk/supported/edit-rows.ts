import { blankRow, type ListRow, tidyCell } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';

/** A rectangular range of cells, bounds inclusive. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A cell position. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Writes a cell, normalized as it will be stored; returns the same array when nothing changes. */
export function writeCell(
  facts: SupportedListFacts,
  rows: readonly ListRow[],
  { row, column }: CellPlace,
  text: string,
): readonly ListRow[] {
  const kind = facts.columns[column];
  const before = rows[row];
  if (!kind || !before) return rows;
  const tidy = tidyCell(kind, text);
  return tidy === before[kind.key] ? rows : rows.with(row, { ...before, [kind.key]: tidy });
}

/** Empties cells. */
export function clearCells(facts: SupportedListFacts, rows: readonly ListRow[], range: CellRange): readonly ListRow[] {
  return fillCells(facts, rows, range, () => '');
}

/**
 * Pastes cells starting at a cell. A single cell fills the whole range; a larger block may exceed the range and the
 * last row, in which case rows are added. Cells beyond the last column are dropped.
 */
export function pasteCells(
  facts: SupportedListFacts,
  rows: readonly ListRow[],
  range: CellRange,
  cells: readonly (readonly string[])[],
): readonly ListRow[] {
  const [[only] = []] = cells;
  if (cells.length === 1 && cells[0]?.length === 1) return fillCells(facts, rows, range, () => only ?? '');
  const added = Math.max(0, range.top + cells.length - rows.length);
  const longer = [...rows, ...Array.from({ length: added }, () => blankRow(facts))];
  const right = range.left + Math.max(...cells.map((row) => row.length)) - 1;
  const target = { ...range, bottom: range.top + cells.length - 1, right };
  return fillCells(facts, longer, target, (row, column) => cells[row - range.top]?.[column - range.left] ?? null);
}

/** The cells of a range as text for a spreadsheet. */
export function copyCells({ columns }: SupportedListFacts, rows: readonly ListRow[], range: CellRange): string {
  return rows
    .slice(range.top, range.bottom + 1)
    .map((row) =>
      columns
        .slice(range.left, range.right + 1)
        .map(({ key }) => row[key] ?? '')
        .join('\t'),
    )
    .join('\n');
}

/** Inserts a new row after row `below`. */
export function insertRow(facts: SupportedListFacts, rows: readonly ListRow[], below: number): readonly ListRow[] {
  return rows.toSpliced(below + 1, 0, blankRow(facts));
}

export function removeRows(
  rows: readonly ListRow[],
  { top, bottom }: Pick<CellRange, 'top' | 'bottom'>,
): readonly ListRow[] {
  return rows.toSpliced(top, bottom - top + 1);
}

/** Moves rows up (-1) or down (1) by one; returns the same array at the edge. */
export function moveRows(
  rows: readonly ListRow[],
  { top, bottom }: Pick<CellRange, 'top' | 'bottom'>,
  step: -1 | 1,
): readonly ListRow[] {
  if (top + step < 0 || bottom + step >= rows.length) return rows;
  const moved = rows.slice(top, bottom + 1);
  return rows.toSpliced(top, moved.length).toSpliced(top + step, 0, ...moved);
}

/** Where `textOf` returns null, the cell stays unchanged. */
function fillCells(
  facts: SupportedListFacts,
  rows: readonly ListRow[],
  { top, bottom, left, right }: CellRange,
  textOf: (row: number, column: number) => string | null,
): readonly ListRow[] {
  return rows.map((before, row) => {
    if (row < top || row > bottom) return before;
    const cells = facts.columns.flatMap((column, index): [string, string][] => {
      const text = index < left || index > right ? null : textOf(row, index);
      return text === null ? [] : [[column.key, tidyCell(column, text)]];
    });
    return { ...before, ...Object.fromEntries(cells) };
  });
}
