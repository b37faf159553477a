import { describe, expect, it } from 'vitest';
import type { Clipping } from '../document/clipboard.ts';
import { readPaste } from './read-paste.ts';

const read = (clipping: Clipping) => readPaste(clipping, 'https://own.example');
const blocks = (clipping: Clipping) =>
  read(clipping).read.map((node) => (node.kind === 'block' ? { type: node.type, ...node.attributes } : null));

describe('what is pasted onto the page', () => {
  it('is a video, if it is the address of one alone', () => {
    const text = ' https://www.bilibili.com/video/BV1xx411c7mD/ ';
    expect(blocks({ text, html: `<a href="${text.trim()}">${text}</a>` })).toEqual([
      { type: 'haptera/video', kind: 'platform', url: text.trim() },
    ]);
    expect(blocks({ text: 'https://youtu.be/dQw4w9WgXcQ is it' })[0]?.type).toBe('haptera/rich-text');
    expect(blocks({ text: 'https://a.example/video' })).toMatchObject([
      { type: 'haptera/rich-text', body: expect.stringContaining('<a href="https://a.example/video"') },
    ]);
  });

  it('is a spec table, if it is a range of a spreadsheet with names in its first row', () => {
    const [table] = blocks({ text: 'Spec\tA1\tB2\nPower\t\t\nVoltage\t3.3 V\t5 V\nUSB\t✓\t否\n' });
    expect(table).toMatchObject({
      type: 'haptera/spec-table',
      columns: [{ name: 'A1' }, { name: 'B2' }],
      groups: [
        {
          title: 'Power',
          rows: [
            {
              label: 'Voltage',
              values: [
                { figure: '3.3', words: 'V' },
                { figure: '5', words: 'V' },
              ],
            },
            { label: 'USB', values: [{ mark: 'yes' }, { words: '否' }] },
          ],
        },
      ],
    });
  });

  it('is a table of text, if a spec table has no room for it', () => {
    const html = `<table>${'<tr><td>a</td><td>b</td><td>c</td><td>d</td><td>e</td><td>f</td></tr>'.repeat(2)}</table>`;
    expect(blocks({ text: 'a\tb\tc\td\te\tf', html })).toMatchObject([
      { type: 'haptera/rich-text', body: expect.stringContaining('<table>') },
    ]);
  });

  it('is a table of text also if the clipboard has only the text of a CSV file', () => {
    const [table] = blocks({ text: 'a,b,c,d,e,f\n1,<2>,3,4,5,6' });
    expect(table).toMatchObject({ type: 'haptera/rich-text', body: expect.stringContaining('<td>&lt;2&gt;</td>') });
  });

  it('is Markdown, if it is written in it', () => {
    expect(blocks({ text: '# One\n\n~~old~~' })).toMatchObject([{ body: '<h2>One</h2><p><s>old</s></p>' }]);
  });

  it('comes with the pictures that are not in the library', () => {
    expect(read({ text: 'a', html: '<p>a<img src="https://b.example/x.png" alt="X"></p>' }).pictures).toEqual([
      { alt: 'X', address: 'https://b.example/x.png' },
    ]);
  });
});
