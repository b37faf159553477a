import { isJsonObject } from '#cms-schema/json.ts';
import { isLongerThan } from '#kit/text/characters.ts';
import type { ListColumn, SupportedListFacts } from './supported-lists.ts';

/** A complete row of a list: a text for each column. */
export type ListRow = Readonly<Record<string, string>>;

/** A problem with a cell or, if `column` is null, with a row or the list. */
export interface RowProblem {
  /** Starts at 0; null: the list as a whole. */
  readonly row: number | null;
  readonly column: string | null;
  readonly code:
    | 'wrong_type'
    | 'unknown_column'
    | 'missing'
    | 'too_long'
    | 'not_an_option'
    | 'invalid_text'
    | 'repeated'
    | 'too_many';
  /** For `repeated`, the row with the same key; for `too_long` and `too_many`, the maximum. */
  readonly of?: number;
}

export interface CheckedRows {
  readonly rows: readonly ListRow[];
  readonly problems: readonly RowProblem[];
}

/**
 * Parses rows from a request and reports all problems at once. Cells are normalized first, so that rows which differ
 * only in white space count as equal; absent cells are empty.
 */
export function checkRows(facts: SupportedListFacts, sent: readonly unknown[]): CheckedRows {
  if (sent.length > facts.maxRows) {
    return { rows: [], problems: [{ row: null, column: null, code: 'too_many', of: facts.maxRows }] };
  }
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  const rows = sent.map((value, row): ListRow => {
    if (!isJsonObject(value)) {
      problems.push({ row, column: null, code: 'wrong_type' });
      return blankRow(facts);
    }
    for (const key of Object.keys(value)) {
      if (!facts.columns.some((column) => column.key === key))
        problems.push({ row, column: key, code: 'unknown_column' });
    }
    const cells = facts.columns.map((column): [string, string] => {
      const cell = value[column.key] ?? '';
      if (typeof cell !== 'string') {
        problems.push({ row, column: column.key, code: 'wrong_type' });
        return [column.key, ''];
      }
      const text = tidyCell(column, cell);
      const problem = findCellProblem(column, text);
      if (problem) problems.push({ row, column: column.key, ...problem });
      return [column.key, text];
    });
    const checked = Object.fromEntries(cells);
    const key = rowKey(facts, checked);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row);
    else problems.push({ row, column: null, code: 'repeated', of: first });
    return checked;
  });
  return { rows, problems };
}

/** Normalizes a cell: trims and collapses white space, and replaces any spelling of an option by its name. */
export function tidyCell({ options }: ListColumn, text: string): string {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (!options) return tidy;
  if (tidy === '') return options[0]?.value ?? '';
  const found = options.find(({ value, label }) =>
    [value, ...Object.values(label)].some((name) => fold(name) === fold(tidy)),
  );
  return found?.value ?? tidy;
}

export function blankRow({ columns }: SupportedListFacts): ListRow {
  return Object.fromEntries(columns.map((column) => [column.key, tidyCell(column, '')]));
}

/** Equal for rows that describe the same entry. */
export function rowKey({ key }: SupportedListFacts, row: ListRow): string {
  return JSON.stringify(key.map((column) => fold(row[column] ?? '')));
}

function findCellProblem(
  { isRequired, maxLength, options }: ListColumn,
  text: string,
): Pick<RowProblem, 'code' | 'of'> | null {
  if (isRequired && text === '') return { code: 'missing' };
  if (isLongerThan(text, maxLength)) return { code: 'too_long', of: maxLength };
  // Neither the database nor a page could represent these characters unchanged.
  if (/[\p{Cc}\p{Surrogate}]/u.test(text)) return { code: 'invalid_text' };
  if (options && !options.some(({ value }) => value === text)) return { code: 'not_an_option' };
  return null;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
