import type { Locale } from '#cms-schema/locale.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';

/** Formats a list as CSV that can be imported again, with a byte order mark so that Excel recognizes UTF-8. */
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

/**
 * A spreadsheet would evaluate a cell that looks like a formula on the machine of whoever opens it. Undone by
 * `unguardCell`.
 */
function guardCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that keeps a spreadsheet from evaluating the cell. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
