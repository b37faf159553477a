import { checkRows, type ListRow, type RowProblem } from '#contract/list-rows.ts';
import type { ListColumn, SupportedListFacts } from '#contract/supported-lists.ts';
import { type CsvRecord, parseCsv } from '../../../parts/parse-csv.ts';
import { decodeText } from './decode-text.ts';
import { unguardCell } from './print-csv.ts';

/** In bytes. Three thousand models take a tenth of it. */
export const MOST_BYTES = 2 * 1024 * 1024;

/** A parsed file before it is applied. */
export interface ListFile {
  readonly encoding: string;
  readonly rows: readonly ListRow[];
  readonly problems: readonly FileProblem[];
  /** Headers of columns that the list does not have; their cells are skipped. */
  readonly ignored: readonly string[];
}

export type FileProblem =
  | { readonly code: 'too_big' | 'no_text' | 'empty'; readonly line: null }
  | { readonly code: 'open_quote' | 'too_many_cells'; readonly line: number }
  | { readonly code: 'no_column'; readonly line: number; readonly column: string }
  | {
      readonly code: RowProblem['code'];
      readonly line: number | null;
      readonly column: string | null;
      /** For `repeated`: a line number. */
      readonly of?: number;
    };

/**
 * Reads a CSV file of rows. The first line may name the columns by key or by label in either language, in any order;
 * otherwise the columns are those of the list in order. Reports every problem with its line.
 */
export function readListFile(facts: SupportedListFacts, bytes: Uint8Array): ListFile {
  if (bytes.length > MOST_BYTES) return refuse('too_big');
  const decoded = decodeText(bytes);
  if (!decoded) return refuse('no_text');
  const { records, openQuote } = parseCsv(decoded.text);
  const [first] = records;
  if (!first) return { ...refuse('empty'), encoding: decoded.encoding };

  const named = first.cells.map((head) => findColumn(facts, head));
  const hasHead = named.some((column) => column !== null);
  const columns = hasHead ? named : facts.columns;
  const body = hasHead ? records.slice(1) : records;
  const heads = hasHead ? first.cells : [];
  const missing = facts.columns.filter((column) => column.isRequired && !columns.includes(column));
  const checked = checkRows(
    facts,
    body.map((record) => readRow(record, columns)),
  );
  const lineOf = (row: number | undefined | null) => (typeof row === 'number' ? (body[row]?.line ?? null) : null);
  const problems: FileProblem[] = [
    ...(openQuote === null ? [] : [{ code: 'open_quote' as const, line: openQuote }]),
    ...missing.map((column) => ({ code: 'no_column' as const, line: first.line, column: column.key })),
    ...body
      .filter(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      .map(({ line }) => ({ code: 'too_many_cells' as const, line })),
    ...checked.problems
      // Reported once for the column, not for each of its rows.
      .filter(({ column }) => !missing.some(({ key }) => key === column))
      .map(({ row, column, code, of }) => ({
        code,
        line: lineOf(row),
        column,
        ...(of !== undefined && { of: code === 'repeated' ? (lineOf(of) ?? of) : of }),
      })),
  ];
  return {
    encoding: decoded.encoding,
    rows: checked.rows,
    problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ignored: heads.filter((head, index) => named[index] === null && head.trim() !== ''),
  };
}

function readRow({ cells }: CsvRecord, columns: readonly (ListColumn | null)[]): Record<string, string> {
  const row: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    // The first of two columns with the same name wins.
    if (column && !Object.hasOwn(row, column.key)) row[column.key] = unguardCell(cells[index] ?? '');
  }
  return row;
}

function findColumn({ columns }: SupportedListFacts, head: string): ListColumn | null {
  const wanted = fold(head);
  const isNamed = ({ key, label }: ListColumn) => [key, ...Object.values(label)].some((name) => fold(name) === wanted);
  return columns.find(isNamed) ?? null;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function refuse(code: 'too_big' | 'no_text' | 'empty'): ListFile {
  return { encoding: '', rows: [], problems: [{ code, line: null }], ignored: [] };
}
