import { checkRows, type ListRow, type RowProblem } from '#contract/list-rows.ts';
import type { ListColumn, SupportedListFacts } from '#contract/supported-lists.ts';
import { foldName } from '../../../parts/fold-name.ts';
import { type CsvRecord, parseCsv } from '../../../parts/parse-csv.ts';
import { decodeText } from './decode-text.ts';
import { unguardCell } from './print-csv.ts';

/** In bytes. Three thousand models take a tenth of it. */
export const MOST_BYTES = 2 * 1024 * 1024;

/** The records of a file or of the clipboard, before it is known what their columns are. */
export interface ListTable {
  readonly encoding: string;
  readonly records: readonly CsvRecord[];
  /** The line of an unclosed quote. */
  readonly openQuote: number | null;
}

/** What the columns of a table are. */
export interface ListMapping {
  /** Whether the first record names the columns. */
  readonly hasHead: boolean;
  /** For each column of the table, that of the list; null: none. */
  readonly columns: readonly (ListColumn | null)[];
}

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
  const table = openListFile(bytes);
  return 'code' in table ? refuseFile(table) : readListTable(facts, table, guessMapping(facts, table));
}

/** The records of a file, or why there are none. */
export function openListFile(bytes: Uint8Array): ListTable | FileProblem {
  if (bytes.length > MOST_BYTES) return { code: 'too_big', line: null };
  const decoded = decodeText(bytes);
  if (!decoded) return { code: 'no_text', line: null };
  return openListText(decoded.text, decoded.encoding);
}

/** The records of a text, or why there are none. */
export function openListText(text: string, encoding: string): ListTable | FileProblem {
  // No more characters than a file has bytes: this is parsed at once.
  if (text.length > MOST_BYTES) return { code: 'too_big', line: null };
  const { records, openQuote } = parseCsv(text);
  return records.length === 0 ? { code: 'empty', line: null } : { encoding, records, openQuote };
}

export function refuseFile(problem: FileProblem): ListFile {
  return { encoding: '', rows: [], problems: [problem], ignored: [] };
}

/** The most likely columns: those that the first record names, or else those of the list in order. */
export function guessMapping(facts: SupportedListFacts, { records }: ListTable): ListMapping {
  const named = (records[0]?.cells ?? []).map((head) => findColumn(facts, head));
  const hasHead = named.some((column) => column !== null);
  return { hasHead, columns: hasHead ? named : facts.columns };
}

/** Whether the text is a table whose first row names columns of the list. */
export function hasNamedColumns(facts: SupportedListFacts, text: string): boolean {
  const table = openListText(text, '');
  return !('code' in table) && table.records.length > 1 && guessMapping(facts, table).hasHead;
}

/** Reads the rows of a table with the given columns. Reports every problem with its line. */
export function readListTable(facts: SupportedListFacts, table: ListTable, mapping: ListMapping): ListFile {
  const { records, openQuote, encoding } = table;
  const { hasHead, columns } = mapping;
  const body = hasHead ? records.slice(1) : records;
  const heads = hasHead ? (records[0]?.cells ?? []) : [];
  const missing = facts.columns.filter((column) => column.isRequired && !columns.includes(column));
  const checked = checkRows(
    facts,
    body.map((record) => readRow(record, columns)),
  );
  const lineOf = (row: number | undefined | null) => (typeof row === 'number' ? (body[row]?.line ?? null) : null);
  const problems: FileProblem[] = [
    ...(openQuote === null ? [] : [{ code: 'open_quote' as const, line: openQuote }]),
    ...missing.map((column) => ({ code: 'no_column' as const, line: records[0]?.line ?? 1, column: column.key })),
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
    encoding,
    rows: checked.rows,
    problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ignored: heads.filter((head, index) => (columns[index] ?? null) === null && head.trim() !== ''),
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
  const wanted = foldName(head);
  const isNamed = ({ key, label }: ListColumn) =>
    [key, ...Object.values(label)].some((name) => foldName(name) === wanted);
  return columns.find(isNamed) ?? null;
}
