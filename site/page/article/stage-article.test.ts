import { describe, expect, it } from 'vitest';
import { playerHosts } from '#contract/player-hosts.ts';
import { printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import messages from './messages.json';
import { stageArticle } from './stage-article.ts';

const stage = (html: string, idPrefix?: string) =>
  stageArticle(parseHtml(sanitizeHtml(html, 'document', playerHosts)), 'en', idPrefix);
const draw = (html: string) => printHtml(stage(html).nodes);

describe('a heading', () => {
  it('has a unique anchor from its text, in any language and even if the text repeats', () => {
    const { headings, nodes } = stage(
      '<h2>Recoil &amp; <em>click</em></h2><h3>触觉入门</h3><h2>Recoil click</h2><h2>!</h2><h2>Content</h2>',
    );
    expect(headings).toEqual([
      { level: 2, words: 'Recoil & click', id: 'recoil-click' },
      { level: 3, words: '触觉入门', id: '触觉入门' },
      { level: 2, words: 'Recoil click', id: 'recoil-click-2' },
      { level: 2, words: '!', id: 'section' },
      { level: 2, words: 'Content', id: 'content-2' },
    ]);
    expect(printHtml(nodes)).toContain(
      '<h3 id="触觉入门">触觉入门<a class="article-anchor" href="#%E8%A7%A6%E8%A7%89%E5%85%A5%E9%97%A8" aria-hidden="true" tabindex="-1"></a></h3>',
    );
  });

  it('keeps an anchor that the article links to', () => {
    expect(stage('<a href="#to-x">a</a><h2 id="to-x">Recoil</h2>').headings[0]?.id).toBe('to-x');
  });

  it('has an anchor with the prefix of its text, if a page has several', () => {
    expect(stage('<h2>Recoil</h2>', 'b1-').headings[0]?.id).toBe('b1-recoil');
  });
});

describe('a video of a platform', () => {
  const link = (url: string) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><a href="${url}">${url}</a></div><figcaption>One <em>click</em></figcaption></figure>`;

  it.each([
    ['an address', link('https://youtu.be/aBcD_fGh-1k'), 'One click'],
    ['a player', '<iframe src="https://www.youtube.com/embed/aBcD_fGh-1k"></iframe>', 'Video (YouTube)'],
    [
      'a player with a name',
      '<iframe title="The click" src="https://www.youtube.com/embed/aBcD_fGh-1k"></iframe>',
      'The click',
    ],
  ])('is a link until it is pressed if it was written as %s', (_, html, title) => {
    const drawn = draw(html);
    expect(drawn).toContain('href="https://www.youtube.com/watch?v=aBcD_fGh-1k"');
    expect(drawn).toContain(
      `aria-label="Play: ${title}" data-attach="video" data-embed="https://www.youtube-nocookie.com/`,
    );
    expect(drawn).not.toMatch(/<iframe|src=/);
  });

  it('keeps its caption', () => {
    expect(draw(link('https://vimeo.com/76979871'))).toContain('<figcaption>One <em>click</em></figcaption>');
  });

  it('is only a link to the page if the platform is unknown', () => {
    expect(draw(link('https://news.example/1'))).toContain('<a href="https://news.example/1"');
  });
});

describe('media on other hosts', () => {
  it.each([
    [
      '<img src="https://o.example/a.jpg" alt="A hand">',
      '<a class="article-elsewhere" href="https://o.example/a.jpg" rel="noopener noreferrer">See the picture on o.example: A hand</a>',
    ],
    [
      '<a href="https://o.example/"><img src="https://o.example/a.jpg" alt=""></a>',
      '<span class="article-elsewhere">See the picture on o.example</span></a>',
    ],
    ['<video src="https://o.example/a.mp4"></video>', '>Watch on o.example</a>'],
    ['<audio><source src="https://o.example/a.mp3"></audio>', '>Listen on o.example</a>'],
  ])('are replaced by a link with text, because pages load nothing from other hosts: %s', (html, drawn) => {
    expect(draw(html)).toContain(drawn);
    expect(draw(html)).not.toMatch(/<(?:img|video|audio|source)/);
  });

  it('are removed from a player that also has a local file', () => {
    expect(
      draw(
        '<video poster="https://o.example/p.jpg"><source src="https://o.example/a.mp4"><source src="/a.webm"></video>',
      ),
    ).toContain('<video controls=""><source src="/a.webm"></video>');
  });

  it('do not include media of this site', () => {
    const html = '<figure><img src="/a.jpg" width="4" height="3" alt=""></figure>';
    expect(draw(html)).toBe(html);
  });
});

it('code can be scrolled by keyboard, and keeps the class of its language', () => {
  expect(draw('<pre class="wp-block-code"><code class="language-js x">a</code></pre>')).toBe(
    '<pre class="wp-block-code" tabindex="0" role="group" aria-label="Code"><code class="language-js">a</code></pre>',
  );
});

it('the messages have the same keys in both languages', () => {
  expect(Object.keys(messages.zh)).toEqual(Object.keys(messages.en));
});
