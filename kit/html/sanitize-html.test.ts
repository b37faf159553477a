import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLong } from '../testing/env.ts';
import { findCorpus } from '../testing/find-corpus.ts';
import { partOf, times } from '../testing/long-run.ts';
import { processorTime } from '../testing/processor-time.ts';
import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import { HtmlTooLargeError, maxHtmlLength } from './html-too-large.ts';
import { printHtml } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { sanitizeHtmlCached } from './sanitize-html-cached.ts';
import { findExecutable } from './testing/find-executable.ts';
import { ownAttacks } from './testing/own-attacks.ts';
import { tagSoup } from './testing/tag-soup.ts';

const frameHosts: readonly FrameHost[] = [
  { host: 'www.youtube-nocookie.com', readFrom: ['www.youtube.com/embed/'] },
  { host: 'player.bilibili.com' },
  { host: 'player.vimeo.com' },
];
const profiles: readonly HtmlProfile[] = ['inline', 'flow', 'document'];

/** Checks that apply to every result, whatever the source. */
function expectSound(clean: string, profile: HtmlProfile, source: string) {
  expect(findExecutable(clean), source).toEqual([]);
  expect(printHtml(parseHtml(clean)), `a browser restructures the result of ${source}`).toBe(clean);
  expect(sanitizeHtml(clean, profile, frameHosts), `not at rest: ${source}`).toBe(clean);
}

describe('attacks', () => {
  const corpus = findCorpus('xss.jsonl');
  const isPresent = corpus !== null;
  const payloads = corpus !== null ? readFileSync(corpus, 'utf8').trim().split('\n').map(readPayload) : [];

  test.skipIf(!isPresent)('the checker recognizes attacks in the collected data', () => {
    expect(payloads.length).toBeGreaterThan(6000);
    expect(payloads.filter((payload) => findExecutable(payload).length > 0).length).toBeGreaterThan(1000);
  });

  test.each(ownAttacks)('nothing executable is left of %s', (attack) => {
    for (const profile of profiles) expectSound(sanitizeHtml(attack, profile), profile, attack);
  });

  for (const [index, profile] of profiles.entries()) {
    test.skipIf(!isPresent)(`nothing executable is left of collected attacks in the profile ${profile}`, () => {
      for (const payload of partOf(payloads, index, profiles.length))
        expectSound(sanitizeHtml(payload, profile, frameHosts), profile, payload);
    });
  }

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="&#1;&#x6a;avascript&colon;alert(1)">x</a>',
    '<a href="JaVaScRiPt&#0000058alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="\\\\evil.example">x</a>',
    '<a href="/&#9;/evil.example">x</a>',
    '<a href="https:evil.example">x</a>',
    '<a href="https:/\\evil.example">x</a>',
    '<a href="https://trusted.example@evil.example">x</a>',
    '<a href="blob:https://a.example/1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a>x</a>',
  ])('a link with an unsafe address becomes plain text: %s', (html) => {
    for (const profile of profiles) expect(sanitizeHtml(html, profile, frameHosts)).toBe('x');
  });

  test('random markup becomes safe, and is not changed by sanitizing it again', () => {
    fc.assert(
      fc.property(tagSoup(), fc.constantFrom(...profiles), (html, profile) => {
        expectSound(sanitizeHtml(html, profile, frameHosts), profile, html);
      }),
      { numRuns: times(2500) },
    );
  });
});

