import { stripInvisibleInLines } from '#kit/text/strip-invisible.ts';

/**
 * CSV for spreadsheets: UTF-8 with a BOM, every value quoted. A value that a spreadsheet would take for a formula is
 * prefixed with an apostrophe, because it may come from a visitor.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(printValue).join(',')).join('\r\n')}\r\n`;
}

function printValue(value: string): string {
  const shown = stripInvisibleInLines(value);
  const harmless = /^[\s]*[=+\-@\t\r]/.test(shown) ? `'${shown}` : shown;
  return `"${harmless.replaceAll('"', '""')}"`;
}
