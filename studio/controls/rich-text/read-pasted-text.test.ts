import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { readPastedHtml } from './read-pasted-html.ts';
import { readPastedText } from './read-pasted-text.ts';
import { unwrapLink } from './unwrap-link.ts';

const ORIGIN = 'https://own.example';
const clean = (html: string) => sanitizeHtml(readPastedHtml(html, ORIGIN).html, 'flow').replaceAll('\n', '');

/** A paragraph that Word shows as an item of a list. */
const item = (marker: string, words: string, level = 1, list = 0) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]><span>${words}</span><o:p></o:p></p>\n`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('text from a word processor', () => {
  it('has no comment of a reviewer, and the words that it is about', () => {
    const html = clean(
      word(
        `<p class=MsoNormal>Two <a style='mso-comment-reference:AB_1;mso-comment-date:20260102'>words</a><span class=MsoCommentReference><span style='mso-special-character:comment'>&nbsp;<a class=msocomanchor href="#_msocom_1">[AB1]</a></span></span>.</p>` +
          `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Really? Ann Bell</p></div></div></div>`,
      ),
    );
    expect(html).toBe('<p>Two words.</p>');
  });

  it('has no tracked deletion, and the insertion without its author and date', () => {
    const tracked = `<p class=MsoNormal>a<del cite="mailto:ann%20bell" datetime="2026-01-02T03:04:00">b</del><ins cite="mailto:ann%20bell" datetime="2026-01-02T03:04:00">c</ins></p>`;
    expect(clean(word(tracked))).toBe('<p>ac</p>');
    expect(clean('<p>a<del datetime="2026-01-02">b</del>c</p>')).toBe('<p>ac</p>');
    expect(clean('<p>a <del>struck</del> b</p>'), 'but what a page strikes through').toBe(
      '<p>a <del>struck</del> b</p>',
    );
  });

  it('has no link to a place of the source, but its footnotes', () => {
    const html = clean(
      word(
        `<p class=MsoNormal>Said<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> <a name="_Toc1">here</a> <a href="file:///C:/Users/ann/x.docx">there</a></p><div style='mso-element:footnote-list'><div id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> By whom</p></div></div>`,
      ),
    );
    expect(html).toBe('<p>Said[1] here there</p><p>[1] By whom</p>');
  });

  it('has no hidden text', () => {
    expect(
      clean(
        word(
          `<p class=MsoNormal>a<span style='display:none;mso-hide:all'>secret</span>b</p><p style="visibility: hidden">x</p><p hidden>y</p>`,
        ),
      ),
    ).toBe('<p>ab</p>');
  });

  it('keeps the numbers of its lists at every depth', () => {
    expect(clean(word(item('4.', 'four') + item('a)', 'first', 2) + item('i.', 'inner', 3) + item('5.', 'five')))).toBe(
      '<ol start="4"><li>four<ol type="a"><li>first<ol type="i"><li>inner</li></ol></li></ol></li><li>five</li></ol>',
    );
    expect(clean(word(item('1.', 'one') + item('3.', 'three')))).toBe('<ol><li>one</li><li value="3">three</li></ol>');
    expect(clean(word(item('·', 'dot') + item('o', 'ring', 2) + item('1.', 'one')))).toBe(
      '<ul><li>dot<ul><li>ring</li></ul></li></ul><ol><li>one</li></ol>',
    );
    expect(clean(word(['g.', 'h.', 'i.', 'j.'].map((marker) => item(marker, marker)).join('')))).toBe(
      '<ol start="7" type="a"><li>g.</li><li>h.</li><li>i.</li><li>j.</li></ol>',
    );
    expect(clean(word(item('IX.', 'nine') + item('X.', 'ten')))).toBe(
      '<ol start="9" type="I"><li>nine</li><li>ten</li></ol>',
    );
  });

  it('keeps numbers that lists cannot show as text', () => {
    expect(clean(word(item('（一）', '第一条') + item('（二）', '第二条')))).toBe(
      '<p>（一）第一条</p><p>（二）第二条</p>',
    );
    expect(clean(word(item('1.1', 'Scope')))).toBe('<p>1.1 Scope</p>');
    const wps = `<meta name="Generator" content="WPS Office"><p class=MsoNormal style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-list:Ignore;">一、<span>&nbsp;</span></span><![endif]><span>总则</span></p>`;
    expect(clean(wps)).toBe('<p>一、总则</p>');
  });

  it('keeps emphasis by style, and text struck through', () => {
    expect(
      clean(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span><span style="font-style:italic">b</span><span style="text-decoration:line-through">c</span><span style="vertical-align:super">2</span></p></b>',
      ),
    ).toBe('<p><strong>a</strong><em>b</em><s>c</s><sup>2</sup></p>');
  });
});

