/** A record of a file and the line on which it starts, counted from 1 as in an editor. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ParsedCsv {
  readonly records: readonly CsvRecord[];
  /** The line of an unclosed quote; everything after it is one cell. */
  readonly openQuote: number | null;
}

const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/**
 * Parses CSV as spreadsheets write it (RFC 4180): quoted cells may contain separators, line breaks and doubled quotes.
 * The separator is detected from the first records or given by a first line `sep=;`. A quote inside an unquoted cell is
 * an ordinary character: 6.1" is a size. Empty lines are skipped.
 */
export function parseCsv(text: string): ParsedCsv {
  const plain = text.replace(/^\uFEFF/, '');
  const [named, said] = /^sep=([,;\t|])(?:\r\n|[\r\n]|$)/i.exec(plain) ?? [];
  const separator = separators.find((one) => one === said) ?? guessSeparator(plain);
  return readRecords(named === undefined ? plain : plain.slice(named.length), separator, named === undefined ? 1 : 2);
}

/** Parses clipboard cells, which are always separated by tabs. */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const lineEnd = /(?:\r\n|[\r\n])$/;
  return readRecords(text.replace(lineEnd, ''), '\t', 1, true).records.map(({ cells }) => cells);
}

/** In characters. */
const SAMPLE = 20_000;

function guessSeparator(text: string): Separator {
  const guesses = separators.map((separator) => {
    const { records } = readRecords(text.slice(0, SAMPLE), separator, 1);
    // The sample may end within a record.
    const counts = (text.length > SAMPLE ? records.slice(0, -1) : records).map(({ cells }) => cells.length);
    const [count = 0] = counts;
    return { separator, count, isRegular: counts.length > 1 && counts.every((one) => one === count) };
  });
  // Where a comma is the decimal sign, spreadsheets put semicolons between the cells, and rows may have more commas.
  const semicolons = guesses.find(({ separator }) => separator === ';');
  if (semicolons?.isRegular && semicolons.count > 1) return ';';
  return guesses.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

function readRecords(text: string, separator: string, firstLine: number, keepsEmpty = false): ParsedCsv {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = firstLine;
  let startLine = line;
  let quotedSince: number | null = null;
  let wasQuoted = false;

  const endCell = () => {
    cells.push(cell);
    cell = '';
    wasQuoted = false;
  };
  const endRecord = () => {
    endCell();
    if (keepsEmpty || cells.some((one) => one.trim() !== '')) records.push({ line: startLine, cells });
    cells = [];
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    const isLineEnd = sign === '\n' || sign === '\r';
    if (sign === '\r' && text[at + 1] === '\n') at += 1;
    if (isLineEnd) line += 1;
    if (quotedSince !== null) {
      if (sign !== '"') cell += isLineEnd ? '\n' : sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = null;
    } else if (sign === '"' && cell.trim() === '' && !wasQuoted) {
      cell = '';
      quotedSince = line;
      wasQuoted = true;
    } else if (sign === separator) endCell();
    else if (isLineEnd) {
      endRecord();
      startLine = line;
    } else cell += sign;
  }
  if (cell !== '' || cells.length > 0 || wasQuoted) endRecord();
  return { records, openQuote: quotedSince };
}
