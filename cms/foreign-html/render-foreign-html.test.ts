import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyClassicText } from '#cms-schema/classic/testing/any-classic-text.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { tagSoup } from '#kit/html/testing/tag-soup.ts';
import { times } from '#kit/testing/long-run.ts';
import { withoutHighlights } from './highlights.ts';
import { createLibrary } from './library.ts';
import { normalizeTree } from './normalize-tree.ts';
import { renderForeignHtml } from './render-foreign-html.ts';

const origin = 'https://site.example';
const render = (source: string) => renderForeignHtml(source, origin).replace(/\n\s*/g, '');

describe('HTML rendered by WordPress', () => {
  it('has captions converted to picture blocks, whatever the theme', () => {
    const modern =
      '<figure id="attachment_5" aria-describedby="c" style="width: 300px" class="wp-caption alignright"><img src="/a.jpg" alt="" class="size-full"><figcaption id="c" class="wp-caption-text">A <em>click</em></figcaption></figure>';
    const old =
      '<div id="attachment_5" style="width: 310px" class="wp-caption alignright"><img src="/a.jpg" alt="" class="size-full"><p class="wp-caption-text">A <em>click</em></p></div>';
    expect(render(modern)).toBe(
      '<figure class="wp-block-image alignright" style="width: 300px"><img class="wp-image-5 size-full" src="/a.jpg" alt=""><figcaption class="wp-element-caption">A <em>click</em></figcaption></figure>',
    );
    expect(render(old)).toBe(render(modern));
  });

  it('has galleries converted to gallery blocks, whatever the theme', () => {
    const picture = '<a href="/1.jpg"><img src="/1.jpg" alt=""></a>';
    const modern = `<div id='gallery-1' class='gallery galleryid-9 gallery-columns-2 gallery-size-medium'><figure class='gallery-item'><div class='gallery-icon landscape'>${picture}</div><figcaption class='wp-caption-text gallery-caption'>One</figcaption></figure></div>`;
    const old = `<style>.a{}</style><div class='gallery gallery-columns-2'><dl class='gallery-item'><dt class='gallery-icon landscape'>${picture}</dt><dd class='wp-caption-text gallery-caption'>One</dd></dl><br style="clear: both" /></div>`;
    expect(render(modern)).toBe(
      `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image">${picture}<figcaption class="wp-element-caption">One</figcaption></figure></figure>`,
    );
    expect(render(old)).toBe(render(modern));
  });

  it('keeps what the layout of galleries, columns, covers and media beside text needs, also as older versions wrote it', () => {
    const gallery =
      '<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/1.jpg" alt=""></figure></li></ul></figure>';
    expect(render(gallery)).toBe(gallery);
    const columns =
      '<div class="wp-block-columns is-not-stacked-on-mobile"><div class="wp-block-column is-vertically-aligned-center" style="flex-basis: 33.33%"><p>One</p></div></div>';
    expect(render(columns)).toBe(columns);
    const beside =
      '<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns: auto 30%"><figure class="wp-block-media-text__media"><img src="/1.jpg" alt=""></figure><div class="wp-block-media-text__content"><p>One</p></div></div>';
    expect(render(beside)).toBe(beside);
    const cover =
      '<div class="wp-block-cover has-background-dim" style="background-image:url(https://site.example/1.jpg);min-height:430px"><p class="wp-block-cover-text">One</p></div>';
    expect(render(cover)).toBe(
      '<div class="wp-block-cover has-background-dim" style="min-height: 430px"><img class="wp-block-cover__image-background" src="/1.jpg" alt=""><p class="wp-block-cover-text">One</p></div>',
    );
  });

  it('keeps no style by which content could leave its place', () => {
    for (const style of [
      'min-height: 99999px',
      'flex-basis: calc(100% + 1px)',
      'grid-template-columns: 1px 1px 1px',
      'background-image: url(https://elsewhere.example/x)',
      'position: fixed',
    ]) {
      expect(render(`<div class="wp-block-column" style="${style}"><p>One</p></div>`)).not.toContain('style');
    }
    expect(
      render('<div class="wp-block-cover" style="background-image:url(javascript:alert(1))"><p>One</p></div>'),
    ).toBe('<div class="wp-block-cover"><p>One</p></div>');
  });

  it('has players converted to blocks, without the counter in their addresses and the fallback link', () => {
    const source =
      '<div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" loop preload="metadata" controls><source type="video/mp4" src="/v.mp4?_=1" /><a href="/v.mp4">/v.mp4</a></video></div>';
    expect(render(source)).toBe(
      '<figure class="wp-block-video"><video width="640" height="360" loop="" preload="metadata" controls=""><source src="/v.mp4" type="video/mp4"></video></figure>',
    );
  });

  it('has players of platform videos converted to embeds', () => {
    const url = 'https://www.youtube.com/watch?v=aBcD_fGh-1k';
    expect(render(`<video class="wp-video-shortcode"><source type="video/youtube" src="${url}&_=1" /></video>`)).toBe(
      `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><a href="${url}" rel="noopener noreferrer">${url}</a></div></figure>`,
    );
  });

  it('has playlists, whose files are in a script, converted to players with titles', () => {
    const data = JSON.stringify({ type: 'audio', tracks: [{ src: '/s.mp3', title: 'One <b>', caption: '' }] });
    expect(
      render(
        `<div class="wp-playlist"><audio></audio><script type="application/json" class="wp-playlist-script">${data}</script></div>`,
      ),
    ).toBe(
      '<figure class="wp-block-audio"><audio src="/s.mp3" preload="none" controls=""></audio><figcaption class="wp-element-caption">One &lt;b&gt;</figcaption></figure>',
    );
  });

  it.each([
    '<p>https://vimeo.com/1</p>',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/1\n</div></figure>',
  ])('has an address on its own converted to an embed: %s', (source) => {
    expect(render(source)).toBe(
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><a href="https://vimeo.com/1" rel="noopener noreferrer">https://vimeo.com/1</a></div></figure>',
    );
  });

  it('contains no lightbox buttons, comments, numbered classes or empty paragraphs', () => {
    const source =
      '<figure data-wp-interactive="core/image" class="wp-block-image wp-container-7 wp-lightbox-container"><img src="/a.jpg" alt=""><button class="lightbox-trigger"><svg></svg></button></figure><p>&nbsp;</p><p><!--more Read on--></p><!-- wp:Haptics/Hero {"a":1} /--><p>End</p>';
    expect(render(source)).toBe(
      '<figure class="wp-block-image wp-lightbox-container"><img src="/a.jpg" alt=""></figure><p>End</p>',
    );
  });

  it('contains no blocks inside paragraphs', () => {
    expect(render('<p>a <figure><img src="/a.jpg" alt=""></figure> b</p>')).toBe(
      '<p>a</p><figure><img src="/a.jpg" alt=""></figure><p>b</p>',
    );
  });

  it.each([
    ['https://site.example/a?b=1#c', '/a?b=1#c'],
    ['http://SITE.example/', '/'],
    ['https://site.example', '/'],
    ['//site.example/?p=1', '/?p=1'],
    ['https://site.example//evil.example', '/evil.example'],
  ])('has addresses on the site’s own host made root-relative: %s', (address, related) => {
    expect(render(`<a href="${address}">x</a>`)).toBe(`<p><a href="${related}">x</a></p>`);
  });

  it('keeps addresses on other hosts, even if their names begin alike', () => {
    for (const address of [
      'https://other.example/a',
      'https://site.example.evil.example/',
      'https://site.example:81/',
    ]) {
      expect(render(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
    }
  });

  it('has addresses in `srcset` made root-relative as well', () => {
    expect(
      render(
        '<img src="https://site.example/a.jpg" srcset="https://site.example/a.jpg 300w, https://cdn.example/b.jpg 600w" alt="">',
      ),
    ).toBe('<figure><img src="/a.jpg" srcset="/a.jpg 300w, https://cdn.example/b.jpg 600w" alt=""></figure>');
  });
});

describe('links within a text', () => {
  it('still work, with ids that are unique on the page', () => {
    const source =
      '<p id="x">a<sup id="ref"><a href="#fn%C3%A9">1</a></sup></p><ol><li id="fné">b <a href="#ref">↩</a></li></ol><a href="#gone">c</a>';
    const html = render(source);
    expect(html).toBe(
      '<p>a<sup id="to-ref"><a href="#to-fné">1</a></sup></p><ol><li id="to-fné">b <a href="#to-ref">↩</a></li></ol><p><a href="#gone">c</a></p>',
    );
    expect(render(html)).toBe(html);
  });

  it('cannot use an id of anything else on the page', () => {
    expect(render('<a href="#content">a</a><h2 id="content">b</h2><h2 id="content">c</h2>')).toBe(
      '<p><a href="#to-content">a</a></p><h2 id="to-content">b</h2><h2>c</h2>',
    );
    expect(sanitizeHtml('<h2 id="content">b</h2>', 'document')).toBe('<h2>b</h2>');
  });
});

describe('search highlights', () => {
  it.each([
    '<mark class="ep-highlight">click</mark>',
    '<span class="relevanssi-query-term">click</span>',
    '<span style="background-color: #ffaf75">click</span>',
    "<span class='searchwp-highlight'>click</span>",
    '<span class="search-everything-highlight-color" style="background-color:orange">click</span>',
    '<strong class="search-excerpt">click</strong>',
  ])('become marks in the text and are removed from titles: %s', (marked) => {
    expect(render(`<p>A ${marked}.</p>`)).toBe('<p>A <mark>click</mark>.</p>');
    expect(withoutHighlights(`A <em>${marked}</em>.`)).toBe('A <em>click</em>.');
  });

  it('are not confused with an editor’s emphasis', () => {
    expect(render('<p>A <strong>click</strong>.</p>')).toBe('<p>A <strong>click</strong>.</p>');
    expect(withoutHighlights('A <mark>click</mark>.')).toBe('A <mark>click</mark>.');
  });
});

describe('any content', () => {
  const settled = (html: string) => html.replace(/\s+/g, ' ').trim();

  it('is rendered clean, and cleaning or normalizing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyClassicText(), tagSoup()), (source) => {
        const html = renderForeignHtml(source, origin);
        expect(sanitizeHtml(html, 'document', playerHosts)).toBe(html);
        const again = printHtml(normalizeTree(parseHtml(html), { origin, library: createLibrary([]) }));
        expect(settled(sanitizeHtml(again, 'document', playerHosts))).toBe(settled(html));
      }),
      { numRuns: times(300) },
    );
  });

  it('keeps every word of classic text', () => {
    const wordsOf = (text: string) => (text.match(/w\d+/g) ?? []).toSorted();
    fc.assert(
      fc.property(anyClassicText(), (source) => {
        expect(wordsOf(renderForeignHtml(source, origin))).toEqual(wordsOf(source));
      }),
      { numRuns: times(300) },
    );
  });

  it('is only sanitized if paragraphs would make it exceed the size limit', () => {
    const source = `${'a\n\n'.repeat(58_000)}<b>b</b>`;
    expect(renderForeignHtml(source, origin)).toContain('<strong>b</strong>');
  });
});
