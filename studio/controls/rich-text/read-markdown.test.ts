import { describe, expect, it } from 'vitest';
import { isMarkdown, markdownLinesToHtml, markdownToHtml } from './read-markdown.ts';

describe('Markdown in pasted text', () => {
  it.each([
    '## Setup',
    '- one\n- two',
    '1. 安装\n2. 校准',
    '| a | b |\n| --- | --- |',
    '> said',
    '```\ncode',
    'it is **strong**',
    'see [the guide](/docs)',
  ])('is recognized in %j', (text) => {
    expect(isMarkdown(text)).toBe(true);
  });

  it.each(['one\ntwo\n\nthree <b>', '2 * 3 * 4', 'a - b', '1. only one', '#hashtag', 'a | b', 'f(x)[0](1)', ''])(
    'is not recognized in %j',
    (text) => {
      expect(isMarkdown(text)).toBe(false);
    },
  );
});

describe('Markdown converted to HTML', () => {
  it('has headings, paragraphs with line breaks, and rules', () => {
    expect(markdownToHtml('## One ##\nfirst\nsecond\n\nthird\n\n---')).toBe(
      '<h2>One</h2><p>first<br>second</p><p>third</p><hr>',
    );
  });

  it('has nested lists of both kinds', () => {
    expect(markdownToHtml('- a\n  - b\n    c\n- d\n\n1. e\n2) f')).toBe(
      '<ul><li>a<ul><li>b<br>c</li></ul></li><li>d</li></ul><ol><li>e</li><li>f</li></ol>',
    );
    expect(markdownToHtml('1. a\n\n   more\n2. b')).toBe('<ol><li><p>a</p><p>more</p></li><li>b</li></ol>');
  });

  it('has tables, quotations and code', () => {
    expect(markdownToHtml('| a | **b** |\n|---|:-:|\n| 1 | 2 |\n\nend')).toBe(
      '<table><thead><tr><th>a</th><th><strong>b</strong></th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>end</p>',
    );
    expect(markdownToHtml('> ## a\n> b')).toBe('<blockquote><h2>a</h2><p>b</p></blockquote>');
    expect(markdownToHtml('```json\n{ "a": "<b>" }\n# no heading\n```\nend')).toBe(
      '<pre><code>{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }\n# no heading</code></pre><p>end</p>',
    );
  });

  it('has inline formatting, and keeps characters that are not Markdown', () => {
    expect(markdownLinesToHtml('**a** _b_ *c* ~~d~~ `e*f*g`')).toBe(
      '<strong>a</strong> <em>b</em> <em>c</em> <s>d</s> <code>e*f*g</code>',
    );
    expect(markdownLinesToHtml('响应**低至 1 ms**的引擎')).toBe('响应<strong>低至 1 ms</strong>的引擎');
    expect(markdownLinesToHtml('2*3*4 a_b_c \\*d\\* <i>')).toBe('2*3*4 a_b_c *d* &lt;i&gt;');
  });

  it('has links whose addresses are not formatted', () => {
    expect(markdownLinesToHtml('[a **b**](https://a.example/_c_d_?e=1&f=(2) "title") <https://g.example/_h_>')).toBe(
      '<a href="https://a.example/_c_d_?e=1&amp;f=(2)">a <strong>b</strong></a> <a href="https://g.example/_h_">https://g.example/_h_</a>',
    );
  });

  it('keeps only the alternative text of a picture', () => {
    expect(markdownLinesToHtml('before ![a wheel](x.png) after')).toBe('before a wheel after');
  });

  it('limits the depth of nested lists', () => {
    expect(markdownToHtml('- '.repeat(20_000))).toContain('<li>- - -');
  });

  // Takes milliseconds; a pattern with exponential backtracking would need minutes.
  it.each(['#', '*', '[', '`', '**a ', '[a](', '![a](', '<https://a', '|-', '> ', '# a  ', '- a\n'])(
    'takes linear time for repeated %j',
    (sign) => {
      const since = performance.now();
      markdownToHtml(sign.repeat(10_000));
      expect(performance.now() - since).toBeLessThan(10_000);
    },
  );
});
