import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { parseClipboard, parseCsv } from './parse-csv.ts';

/** Cells of a spreadsheet, row by row. Rows may have different lengths. */
export type Sheet = readonly (readonly string[])[];

export interface PastedSheet {
  readonly cells: Sheet;
  /** How many rows and columns at its end were not read. */
  readonly dropped: { readonly rows: number; readonly columns: number };
}

/** More than any table of ours may have; the rest is not read. */
export const sheetLimits = { rows: 2000, columns: 100, characters: 2_000_000 };

/**
 * Reads a copied range of a spreadsheet, a copied table, or the text of a CSV file. Null if the clipboard has something
 * else: a single value, text without columns, a table among other text, or more text than the limit.
 */
export function readSheet({ text, html = '' }: { readonly text: string; readonly html?: string }): PastedSheet | null {
  const rows = (html.length <= sheetLimits.characters ? readTable(html) : null) ?? readTabs(text) ?? readCsv(text);
  const sheet = rows && trimSheet(rows);
  if (!sheet?.some((row) => row.length > 1)) return null;
  const width = widthOf(sheet);
  return {
    cells: sheet.slice(0, sheetLimits.rows).map((row) => row.slice(0, sheetLimits.columns)),
    dropped: {
      rows: Math.max(0, sheet.length - sheetLimits.rows),
      columns: Math.max(0, width - sheetLimits.columns),
    },
  };
}

/** Whether the text begins as a sheet and is too long to be read. */
export function isSheetTooLarge({ text }: { readonly text: string }): boolean {
  if (text.length <= sheetLimits.characters) return false;
  const start = text.slice(0, 20_000);
  return readSheet({ text: start.slice(0, Math.max(0, start.lastIndexOf('\n'))) }) !== null;
}

/** The lines of a copied column, or a range: what is pasted into several cells. Null for a single value. */
export function readRange(data: { readonly text: string; readonly html?: string }): Sheet | null {
  const sheet = readSheet(data);
  if (sheet) return sheet.cells;
  const lines = parseClipboard(data.text.slice(0, sheetLimits.characters)).slice(0, sheetLimits.rows);
  return lines.length > 1 ? trimSheet(lines) : null;
}

function readTabs(text: string): Sheet | null {
  if (!text.includes('\t') || text.length > sheetLimits.characters) return null;
  const rows = parseClipboard(text);
  const [first = []] = rows;
  // Text with an occasional tab, such as an indented program, is no table.
  const regular = rows.filter((row) => row.length === first.length).length;
  return first.length > 1 && regular * 2 > rows.length ? rows : null;
}

/** Lines of as many cells each. Sentences have a space after their commas; a list of figures has commas within them. */
function readCsv(text: string): Sheet | null {
  if (!/[,;|]/.test(text) || text.length > sheetLimits.characters) return null;
  const { records, openQuote } = parseCsv(text);
  const rows = records.map(({ cells }) => cells);
  const width = rows[0]?.length ?? 0;
  const isRegular = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  if (!isRegular || openQuote !== null) return null;
  const isProse = rows.some(
    (row) => row.slice(1).some((cell) => /^\s/.test(cell)) || /[.。!！?？]$/.test(row.at(-1) ?? ''),
  );
  return isProse || rows.flat().every((cell) => /^\d*$/.test(cell.trim())) ? null : rows;
}

/** The only table of the source, if nothing but it has words. */
function readTable(html: string): Sheet | null {
  if (!/<table[\s>]/i.test(html)) return null;
  const tree = readForeignHtml(html);
  const [table, ...others] = find(tree, 'table');
  if (!table || others.length > 0 || wordsOf(tree).trim() !== wordsOf([table]).trim()) return null;
  return find(table.children, 'tr')
    .filter((row) => !isHidden(row))
    .map((row) =>
      row.children
        .filter(isElement)
        .filter((cell) => (cell.name === 'td' || cell.name === 'th') && !isHidden(cell))
        .flatMap((cell) => [cellText(cell), ...blanks(Number(cell.attributes.get('colspan') ?? 1) - 1)]),
    );
}

function blanks(count: number): string[] {
  return Array.from({ length: Math.min(sheetLimits.columns, Math.max(0, Math.trunc(count) || 0)) }, () => '');
}

/** The elements of this name, in order; not those inside of one another. */
function find(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return node.name === name ? [node] : find(node.children, name);
  });
}

function cellText(cell: HtmlElement): string {
  return wordsOf(cell.children)
    .replace(/[ \t\f\r\u00a0]*\n[ \t\f\r\u00a0]*/g, '\n')
    .trim();
}

/** The words of the nodes; line breaks of the source are spaces, those of the page are line breaks. */
function wordsOf(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (!isElement(node)) text += node.text.replace(/[\s\u00a0]+/g, ' ');
    else if (node.name === 'br') text += '\n';
    else if (!wordless.has(node.name) && !isHidden(node)) {
      const inner = wordsOf(node.children);
      text += blocks.has(node.name) ? `${inner}\n` : inner;
    }
  }
  return text;
}

function isHidden({ attributes }: HtmlElement): boolean {
  return /display\s*:\s*none/i.test(attributes.get('style') ?? '');
}

const wordless: ReadonlySet<string> = new Set(['style', 'script', 'title', 'xml', 'template', 'noscript']);
const blocks: ReadonlySet<string> = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Without empty rows and columns at the end. */
function trimSheet(rows: Sheet): Sheet {
  const isFilled = (text: string) => text.trim() !== '';
  const last = rows.findLastIndex((row) => row.some(isFilled));
  const width = widthOf(rows.map((row) => row.slice(0, row.findLastIndex(isFilled) + 1)));
  return rows.slice(0, last + 1).map((row) => row.slice(0, Math.max(width, 1)));
}

/** The number of columns. */
export function widthOf(rows: Sheet): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}
