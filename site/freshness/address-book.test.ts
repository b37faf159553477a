import { expect, it } from 'vitest';
import { secondAddresses } from '#contract/second-addresses.ts';
import { createAddressBook } from './address-book.ts';

const page = (path: string, locale: 'zh' | 'en' = 'zh') => ({
  locale,
  path,
  modified: '2026-01-01T00:00:00Z',
  version: 1,
});
const terms = [page('/terms'), page('/terms', 'en')];

it('a text per language is one document in that language, whatever prefix its address has', () => {
  const book = createAddressBook({ pages: terms, redirects: [] });
  for (const locale of ['zh', 'en'] as const) {
    expect(book.documentAt(locale, '/terms/ChildZH')).toEqual({ locale: 'zh', path: '/terms' });
    expect(book.documentAt(locale, '/terms/ChildEN')).toEqual({ locale: 'en', path: '/terms' });
    expect(book.documentAt(locale, '/terms')).toEqual({ locale, path: '/terms' });
  }
});

it('no page is listed twice for search engines', () => {
  const { addresses, secondAddresses: seconds } = createAddressBook({ pages: terms, redirects: [] });
  expect(addresses.map(({ address }) => address)).toEqual(['/terms', '/en/terms']);
  expect(seconds).toHaveLength(4);
});

it('the address for a language still shows the page after it has moved', () => {
  const target = '/en/terms-of-use';
  const redirects = [{ id: 1, locale: 'en' as const, path: '/terms', status: 308 as const, target }];
  const book = createAddressBook({ pages: [page('/terms'), page('/terms-of-use', 'en')], redirects });
  expect(book.find('zh', '/terms/childen')).toBe('/terms/ChildEN');
  expect(book.documentAt('zh', '/terms/ChildEN')).toEqual({ locale: 'en', path: '/terms-of-use' });
});

it('a redirect at a second address takes precedence', () => {
  const redirects = [
    { id: 1, locale: 'zh' as const, path: '/terms/ChildEN', status: 301 as const, target: '/en/help' },
  ];
  const book = createAddressBook({ pages: terms, redirects });
  expect(book.redirectAt('zh', '/terms/ChildEN')).toMatchObject({ target: '/en/help' });
  expect(book.find('zh', '/terms/ChildEN')).toBeNull();
});

it('a redirect to an address that cannot be decoded affects no other page', () => {
  const redirects = [{ id: 1, locale: 'zh' as const, path: '/terms', status: 302 as const, target: '/%E0%A4' }];
  const book = createAddressBook({ pages: [page('/terms', 'en')], redirects });
  expect(book.documentAt('zh', '/terms/ChildEN')).toEqual({ locale: 'en', path: '/terms' });
});

it('a document published at a second address is shown there', () => {
  const book = createAddressBook({ pages: [...terms, page('/terms/childzh')], redirects: [] });
  expect(book.find('zh', '/terms/ChildZH')).toBe('/terms/childzh');
  expect(book.documentAt('zh', '/terms/childzh')).toEqual({ locale: 'zh', path: '/terms/childzh' });
});

it('the configuration tool has one page at two addresses, in the language of the prefix', () => {
  const book = createAddressBook({ pages: [page('/community/customConfig')], redirects: [] });
  expect(book.documentAt('zh', '/configTool/customConfig')).toEqual({ locale: 'zh', path: '/community/customConfig' });
  expect(book.find('en', '/configTool/customConfig')).toBeNull();
});

it('a second address never leads to another second address', () => {
  const paths = secondAddresses.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(secondAddresses.filter(({ shows }) => paths.includes(shows.toLowerCase()))).toEqual([]);
});

it('a gate exists only at its own address and in its own language, and is found like a page', () => {
  const gate = { ...page('/docs/inside', 'en'), isGate: true as const };
  const book = createAddressBook({ pages: [gate, page('/docs/inside'), page('/docs', 'en')], redirects: [] });
  expect(book.isGate('en', '/docs/inside')).toBe(true);
  for (const [locale, path] of [
    ['zh', '/docs/inside'],
    ['en', '/docs'],
    ['en', '/docs/inside/below'],
  ] as const)
    expect(book.isGate(locale, path), `${locale} ${path}`).toBe(false);
  expect(book.find('en', '/Docs/Inside')).toBe('/docs/inside');
});

const games = { locale: 'en', taxonomy: 'category', slug: 'games', count: 49 } as const;

it('an archive has as many pages as its documents fill, and is found in any spelling', () => {
  const touch = { locale: 'zh', taxonomy: 'post_tag', slug: '%e8%a7%a6', count: 1 } as const;
  const book = createAddressBook({ pages: [], redirects: [], archives: [games, touch] });
  expect(book.archives.map(({ path }) => path)).toEqual([
    '/category/games',
    '/category/games/page/2',
    '/category/games/page/3',
    '/tag/触',
  ]);
  expect(book.archiveAt('en', '/category/games/page/2')).toMatchObject({
    taxonomy: 'category',
    slug: 'games',
    page: 2,
  });
  expect(book.archiveAt('zh', '/category/games')).toBeNull();
  expect(book.find('en', '/Category/Games/Page/3')).toBe('/category/games/page/3');
  expect(book.find('en', '/category/games/page/1')).toBe('/category/games');
  expect(book.find('en', '/category/games/page/4')).toBeNull();
  expect(book.find('zh', '/tag/触')).toBe('/tag/触');
});

it('a document or redirect at the address of an archive takes precedence', () => {
  const redirects = [
    { id: 1, locale: 'en' as const, path: '/Category/Games/page/2', status: 301 as const, target: '/a' },
  ];
  const book = createAddressBook({ pages: [page('/category/games', 'en')], redirects, archives: [games] });
  expect(book.archives.map(({ path }) => path)).toEqual(['/category/games/page/3']);
  expect(book.redirectAt('en', '/category/games/page/2')).toMatchObject({ target: '/a' });
});