describe('links', () => {
  test.each(['/a', 'a/b?c=1#d', '#top', '?page=2', 'mailto:a@b.example', 'tel:+86-10-1234', '/触觉/入门', '../x'])(
    'a link may lead to %s',
    (href) => {
      expect(sanitizeHtml(`<a href="${href}">x</a>`, 'inline')).toBe(`<a href="${href}">x</a>`);
    },
  );

  test('links to other hosts get noopener and noreferrer, and keep nofollow', () => {
    expect(sanitizeHtml('<a href="https://a.example/x" rel="me nofollow opener">x</a>', 'inline')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  test('a link opens in a new tab or in the same one', () => {
    expect(sanitizeHtml('<a href="/a" target="_blank">x</a><a href="/b" target="top">y</a>', 'inline')).toBe(
      '<a href="/a" target="_blank" rel="noopener noreferrer">x</a><a href="/b">y</a>',
    );
  });

  test('a link inside a link becomes plain text', () => {
    const html = '<a href="/a"><table><tr><td>x<a href="/b">y</a></td></tr></table></a>';
    expect(sanitizeHtml(html, 'flow')).toBe('<a href="/a"><table><tbody><tr><td>xy</td></tr></tbody></table></a>');
  });
});

describe('inline text', () => {
  test('emphasis becomes semantic and loses its attributes', () => {
    expect(sanitizeHtml('<b class="x">粗</b><i id="y">斜</i><span style="color:red">s</span>', 'inline')).toBe(
      '<strong>粗</strong><em>斜</em><span>s</span>',
    );
  });

  test('words of different blocks stay separated', () => {
    expect(sanitizeHtml('<p>触觉</p><p>引擎 <b>2</b></p><ul><li>a<li>b</ul>', 'inline')).toBe(
      '触觉 引擎 <strong>2</strong> a b',
    );
  });

  test('pictures, scripts and styles are removed with their content', () => {
    const html = 'a<img src=x onerror=alert(1)><script>b</script><style>c</style><svg><title>d</title></svg>e';
    expect(sanitizeHtml(html, 'inline')).toBe('ae');
  });

  test('entities are decoded once', () => {
    expect(sanitizeHtml('A &amp;lt; B &#038; &nbsp;C "D" &copy;', 'inline')).toBe('A &amp;lt; B &amp; &nbsp;C "D" ©');
  });

  test('plain text is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[<>&\0\r\u00a0]/.test(text));
        for (const profile of profiles) expect(sanitizeHtml(text, profile, frameHosts)).toBe(text);
        const clean = sanitizeHtml(`${text}<br>`, 'inline');
        expect(clean).toBe(`${text}<br>`);
      }),
    );
  });
});

