import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../desk/supported/csv/decode-text.ts';
import { parseClipboard, parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).records.map(({ cells }) => cells);

describe('parsing CSV', () => {
  it('detects commas, semicolons, tabs and bars as separators', () => {
    for (const separator of [',', ';', '\t', '|']) {
      expect(cellsOf(`a${separator}b\n1${separator}2`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    }
  });

  it('accepts a first line that names the separator, as Excel writes it', () => {
    expect(parseCsv('sep=;\r\na,b;c')).toEqual({ records: [{ line: 2, cells: ['a,b', 'c'] }], openQuote: null });
  });

  it('accepts separators, line breaks and quotes in quoted cells', () => {
    expect(cellsOf('name,size\n"Fold, 2nd","7.6"" screen\nwide"')).toEqual([
      ['name', 'size'],
      ['Fold, 2nd', '7.6" screen\nwide'],
    ]);
  });

  it('accepts a quote in the middle of an unquoted cell', () => {
    expect(cellsOf('model,note\nX,6.1" display')).toEqual([
      ['model', 'note'],
      ['X', '6.1" display'],
    ]);
  });

  it('accepts the line endings of any system and skips empty lines', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(cellsOf(`a,b${end}${end},${end}1,2${end}`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
  });

  it('reports the line on which each record starts', () => {
    const { records } = parseCsv('a,b\r\n"x\r\ny",2\r\n\r\n3,4');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('reports the line of an unclosed quote', () => {
    expect(parseCsv('a,b\n1,"2\n3,4').openQuote).toBe(2);
    expect(parseCsv('a,b\n1,"2"\n').openQuote).toBeNull();
  });

  it('round-trips everything that a spreadsheet could write', () => {
    const cell = fc.stringMatching(/^[a-z机型 "',;|\n+]{0,8}$/);
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (rows, separator, end) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator)).join(end);
        const kept = rows.filter((row) => row.some((one) => one.trim() !== ''));
        expect(parseCsv(`sep=${separator}${end}${text}`).records.map(({ cells }) => cells)).toEqual(kept);
      }),
    );
  });

  it('never throws and never adds a character, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { records } = parseCsv(text);
        const signs = new Set([...text, '\n']);
        const invented = records.flatMap(({ cells }) => [...cells.join('')]).filter((sign) => !signs.has(sign));
        expect(invented).toEqual([]);
      }),
    );
  });
});

describe('cells pasted from a spreadsheet', () => {
  it('are separated by tabs only, with empty rows kept and the last line break dropped', () => {
    expect(parseClipboard('a\tb,c\r\n\r\n"x\ny"\t\r\n')).toEqual([['a', 'b,c'], [''], ['x\ny', '']]);
  });
});

describe('the encoding of a file', () => {
  const gb = Uint8Array.from([0xc6, 0xb7, 0xc5, 0xc6, 0x2c, 0xbb, 0xfa, 0xd0, 0xcd]);

  it('is UTF-8 if the bytes are valid UTF-8, with or without a byte order mark', () => {
    expect(decodeText(new TextEncoder().encode('品牌,机型'))).toEqual({ text: '品牌,机型', encoding: 'UTF-8' });
    expect(decodeText(new TextEncoder().encode('\uFEFF品牌'))).toEqual({ text: '品牌', encoding: 'UTF-8' });
  });

  it('is GB18030 if they are not', () => {
    expect(decodeText(gb)).toEqual({ text: '品牌,机型', encoding: 'GB18030' });
    // A character outside GBK: four bytes.
    expect(decodeText(Uint8Array.from([0x81, 0x39, 0xee, 0x39]))?.text).toBe('㐀');
  });

  it('is UTF-16 if the byte order mark says so', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xc1, 0x54]))).toEqual({ text: '品', encoding: 'UTF-16' });
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0x54, 0xc1]))).toEqual({ text: '品', encoding: 'UTF-16' });
  });

  it('is null for an image or a workbook', () => {
    expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]))).toBeNull();
    expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06]))).toBeNull();
  });
});
