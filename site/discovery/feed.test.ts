import { expect, it } from 'vitest';
import type { FeedEntry } from './ask-lists.ts';
import { printFeed } from './feed.ts';
import { feedsOf } from './list-feeds.ts';
import { childrenOf, readXml, textOf } from './testing/read-xml.ts';

const publicUrl = 'https://haptera.example';
const site = { title: 'Haptera', slogan: 'Touch & feel', copyright: null };

const article: FeedEntry = {
  id: 7,
  path: '/post/触感',
  title: 'Keys <on> glass',
  excerpt: 'One key & another',
  content: '<h2>Keys</h2><p>One <a href="/en/x">key</a> &amp; another</p>',
  date: '2024-09-05T02:00:00Z',
  modified: '2024-09-06T02:00:00.5Z',
  author: 'Lin',
  terms: ['Post', 'Apps'],
  picture: { src: '/uploads/a.jpg', mimeType: 'image/jpeg' },
};

function read(entries: readonly FeedEntry[], restBase: string | null = null) {
  const feed = feedsOf('en').find((each) => each.restBase === restBase);
  if (feed === undefined) throw new Error('There is no such feed.');
  return readXml(printFeed({ locale: 'en', feed, entries, site }, publicUrl));
}

it('a feed states its address, its author and when it last changed', () => {
  const feed = read([article]);
  expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
  expect([textOf(feed, 'id'), textOf(feed, 'title'), textOf(feed, 'updated')]).toEqual([
    `${publicUrl}/en/feed.xml`,
    'Haptera',
    '2024-09-06T02:00:00Z',
  ]);
  expect(childrenOf(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['self', `${publicUrl}/en/feed.xml`],
    ['alternate', `${publicUrl}/en`],
  ]);
  expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Haptera']);
});

it('an entry has all fields that feed readers use, and an id that survives a move of its article', () => {
  const [entry] = childrenOf(read([article]), 'entry');
  if (entry === undefined) throw new Error('There is no entry.');
  expect(textOf(entry, 'id')).toBe(`${publicUrl}/?p=7`);
  expect([textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual(['Keys <on> glass', 'One key & another']);
  expect([textOf(entry, 'published'), textOf(entry, 'updated')]).toEqual([
    '2024-09-05T02:00:00Z',
    '2024-09-06T02:00:00Z',
  ]);
  expect(childrenOf(entry, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
    ['alternate', `${publicUrl}/en/post/%E8%A7%A6%E6%84%9F`],
    ['enclosure', `${publicUrl}/uploads/a.jpg`],
  ]);
  expect(childrenOf(entry, 'category').map(({ attributes }) => attributes.term)).toEqual(['Post', 'Apps']);
});

it('an entry has its content as HTML, with the address that relative links belong to', () => {
  const [entry] = childrenOf(read([article]), 'entry');
  const [content] = entry ? childrenOf(entry, 'content') : [];
  expect(content?.attributes).toMatchObject({ type: 'html', 'xml:base': `${publicUrl}/en/post/%E8%A7%A6%E6%84%9F` });
  expect(entry && textOf(entry, 'content')).toBe(article.content);
  const [empty] = childrenOf(read([{ ...article, content: '' }]), 'entry');
  expect(empty && childrenOf(empty, 'content')).toEqual([]);
});

it('characters that XML does not allow are dropped, and the feed stays valid', () => {
  const [entry] = childrenOf(
    read([{ ...article, title: 'a\u0000b\u000bc\ud800d\ufffee', excerpt: '😀\u001f 触' }]),
    'entry',
  );
  expect(entry && [textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual(['abcde', '😀 触']);
});

it('the feed of one content type names it in its title', () => {
  expect(textOf(read([], 'tutorials'), 'title')).toBe('Haptera · Tutorials');
});

it('the feed of an archive names the term in its title, and the archive as its page', () => {
  const feed = { path: '/en/tag/触感/feed.xml', label: 'Touch', page: '/tag/触感' };
  const read = readXml(printFeed({ locale: 'en', feed, entries: [article], site }, publicUrl));
  expect(textOf(read, 'title')).toBe('Haptera · Touch');
  expect(childrenOf(read, 'link').map(({ attributes: { href } }) => href)).toEqual([
    `${publicUrl}/en/tag/%E8%A7%A6%E6%84%9F/feed.xml`,
    `${publicUrl}/en/tag/%E8%A7%A6%E6%84%9F`,
  ]);
});

it('each language has a feed of everything and one for each type of article', () => {
  expect(feedsOf('zh').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/feed.xml', '/feeds/posts.xml', '/feeds/tutorials.xml']),
  );
  expect(feedsOf('en')[0]?.path).toBe('/en/feed.xml');
});
