import type { Locale } from '#cms-schema/locale.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';

/** A list as a file that spreadsheets open and that can be imported again: with a byte order mark, by which Excel knows UTF-8. */
export function printCsv({ columns }: SupportedListFacts, rows: readonly ListRow[], locale: Locale): string {
  const heads = columns.map(({ label }) => label[locale]);
  const lines = rows.map((row) =>
    columns.map(({ key, options }) => {
      const cell = row[key] ?? '';
      return guardCell(options?.find(({ value }) => value === cell)?.label[locale] ?? cell);
    }),
  );
  return `\uFEFF${[heads, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(cell: string): string {
  return /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const FORMULA = /^'*[=+\-@＝＋－＠]/u;

/** A spreadsheet would run what begins like a formula, on the machine of whoever opens the file. `unguardCell` takes it back. */
function guardCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** What a cell of a file means: the sign that keeps a spreadsheet from calculating is no part of it. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
