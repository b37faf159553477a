import { describe, expect, it } from 'vitest';
import { readRange, readSheet } from './read-sheet.ts';

describe('a sheet on the clipboard', () => {
  it('is read from tabs, with line breaks inside of cells', () => {
    expect(readSheet({ text: 'a\tb\r\n"1\r\n2"\t3\r\n' })).toEqual([
      ['a', 'b'],
      ['1\n2', '3'],
    ]);
  });

  it('is read from a table, with merged cells and without hidden ones', () => {
    const html = `<html><head><style>td{mso-x:1}</style></head><body><!--StartFragment--><table><col width=1>
      <tr><td colspan=2>Both</td><td style="display:none">no</td></tr>
      <tr><td>a<br>b</td><td><p>c</p></td></tr><tr style="display:none"><td>x</td></tr></table><!--EndFragment--></body></html>`;
    expect(readSheet({ text: 'ignored', html })).toEqual([
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

  it('has limits', () => {
    const sheet = readSheet({ text: Array.from({ length: 3000 }, () => `${'a\t'.repeat(150)}b`).join('\n') });
    expect(sheet).toHaveLength(2000);
    expect(sheet?.[0]).toHaveLength(100);
    expect(readSheet({ text: '', html: `<table>${'<tr><td>'.repeat(400_000)}</table>` })).toBeNull();
  });

  it('is a column of values, for cells below one another', () => {
    expect(readRange({ text: '1\n2\n' })).toEqual([['1'], ['2']]);
    expect(readRange({ text: 'one' })).toBeNull();
  });
});
