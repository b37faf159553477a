import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { renderClassic } from './render-classic.ts';
import { storedToHtml } from './stored-to-html.ts';
import { anyClassicText } from './testing/any-classic-text.ts';

const flat = (html: string) => html.replace(/\n+/g, '\n').trim();

describe('paragraphs of classic text', () => {
  it.each([
    [
      'a blank line ends a paragraph, a line break becomes <br>',
      'One.\nStill one.\n\n \nTwo.',
      '<p>One.<br>\nStill one.</p>\n<p>Two.</p>',
    ],
    ['Windows line endings work', 'One.\r\n\r\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['text beside a block becomes a paragraph', 'a\n<h2>b</h2>\nc', '<p>a</p>\n<h2>b</h2>\n<p>c</p>'],
    ['existing paragraphs stay', '<p class="x">a</p>\n\n<p>b</p>', '<p class="x">a</p>\n<p>b</p>'],
    [
      'a blank line splits an existing paragraph and repeats its tag',
      '<p class="x">a\n\nb</p>',
      '<p class="x">a</p>\n<p class="x">b</p>',
    ],
    ['text in a quote becomes a paragraph', '<blockquote>a</blockquote>', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['a box with one text has no paragraph', '<div>a</div>', '<div>a</div>'],
    ['a box with two texts has two paragraphs', '<div>a\n\nb</div>', '<div>\n<p>a</p>\n<p>b</p>\n</div>'],
    ['list items have no <br>', '<ul>\n\n<li>a</li>\n<li>b\n</li>\n</ul>', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    [
      'an item with a nested list is one line',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c\n\nd</li>\n</ul>',
      '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n<li>\n<p>c</p>\n<p>d</p>\n</li>\n</ul>',
    ],
    ['cells have no <br>', '<table>\n<tr>\n<td>a</td>\n</tr>\n</table>', '<table>\n<tr>\n<td>a</td>\n</tr>\n</table>'],
    ['an existing <br> is not doubled', 'a<br />\nb\n<br>c', '<p>a<br />\nb\n<br>c</p>'],
    ['two <br> in a row are a blank line', 'a<br><br />\nb', '<p>a</p>\n<p>b</p>'],
    ['a <br> beside a blank line is dropped', '<h2>a\n\n<br />b</h2>', '<h2>a<br>\nb</h2>'],
    ['emphasis continues over a line break', '<em>a\nb</em>', '<p><em>a<br>\nb</em></p>'],
    ['a comment alone makes no paragraph', 'a\n\n<!--more-->\n\nb', '<p>a</p>\n<!--more-->\n<p>b</p>'],
    ['a "less than" sign is text', 'a < b', '<p>a &lt; b</p>'],
    ['a word directly after it is text too', 'a <b and <em>c</em>', '<p>a &lt;b and <em>c</em></p>'],
    ['an empty comment hides nothing', 'a <!--> b <!-- c -->', '<p>a <!--> b<!-- c --></p>'],
    ['a doctype is not text', '<!doctype html>\na', '<p><!doctype html>a</p>'],
    ['Chinese punctuation is left alone', '他说"你好"，--然后...走了', '<p>他说"你好"，--然后...走了</p>'],
  ])('%s', (_, source, html) => {
    expect(flat(renderClassic(source))).toBe(html);
  });

  it('leave preformatted text, scripts and players alone', () => {
    for (const source of ['<pre>a\n\nb</pre>', '<script>a\n\nb</script>', '<style>\n\na</style>']) {
      expect(renderClassic(source)).toBe(source);
    }
    expect(renderClassic('<video>\n<source src="/a.mp4">\n\n</video>')).not.toContain('<br>');
  });
});

const embed = (url: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><a href="${url}">${url}</a></div></figure>`;

describe('an address alone on its line', () => {
  it('is an embed, also between the lines of a paragraph', () => {
    const html = renderClassic('See\n https://youtu.be/aBcD_fGh-1k?a=1&amp;b=2 \nand go on');
    expect(html.trim()).toBe(`<p>See</p>\n${embed('https://youtu.be/aBcD_fGh-1k?a=1&amp;b=2')}\n<p>and go on</p>`);
  });

  it('stays a word beside others, in a link and in a list', () => {
    for (const source of [
      'See https://a.example',
      '<a href="/">\nhttps://a.example\n</a>',
      '<li>https://a.example</li>',
    ]) {
      expect(renderClassic(source)).not.toContain('wp-block-embed');
    }
  });
});

describe('shortcodes', () => {
  it.each(['caption', 'wp_caption'])('[%s] is a figure with its caption', (name) => {
    const source = `[${name} id="attachment_5" align="alignleft" width="300"]<a href="/x"><img src="/a.jpg" /></a> A <em>click</em>[/${name}]`;
    expect(renderClassic(source).trim()).toBe(
      '<figure id="attachment_5" class="wp-block-image alignleft" style="width: 300px"><a href="/x"><img src="/a.jpg" /></a><figcaption class="wp-element-caption">A <em>click</em></figcaption></figure>',
    );
  });

  it('[caption] of old has its words in an attribute', () => {
    expect(renderClassic('[caption width="300" caption="Old"]<img src="/a.jpg">[/caption]')).toContain(
      '>Old</figcaption>',
    );
  });

  it.each([
    '[caption width="300"]<img src="/a.jpg">[/caption]',
    '[caption width="0" caption="Old"]<img src="/a.jpg">[/caption]',
  ])('a caption without words or width is the picture alone: %s', (source) => {
    expect(renderClassic(source).trim()).toBe('<p><img src="/a.jpg"></p>');
  });

  it('[gallery] is a gallery of figures whose pictures are looked up later', () => {
    const html = renderClassic('[gallery ids="7, 8" columns="2" size="medium" link="file"]');
    expect(html).toContain('<figure class="wp-block-gallery has-nested-images columns-2">');
    expect(html.match(/<img data-id="[78]" class="wp-image-[78]">/g)).toHaveLength(2);
    expect(html).toContain('<a data-id="7">');
  });

  it('[video] and [audio] are players with their sources', () => {
    const html = renderClassic(
      '[video mp4="/a.mp4" webm="/a.webm" width="640" height="360" loop="on"][/video]\n[audio src="/a.mp3"]',
    );
    expect(html).toContain(
      'width="640" height="360"><source src="/a.mp4" type="video/mp4"><source src="/a.webm" type="video/webm"></video>',
    );
    expect(html).toContain('<audio controls="" preload="none"><source src="/a.mp3" type="audio/mpeg"></audio>');
  });

  it('[video] of a platform and [embed] are embeds', () => {
    expect(renderClassic('[video src="https://vimeo.com/1"]').trim()).toBe(embed('https://vimeo.com/1'));
    expect(renderClassic('[embed width="500"]https://vimeo.com/1[/embed]').trim()).toBe(embed('https://vimeo.com/1'));
  });

  it('[playlist] is a row of players whose files are looked up later', () => {
    expect(renderClassic('[playlist ids="3,4"]').match(/<audio controls data-id="[34]">/g)).toHaveLength(2);
    expect(renderClassic('[playlist type="video" ids="3"]')).toContain('<video controls data-id="3">');
  });

  it.each([
    ['[my_slider id=&#8221;3&#8243;]inner[/my_slider]', 'inner'],
    ['[slider id=“3” b=″4″]', ''],
    ['[box]inner [b]words[/b][/box]', 'inner words'],
    ['[contact-form-7]', ''],
    ['[my_slider /]', ''],
    ['[box title="a ] b"]inner[/box]', 'inner'],
  ])('an unknown shortcode is replaced by its content: %s', (source, text) => {
    expect(
      renderClassic(source)
        .replace(/<\/?p>/g, '')
        .trim(),
    ).toBe(text);
  });

  it.each([
    'As shown in [1].',
    'He said [sic] so.',
    'A [self-portrait] of her.',
    'array[i] and [图1]',
    '[/b]',
    '[a "b"',
  ])('prose in brackets stays: %s', (source) => {
    expect(renderClassic(source)).toBe(`\n<p>${source}</p>\n`);
  });

  it('double brackets show a shortcode instead of running it', () => {
    expect(renderClassic('Write [[gallery ids="1"]] or [[box a=1]x[/box]].')).toContain(
      'Write &#91;gallery ids="1"&#93; or &#91;box a=1]x[/box&#93;.',
    );
  });

  it('are not recognized in tags, code, preformatted text and comments', () => {
    for (const source of [
      '<a title="[gallery ids=1]">x</a>',
      '<code>[gallery ids=1]</code>',
      '<pre>[gallery ids=1]</pre>',
      '<!-- [gallery ids=1] -->',
    ]) {
      expect(renderClassic(source)).toContain(source);
    }
  });
});

describe('stored content', () => {
  it('gets paragraphs for the classic text between blocks, but not inside blocks', () => {
    const source =
      '<!-- wp:paragraph --><p>a\nb</p><!-- /wp:paragraph -->\n\nfree\n\ntext\n<!-- wp:freeform -->\nc\n\nd\n<!-- /wp:freeform -->';
    expect(flat(storedToHtml(source))).toBe('<p>a\nb</p>\n<p>free</p>\n<p>text</p>\n<p>c</p>\n<p>d</p>');
  });

  it('has its shortcodes expanded inside blocks too, except in code blocks', () => {
    expect(storedToHtml('<!-- wp:shortcode -->\n[audio src="/a.mp3"]\n<!-- /wp:shortcode -->')).toContain('<audio');
    expect(storedToHtml('<!-- wp:html -->[audio src="/a.mp3"]<!-- /wp:html -->')).toContain('<audio');
    expect(storedToHtml('<!-- wp:code --><pre><code>[audio src="/a.mp3"]</code></pre><!-- /wp:code -->')).toContain(
      '[audio',
    );
  });
});

describe('any classic text', () => {
  const wordsOf = (text: string) => text.match(/w\d+/g) ?? [];

  it('keeps every word, in order', () => {
    fc.assert(
      fc.property(anyClassicText(), (source) => {
        expect(wordsOf(renderClassic(source))).toEqual(wordsOf(source));
      }),
      { numRuns: times(500) },
    );
  });

  it('is the same when it is rendered again', () => {
    fc.assert(
      fc.property(anyClassicText(), (source) => {
        const html = renderClassic(source);
        expect(flat(renderClassic(html))).toBe(flat(html));
      }),
      { numRuns: times(500) },
    );
  });

  it.each([
    '<a "',
    "<a x='",
    '<!--',
    '<pre>',
    '<div>',
    '</div>',
    '[a "',
    '[a x=“',
    '[a_b]',
    '[caption width=1]',
    '[x][/y]',
    '\n ',
    ' ',
    '<br>\n',
    '[[a_b]] ',
    '<em>x\n\n',
    'http://a.b\n',
  ])('renders in linear time: %j', { retry: 3 }, (piece) => {
    const short = piece.repeat(Math.ceil(15_000 / piece.length));
    renderClassic(short);
    const long = short.repeat(6);
    const once = processorTime(() => renderClassic(short));
    const sixTimes = processorTime(() => renderClassic(long));
    expect(sixTimes).toBeLessThan(Math.max(60, once * 20));
  });
});
