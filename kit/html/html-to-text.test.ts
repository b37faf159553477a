import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>触觉<b>引擎</b></p><p>第二段</p>', '触觉引擎\n第二段'],
  ['A &amp;lt; B &#038; C&nbsp;D &hellip;', 'A &lt; B & C D …'],
  ['<table><tr><th>型号<td>HT-1<tr><td>a<td>b</table>', '型号 HT-1\na b'],
  ['<ul>\n <li>a</li>\n <li>b</li>\n</ul>\n', 'a\nb'],
  ['a<br>b<br/>\n\nc', 'a\nb\nc'],
  ['<pre>a\n  b</pre>', 'a b'],
  ['a<script>alert(1)</script><style>p{}</style><!-- c -->b', 'ab'],
  ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
  ['<p title="a > b">x</p>', 'x'],
  ['', ''],
])('%s as text is %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('escaped text is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
      expect(htmlToText(escapeHtml(text.replaceAll('\0', '')))).toBe(words);
    }),
  );
});

test('escaped text cannot end an attribute', () => {
  expect(escapeHtml(`"'<&>`)).toBe('&quot;&#39;&lt;&amp;&gt;');
});
