import { checkRows, type ListRow, type RowProblem } from '#contract/list-rows.ts';
import type { ListColumn, SupportedListFacts } from '#contract/supported-lists.ts';
import { decodeText } from './decode-text.ts';
import { type CsvRecord, parseCsv } from './parse-csv.ts';
import { unguardCell } from './print-csv.ts';

/** Bytes; three thousand models are a tenth of it. */
export const MOST_BYTES = 2 * 1024 * 1024;

/** What a file says, before anything is done with it. */
export interface ListFile {
  readonly encoding: string;
  readonly rows: readonly ListRow[];
  readonly problems: readonly FileProblem[];
  /** Heads of columns that the list has not: what stands below them is left out. */
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
      /** Of `repeated`, a line. */
      readonly of?: number;
    };

/**
 * Reads a file of rows. Its first line names the columns, by their keys or labels in either language and in any order; where it
 * names none, the columns are those of the list in their order. Tells everything that is wrong, with its line.
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
      // Said once for the column, not again for each of its rows.
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
    // Of two columns of one name the first counts.
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
