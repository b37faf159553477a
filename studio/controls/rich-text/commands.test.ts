import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from '@tiptap/pm/tables';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { tagSoup } from '#kit/html/testing/tag-soup.ts';
import {
  indent,
  insertRule,
  outdent,
  outdentAtStart,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './block-commands.ts';
import { clearFormat, linkPlaceOf, removeLink, setLink, toggleEmphasis } from './mark-commands.ts';
import { keepNormalForm } from './normal-form.ts';
import { printRichText } from './print-rich-text.ts';
import { readRichText } from './read-rich-text.ts';
import { createSchema } from './schema.ts';
import { addCaption, deleteTable, insertTable, toggleHeadRow } from './table-commands.ts';

const schema = createSchema('flow');

/** `|` marks the caret; two of them mark the selection. */
function open(html: string): EditorState {
  const doc = readRichText(html, 'flow', schema);
  const state = EditorState.create({ doc, plugins: [keepNormalForm()] });
  const places: number[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(/\|/g) ?? []) places.push(position + match.index - places.length);
  });
  const [from = 1, to = from] = places;
  const tr = state.tr;
  for (const place of places) tr.delete(place, place + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to)));
}

function run(state: EditorState, ...commands: readonly Command[]): EditorState {
  let now = state;
  for (const command of commands) {
    command(now, (tr) => {
      now = now.apply(tr);
    });
  }
  return now;
}

const type =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words));
    return true;
  };

const edited = (html: string, ...commands: readonly Command[]) =>
  printRichText(run(open(html), ...commands).doc, 'flow');