describe('links through a redirector', () => {
  it.each([
    ['https://www.google.com/url?q=https://a.example/x%3Fb%3D1&sa=D&source=editors', 'https://a.example/x?b=1'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fx&data=05', 'https://a.example/x'],
    ['https://link.zhihu.com/?target=https%3A//a.example/x', 'https://a.example/x'],
    ['https://urldefense.com/v3/__https://a.example/x__;!!abc$', 'https://a.example/x'],
    [
      'https://www.google.com/url?q=https://l.facebook.com/l.php?u%3Dhttps%253A%252F%252Fa.example',
      'https://a.example',
    ],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['https://www.google.com/search?q=https://a.example', 'https://www.google.com/search?q=https://a.example'],
    ['https://evil-google.com/url?q=https://a.example', 'https://evil-google.com/url?q=https://a.example'],
  ])('%s', (wrapped, address) => {
    expect(unwrapLink(wrapped)).toBe(address);
  });

  it('lead where they say in pasted text', () => {
    const html =
      '<p><a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D"><span style="color:#15c">x</span></a></p>';
    expect(clean(html)).toContain('href="https://a.example/b"');
  });
});

describe('pictures of pasted text', () => {
  it('are taken out with their addresses, except those of this site', () => {
    const { html, pictures } = readPastedHtml(
      `<p>a<img src="https://b.example/p.png" alt="B"><img src="data:image/png;base64,AAAA"><img src="file:///C:/x.png"><img src="${ORIGIN}/uploads/own.png"><img src="https://b.example/count.gif" width=1 height=1></p>`,
      ORIGIN,
    );
    expect(html).toBe(`<p>a<img src="${ORIGIN}/uploads/own.png"></p>`);
    expect(pictures).toEqual([
      { alt: 'B', address: 'https://b.example/p.png' },
      { alt: '', address: 'data:image/png;base64,AAAA' },
      { alt: '', address: null },
    ]);
  });

  it('are taken out of Markdown too', () => {
    const { html, pictures } = readPastedText(
      { text: 'See ![a wheel](https://b.example/w.png)', html: '' },
      'flow',
      ORIGIN,
    );
    expect(html).toBe('<p>See </p>');
    expect(pictures).toEqual([{ alt: 'a wheel', address: 'https://b.example/w.png' }]);
  });
});

describe('plain text', () => {
  const read = (text: string) => readPastedText({ text, html: '' }, 'flow', ORIGIN).html;

  it('has links where it has addresses', () => {
    expect(read('See https://a.example/x_(y)?b=1&c=2. 见https://a.example/路。好')).toBe(
      '<p>See <a href="https://a.example/x_(y)?b=1&amp;c=2">https://a.example/x_(y)?b=1&amp;c=2</a>. 见<a href="https://a.example/路">https://a.example/路</a>。好</p>',
    );
    expect(read('https://a.example')).toBe('<p><a href="https://a.example">https://a.example</a></p>');
  });

  it('is Markdown if something in it is struck through', () => {
    expect(read('~~old~~ new')).toBe('<p><s>old</s> new</p>');
  });
});

it('no clipboard throws or leaves anything unclean', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '<p class=MsoListParagraph style="mso-list:l0 level3 lfo1">',
        '<span style="mso-list:Ignore">4.</span>',
        '</span>',
        '</p>',
      ],
      ...[
        '<![if !supportLists]>',
        '<![endif]>',
        '<!--StartFragment-->',
        '<!--EndFragment-->',
        '<del cite=x>',
        '</del>',
        '<o:p>',
      ],
      ...[
        '<a href="javascript:alert(1)">',
        '<a href="https://www.google.com/url?q=javascript:alert(1)">',
        '</a>',
        '<svg><style>',
      ],
      ...[
        '<img src=x onerror=alert(1)>',
        '<img src="data:image/svg+xml;base64,AA">',
        '<table><tr><td colspan=9>',
        '<b style="font-weight:normal">',
      ],
      ...[
        '<form><input name=attributes>',
        '<template>',
        '<math><mtext>',
        '<noscript>',
        '<li>',
        '<ul>',
        '<ol start=4>',
        '&nbsp;',
        '（一）',
        'words',
      ],
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = sanitizeHtml(readPastedText({ text: 'plain', html: pieces.join('') }, 'flow', ORIGIN).html, 'flow');
      expect(sanitizeHtml(html, 'flow')).toBe(html);
      expect(html).not.toMatch(/<[^>]*(?:href="javascript:|\sonerror=|mso-|_msocom)|<script/i);
      readPastedText({ text: pieces.join(''), html: '' }, 'inline', ORIGIN);
    }),
    { numRuns: 500 },
  );
});
