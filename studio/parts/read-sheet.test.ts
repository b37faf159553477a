import { describe, expect, it } from 'vitest';
import { isSheetTooLarge, readRange, readSheet } from './read-sheet.ts';

describe('a sheet on the clipboard', () => {
  it('is read from tabs, with line breaks inside of cells', () => {
    expect(readSheet({ text: 'a\tb\r\n"1\r\n2"\t3\r\n' })?.cells).toEqual([
      ['a', 'b'],
      ['1\n2', '3'],
    ]);
  });

  it('is read from a table, with merged cells and without hidden ones', () => {
    const html = `<html><head><style>td{mso-x:1}</style></head><body><!--StartFragment--><table><col width=1>
      <tr><td colspan=2>Both</td><td style="display:none">no</td></tr>
      <tr><td>a<br>b</td><td><p>c</p></td></tr><tr style="display:none"><td>x</td></tr></table><!--EndFragment--></body></html>`;
    expect(readSheet({ text: 'ignored', html })?.cells).toEqual([
      ['Both', ''],
      ['a\nb', 'c'],
    ]);
  });

  it('is none if there is one value, text without columns, or a table among other words', () => {
    expect(readSheet({ text: 'one value' })).toBeNull();
    expect(readSheet({ text: 'two\nlines' })).toBeNull();
    expect(readSheet({ text: 'if (a)\n\tb();\n\tc();\nelse d();' })).toBeNull();
    expect(readSheet({ text: 'x', html: '<p>Words</p><table><tr><td>a</td><td>b</td></tr></table>' })).toBeNull();
  });

  it('is read from the text of a CSV file, with quotes, semicolons and decimal commas', () => {
    expect(readSheet({ text: 'Spec,A,B\n"Size, outer","6.1""",5\n' })?.cells).toEqual([
      ['Spec', 'A', 'B'],
      ['Size, outer', '6.1"', '5'],
    ]);
    expect(readSheet({ text: 'Spannung;3,3;5,0\r\nStrom;1,5;2,7\r\n' })?.cells).toEqual([
      ['Spannung', '3,3', '5,0'],
      ['Strom', '1,5', '2,7'],
    ]);
  });

  it('is none for sentences with commas, for figures with them, and for lines of different lengths', () => {
    expect(readSheet({ text: 'Hello, world\nGood night, moon' })).toBeNull();
    expect(readSheet({ text: 'We came,we saw.\nWe went,we slept.' })).toBeNull();
    expect(readSheet({ text: '1,000\n2,500' })).toBeNull();
    expect(readSheet({ text: 'a,b\nc' })).toBeNull();
    expect(readSheet({ text: 'one,line' })).toBeNull();
  });

  it('has limits, and says what was not read', () => {
    const sheet = readSheet({ text: Array.from({ length: 3000 }, () => `${'a\t'.repeat(150)}b`).join('\n') });
    expect(sheet?.cells).toHaveLength(2000);
    expect(sheet?.cells[0]).toHaveLength(100);
    expect(sheet?.dropped).toEqual({ rows: 1000, columns: 51 });
    expect(readSheet({ text: '', html: `<table>${'<tr><td>'.repeat(400_000)}</table>` })).toBeNull();
  });

  it('is too large beyond two million characters, unlike other long text', () => {
    const row = 'Voltage\t3.3\t5\n';
    const large = row.repeat(200_000);
    expect(readSheet({ text: large })).toBeNull();
    expect(isSheetTooLarge({ text: large })).toBe(true);
    expect(isSheetTooLarge({ text: row.repeat(1000) })).toBe(false);
    expect(isSheetTooLarge({ text: 'A long text. '.repeat(200_000) })).toBe(false);
  });

  it('is a column of values, for cells below one another', () => {
    expect(readRange({ text: '1\n2\n' })).toEqual([['1'], ['2']]);
    expect(readRange({ text: 'one' })).toBeNull();
  });
});