describe('lists', () => {
  test('are created from the selected paragraphs, one item each', () => {
    expect(edited('<p>a|b</p><p>c|d</p><p>e</p>', toggleList('ul'))).toBe('<ul><li>ab</li><li>cd</li></ul><p>e</p>');
  });

  test('can be changed between bulleted and numbered', () => {
    expect(edited('<ul><li>a|</li><li>b</li></ul>', toggleList('ol'))).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  test('indent an item below the previous one, and outdent it again', () => {
    const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';
    expect(edited('<ul><li>a</li><li>b|</li></ul>', indent)).toBe(nested);
    expect(edited('<ul><li>a<ul><li>b|</li></ul></li></ul>', outdent)).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  test('turn an item into a paragraph on Backspace at its start', () => {
    expect(edited('<ul><li>a</li><li>|b</li></ul>', outdentAtStart)).toBe('<ul><li>a</li></ul><p>b</p>');
    expect(edited('<ul><li>a</li><li>b|c</li></ul>', outdentAtStart)).toBe('<ul><li>a</li><li>bc</li></ul>');
  });
});

describe('blocks', () => {
  test('can be changed to a heading and back to a paragraph', () => {
    expect(edited('<p>a|</p>', toggleHeading('h3'))).toBe('<h3>a</h3>');
    expect(edited('<h3>a|</h3>', toggleHeading('h3'))).toBe('<p>a</p>');
  });

  test('can be quoted, paragraph by paragraph', () => {
    expect(edited('<p>a|b</p><p>c|</p>', toggleQuote)).toBe('<blockquote><p>ab</p><p>c</p></blockquote>');
    expect(edited('<blockquote><p>a|</p></blockquote>', toggleQuote)).toBe('<p>a</p>');
  });

  test('stay in their cells if several cells are selected', () => {
    const row = '<table><tbody><tr><td>a|</td><td>b|</td></tr></tbody></table>';
    for (const command of [toggleQuote, toggleList('ul')]) expect(edited(row, command)).toBe(row.replaceAll('|', ''));
  });

  test('can be changed to code, with line breaks as new lines', () => {
    expect(edited('<p>a<br>b|</p>', toggleCodeBlock)).toBe('<pre><code>a\nb</code></pre>');
  });

  test('can be followed by a horizontal rule, with the caret after it', () => {
    const state = run(open('<p>a|</p>'), insertRule);
    expect(printRichText(run(state, type('b')).doc, 'flow')).toBe('<p>a</p><hr><p>b</p>');
  });

  test('that were not edited keep their markup, byte for byte', () => {
    const html = '<p><em><strong>a</strong></em></p>\n\n<ul>\n<li>b</li>\n</ul>\n<p>c|</p>\n<h2 lang="de">d</h2>';
    expect(edited(html, toggleHeading('h2'))).toBe(
      '<p><em><strong>a</strong></em></p>\n\n<ul>\n<li>b</li>\n</ul><h2>c</h2>\n<h2 lang="de">d</h2>',
    );
  });
});

describe('links', () => {
  const link =
    (href: string): Command =>
    (state, dispatch) =>
      setLink(linkPlaceOf(state), href, 'words')(state, dispatch);

  test('are set on the selected text, or inserted with a text of their own', () => {
    expect(edited('<p>a |b| c</p>', link('/x'))).toBe('<p>a <a href="/x">b</a> c</p>');
    expect(edited('<p>a |</p>', link('/x'))).toBe('<p>a <a href="/x">words</a></p>');
  });

  test('are changed as a whole from any position inside, and keep their other attributes', () => {
    const html = '<p><a href="/x" title="t">a<strong>b|</strong></a></p>';
    expect(edited(html, link('/y'))).toBe('<p><a href="/y" title="t">a<strong>b</strong></a></p>');
    const unlink: Command = (state, dispatch) => removeLink(linkPlaceOf(state))(state, dispatch);
    expect(edited(html, unlink)).toBe('<p>a<strong>b</strong></p>');
  });

  test('to other sites have rel="noopener noreferrer"', () => {
    expect(edited('<p>|b|</p>', link('https://a.example/'))).toBe(
      '<p><a href="https://a.example/" rel="noopener noreferrer">b</a></p>',
    );
  });
});

describe('tables', () => {
  const table =
    '<table><thead><tr><th scope="col">a|</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';

  test('are created with a head row and two body rows', () => {
    const cells = (name: string) => `<tr>${`<${name}></${name.slice(0, 2)}>`.repeat(3)}</tr>`;
    expect(edited('', insertTable)).toBe(
      `<table><thead>${cells('th scope="col"')}</thead><tbody>${cells('td').repeat(2)}</tbody></table>`,
    );
  });

  test('can get a new column, and a new row after the head becomes the first body row', () => {
    expect(edited(table, addRowAfter)).toContain('</tr></thead><tbody><tr><td></td><td></td></tr><tr><td>c</td>');
    expect(edited(table, addColumnAfter)).toMatch(/<tr><td>c<\/td><td><\/td><td>d<\/td><\/tr>/);
  });

  test('can lose rows and columns, and be deleted', () => {
    expect(edited(table.replace('|', '').replace('d<', 'd|<'), deleteColumn)).toBe(
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    );
    expect(edited(table.replace('|', '').replace('d<', 'd|<'), deleteRow)).not.toContain('<tbody>');
    expect(edited(`<p>x</p>${table}`, deleteTable)).toBe('<p>x</p>');
  });

  test('can have a head row or none', () => {
    const plain = edited(table, toggleHeadRow);
    expect(plain).toBe('<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>');
    expect(edited(plain.replace('a<', 'a|<'), toggleHeadRow)).toBe(table.replace('|', ''));
  });

  test('can have a caption', () => {
    const state = run(open(table), addCaption, type('Levels'));
    expect(printRichText(state.doc, 'flow')).toContain('<table><caption>Levels</caption><thead>');
  });
});

test('no sequence of commands loses text when it is stored', () => {
  const commands: readonly Command[] = [
    ...[toggleHeading('h2'), toggleList('ul'), toggleList('ol'), toggleQuote, toggleCodeBlock, indent, outdent],
    ...[insertRule, insertTable, addRowAfter, addColumnAfter, toggleHeadRow, addCaption, outdentAtStart, clearFormat],
    ...[toggleEmphasis('strong'), toggleEmphasis('code')],
  ];
  fc.assert(
    fc.property(
      tagSoup(),
      fc.array(fc.tuple(fc.constantFrom(...commands), fc.nat(), fc.nat()), { maxLength: 6 }),
      (soup, acts) => {
        let state = EditorState.create({
          doc: readRichText(sanitizeHtml(soup, 'flow'), 'flow', schema),
          plugins: [keepNormalForm()],
        });
        for (const [command, one, other] of acts) {
          const size = state.doc.content.size + 1;
          const between = TextSelection.between(state.doc.resolve(one % size), state.doc.resolve(other % size));
          state = run(state.apply(state.tr.setSelection(between)), command);
          state.doc.check();
        }
        const words = (text: string) => text.replace(/\s+/g, '');
        const stored = printRichText(state.doc, 'flow');
        expect(sanitizeHtml(stored, 'flow')).toBe(stored);
        let own = '';
        state.doc.descendants((node) => {
          own += node.type.name === 'sealed' ? htmlToText(String(node.attrs.source)) : (node.text ?? '');
        });
        if (stored !== '') expect(words(htmlToText(stored))).toBe(words(own));
      },
    ),
    { numRuns: 200 },
  );
});
