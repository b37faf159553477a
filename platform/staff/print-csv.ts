/**
 * Rows for spreadsheets: UTF-8 with its mark, every value in quotes. A value that a spreadsheet would take for a formula gets an
 * apostrophe, for visitors wrote it.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(printValue).join(',')).join('\r\n')}\r\n`;
}

function printValue(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