describe('structure', () => {
  test.each([
    [
      'a figure is moved out of a paragraph',
      '<p>a <figure><img src=x.png></figure> b</p>',
      '<p>a</p><figure><img src="x.png" alt=""></figure><p>b</p>',
    ],
    ['a stray end tag of a paragraph ends the text before it', '<div>a</p>\n<p>b</p></div>', '<p>a</p>\n<p>b</p>'],
    ['empty paragraphs are removed', '<p>a</p><p>&nbsp;</p><p></p><p><!--more--></p><p> <br></p>', '<p>a</p>'],
    ['a script leaves no paragraph', '<p><script>x</p></script></p><p>b</p>', '<p>b</p>'],
    [
      'a picture alone in its paragraph becomes a figure',
      '<p><a href="/b"><img src=x.png alt=图></a></p>',
      '<figure><a href="/b"><img src="x.png" alt="图"></a></figure>',
    ],
    ['a picture in running text is kept in place', '<p>a <img src=x.png> b</p>', '<p>a <img src="x.png" alt=""> b</p>'],
    [
      'formatting around blocks is moved into them',
      '<b><p>a</p><ul><li>b</ul></b>',
      '<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>',
    ],
    ['a link may contain blocks', '<a href="/x"><h3>a</h3><p>b</p></a>', '<a href="/x"><h3>a</h3><p>b</p></a>'],
    ['loose text between blocks becomes a paragraph', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['text alone needs no paragraph', 'a <em>b</em>', 'a <em>b</em>'],
    ['stray items become a list', '<li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    [
      'the content of a list becomes items',
      '<ul>a<li>b</li><ul><li>c</ul></ul>',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    ],
    ['terms without a list get one', '<dt>a<dd>b', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['a heading that contains a paragraph stays a heading', '<h1><p>a</p></h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['a list is moved out of a heading', '<h2>a<ul><li>b</ul></h2>', '<h2>a</h2><ul><li>b</li></ul>'],
    [
      'a table is completed',
      '<table><tr><th scope=col colspan=2>a<td>b</table>',
      '<table><tbody><tr><th colspan="2" scope="col">a</th><td>b</td></tr></tbody></table>',
    ],
    [
      'stray text in a table is moved before it',
      '<table>a<tr><td>b</table>',
      '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['line breaks in code are preserved', '<pre>\n<code>a\n\tb</code></pre>', '<pre><code>a\n\tb</code></pre>'],
    [
      'unknown blocks become paragraphs',
      '<article><header>a</header><custom-x>b</custom-x></article>',
      '<p>a</p><p>b</p>',
    ],
  ])('%s', (_name, html, clean) => {
    expect(sanitizeHtml(html, 'flow')).toBe(clean);
    expectSound(clean, 'flow', html);
  });
});

describe('documents', () => {
  test('alignment and sizes are kept, colours and numbered classes are removed', () => {
    const html =
      '<figure id="x" class="wp-block-image alignwide wp-container-7 is-layout-flow mine" style="width:300px;color:red;position:fixed"><img class="wp-image-5" src="/a.png"></figure>';
    expect(sanitizeHtml(html, 'document')).toBe(
      '<figure class="wp-block-image alignwide" style="width: 300px"><img class="wp-image-5" src="/a.png" alt=""></figure>',
    );
  });

  test('frames are removed unless their host is allowed', () => {
    expect(sanitizeHtml('a<iframe src="https://player.vimeo.com/1">b</iframe>c', 'document')).toBe('ac');
  });

  test('players of allowed hosts are kept and sandboxed', () => {
    const clean = sanitizeHtml(
      '<iframe src="//player.bilibili.com/player.html?bvid=1&amp;p=2" onload=x></iframe>',
      'document',
      frameHosts,
    );
    expect(clean).toContain('src="https://player.bilibili.com/player.html?bvid=1&amp;p=2"');
    expect(clean).toContain('sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"');
    expect(clean).toContain('loading="lazy"');
    expect(clean).toContain('title="player.bilibili.com"');
    expect(clean).not.toContain('onload');
    expect(
      sanitizeHtml(
        '<iframe src="http://www.youtube.com/embed/a?start=5" title="演示"></iframe>',
        'document',
        frameHosts,
      ),
    ).toContain('src="https://www.youtube-nocookie.com/embed/a?start=5" title="演示"');
  });

  test.each([
    'https://evil.example/player.vimeo.com',
    'https://player.vimeo.com.evil.example/',
    'https://player.vimeo.com@evil.example/',
    'https://player.vimeo.com:8080/1',
    'javascript:alert(1)//player.vimeo.com',
    '/relative',
    'https://www.youtube.com/redirect?q=x',
  ])('%s is not framed', (src) => {
    expect(sanitizeHtml(`a<iframe src="${src}">b</iframe>c`, 'document', frameHosts)).toBe('ac');
  });

  test('data URLs are allowed only for pictures in documents', () => {
    const pixel = 'data:image/png;base64,iVBORw0KGgo=';
    expect(sanitizeHtml(`<img src="${pixel}">`, 'document')).toBe(`<img src="${pixel}" alt="">`);
    expect(sanitizeHtml(`<img src="${pixel}">`, 'flow')).toBe('');
    expect(sanitizeHtml('<img src="data:image/svg+xml;base64,PHN2Zz4=">', 'document')).toBe('');
    expect(sanitizeHtml(`<a href="${pixel}">x</a>`, 'document')).toBe('x');
  });

  test('videos keep their sources and get controls', () => {
    const html = '<video autoplay loop><source src="/a.mp4" type="video/mp4"><p>Download</p></video>';
    expect(sanitizeHtml(html, 'document')).toBe(
      '<video loop="" controls=""><source src="/a.mp4" type="video/mp4">Download</video>',
    );
  });

  test('pictures keep the safe candidates of their srcset', () => {
    const html = '<img src="/a.png" srcset="/a.png 300w, javascript:x 2x, https://b.example/b.png 2x" sizes="100vw">';
    expect(sanitizeHtml(html, 'document')).toBe(
      '<img src="/a.png" srcset="/a.png 300w, https://b.example/b.png 2x" sizes="100vw" alt="">',
    );
  });
});

const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Markup that is expensive to parse, by length. */
const abusiveShapes: Readonly<Record<string, (length: number) => string>> = {
  'open brackets': (length) => fill('<', length),
  ampersands: (length) => fill('&', length),
  'unclosed blocks': (length) => fill('<div>', length),
  'unclosed formatting': (length) => fill('<b>', length),
  'formatting across paragraphs': (length) => fill('<p><b>x', length),
  'different formatting across paragraphs': (length) =>
    `<p><b><i><u><s><small><code><b><i><u>${fill('<p>x</p>', length)}`,
  'formatting around paragraphs': (length) => `<b><i><u>${'<kbd>'.repeat(50)}${fill('<p>x</p>', length)}`,
  attributes: (length) => `<a ${Array.from({ length: length / 8 }, (_, index) => `a${index}=1`).join(' ')}>x</a>`,
  'one attribute': (length) =>
    `<p style="${fill('width:1px;', length)}" class="${fill('wp-a ', length)}">x</p>`.slice(0, length),
  'picture candidates': (length) => `<img src=x srcset="${fill('a.png 1w, ', length)}">`,
  entities: (length) => fill('&amp;', length),
  'one entity': (length) => `&#${fill('1', length)};`,
  comments: (length) => fill('<!--', length),
  'tables in tables': (length) => fill('<table><tr><td>', length),
  'text in a table': (length) => `<table>${fill('x<b>y</b>', length)}`,
  'links in links': (length) => fill('<a href=/x>y', length),
  'lists in lists': (length) => fill('<ul><li>', length),
  paragraphs: (length) => fill('<p>x', length),
  'an open quote': (length) => fill('<a href="', length),
  drawings: (length) => fill('<svg><g>', length),
  'white space': (length) => `<p>${fill(' ', length)}x`,
};

describe('size', () => {
  test('more than the limit is rejected with a reason', () => {
    const html = `<p>${'触'.repeat(maxHtmlLength)}</p>`;
    expect(() => sanitizeHtml(html, 'flow')).toThrow(HtmlTooLargeError);
    expect(() => sanitizeHtml(html, 'flow')).toThrow(/at most 512000/);
    expect(new HtmlTooLargeError(1)).toMatchObject({ code: 'html_too_large', status: 413 });
  });

  test('the limit does not count the escaping', () => {
    const clean = sanitizeHtml('&'.repeat(maxHtmlLength), 'flow');
    expect(clean.length).toBeGreaterThan(maxHtmlLength);
    expect(sanitizeHtml(clean, 'flow')).toBe(clean);
  });

  test('nesting is limited in depth', () => {
    const clean = sanitizeHtml(`${'<blockquote>'.repeat(5000)}x`, 'flow');
    expect(clean).toContain('x');
    expect(clean.split('<blockquote>').length).toBeLessThan(66);
  });

  // In one run and by the processor's clock, so that neither a slow machine nor a busy one fails it. Four times the length
  // may cost four times as much; quadratic cost would be sixteen times.
  test.each(Object.entries(abusiveShapes))('parsing %s takes time in proportion to the length', (_name, shape) => {
    const kilobytes = isLong ? 200 : 80;
    let clean = '';
    const cost = (length: number) => {
      const html = shape(length);
      return processorTime(() => {
        clean = sanitizeHtml(html, 'document');
      });
    };
    cost(kilobytes * 128);
    const quarter = cost(kilobytes * 256);
    expect(cost(kilobytes * 1024)).toBeLessThan(Math.max(500, 12 * quarter));
    expect(findExecutable(clean)).toEqual([]);
  });

  test('a cached result equals a computed one', () => {
    const html = '<p>a<script>x</script>';
    expect([1, 2, 3].map(() => sanitizeHtmlCached(html, 'flow'))).toEqual(['<p>a</p>', '<p>a</p>', '<p>a</p>']);
    expect(sanitizeHtmlCached(html, 'inline')).toBe('a');
    // More than the cache holds.
    for (let index = 0; index < 110; index += 1) sanitizeHtmlCached(`<p>${index}${'x'.repeat(20_000)}`, 'flow');
    const player = '<iframe src="https://player.vimeo.com/1"></iframe>';
    expect(sanitizeHtmlCached(player, 'document')).toBe('');
    expect(sanitizeHtmlCached(player, 'document', frameHosts)).toContain('src="https://player.vimeo.com/1"');
    expect(sanitizeHtmlCached(html, 'flow')).toBe('<p>a</p>');
  });
});

function readPayload(line: string): string {
  const record: unknown = JSON.parse(line);
  if (typeof record === 'object' && record !== null && 'p' in record && typeof record.p === 'string') return record.p;
  throw new Error(`Not a payload: ${line}`);
}
