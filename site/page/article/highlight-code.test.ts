import { expect, it } from 'vitest';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { highlightCode } from './highlight-code.ts';

const highlight = (html: string) => printHtml(highlightCode(parseHtml(html)));

it('code in a known language is marked by classes, and its text does not change', () => {
  const code = 'const a = 1; // a &lt;b&gt; &amp; c\n  if (x &lt; 2) return "é触";';
  const html = highlight(`<pre class="wp-block-code"><code class="language-js">${code}</code></pre>`);
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain('<span class="hljs-number">1</span>');
  expect(html).not.toContain('style=');
  expect(htmlToText(html)).toBe(htmlToText(`<pre>${code}</pre>`));
});

it.each(['js', 'typescript', 'cs', 'cpp', 'java', 'kotlin', 'swift', 'python', 'json', 'html', 'sh', 'c'])(
  'code in %s is highlighted',
  (language) => {
    const code = 'class A { int x = 1; } "text" {"a": 1} &lt;b class="c"&gt; echo 1 # x';
    expect(highlight(`<pre><code class="language-${language}">${code}</code></pre>`)).toContain('<span class="hljs-');
  },
);

it('the language can be on the outer element, as in older posts', () => {
  expect(highlight('<pre class="language-json">{"a": 1}</pre>')).toContain('hljs-attr');
});

it.each([
  '<pre><code class="language-brainfuck">+++</code></pre>',
  '<pre><code>const a = 1;</code></pre>',
  '<pre><code class="language-js">const <b>a</b> = 1;</code></pre>',
  '<p><code class="language-js">const a = 1;</code></p>',
])('%s is not changed', (html) => {
  expect(highlight(html)).toBe(html);
});

it('very long code is highlighted up to a limit, and shown in full', () => {
  const block = `<pre><code class="language-js">${'const a = 1;\n'.repeat(3_000)}</code></pre>`;
  const [first = '', second = ''] = highlight(block + block).split('</pre>');
  expect(first).toContain('hljs-keyword');
  expect(`${second}</pre>`).toBe(block);
});

it('a script inside code is shown as text', () => {
  const html = highlight('<pre><code class="language-html">&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>');
  expect(html).not.toContain('<script');
});
