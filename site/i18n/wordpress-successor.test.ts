import { expect, test } from 'vitest';
import { wordPressSuccessor } from './wordpress-successor.ts';

const pages = ['/', '/post', '/category/games', '/category/games/page/2', '/tag/touch', '/author/lin'];
const follow = (path: string, known = pages) =>
  wordPressSuccessor(path, (wished) => known.find((page) => page === wished) ?? null);

test.each([
  ['/feed', '/feed.xml'],
  ['/feed/rss2', '/feed.xml'],
  ['/Feed/atom', '/feed.xml'],
  ['/comments/feed', 'gone'],
  ['/comments/feed/rss2', 'gone'],
  ['/page/2', '/post'],
  ['/category/games/feed', '/category/games/feed.xml'],
  ['/category/parent/games/feed/rss2', '/category/games/feed.xml'],
  ['/author/lin/feed', '/author/lin/feed.xml'],
  ['/author/lin/page/9', '/author/lin'],
  ['/category/parent/games', '/category/games'],
  ['/category/parent/games/page/2', '/category/games/page/2'],
  ['/category/games/page/9', '/category/games'],
  ['/tag/touch/feed/atom', '/tag/touch/feed.xml'],
])('%s has the successor %s', (path, successor) => expect(follow(path)).toBe(successor));

test.each([
  '/',
  '/feeds',
  '/rss',
  '/page',
  '/page/x',
  '/category',
  '/category/none',
  '/tag/none/feed',
  '/author/editor',
])('%s has no successor', (path) => expect(follow(path)).toBeNull());

test('a page of the list of posts leads home if there is no such list', () => {
  expect(follow('/page/2', ['/'])).toBe('/');
});

test('an address with very many steps is not looked up', () => {
  expect(follow(`/category/${'a/'.repeat(20)}games`)).toBeNull();
});

test('no successor has a successor of its own, so that one redirect is enough', () => {
  for (const path of ['/feed', '/page/2', '/category/a/games', '/category/games/page/9', '/tag/touch/feed']) {
    const successor = follow(path) ?? '';
    expect([successor, [...pages, '/feed.xml', '/tag/touch/feed.xml'].includes(successor)]).toEqual([successor, true]);
  }
});
