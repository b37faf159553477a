import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import { createFreshness } from '../freshness/freshness.ts';
import { type PageRequest, readPageRequest } from '../render/page-request.ts';
import type { Site } from '../site.ts';
import { proxy } from './proxy.ts';

const page = (path: string, locale: 'zh' | 'en' = 'zh') => ({
  locale,
  path,
  modified: '2026-01-01T00:00:00Z',
  version: 1,
});

let noted: number[];
beforeEach(() => {
  const content = {
    source: 'first',
    version: 1,
    pages: [
      ...(['zh', 'en'] as const).flatMap((locale) =>
        ['/', '/explore', '/explore/hapticslist', '/community/home', '/a/both', '/b/both', '/terms', '/openApp'].map(
          (path) => page(path, locale),
        ),
      ),
      page('/help'),
      page('/community/customConfig', 'en'),
      page('/触感/引擎'),
      page('/ガイド'),
      { ...page('/find', 'en'), parameters: ['q', 'page'] },
    ],
    redirects: [
      { id: 1, locale: 'zh', path: '/Old/Page', status: 301, target: '/explore' },
      { id: 2, locale: 'en', path: '/asks', status: 302, target: '/en/explore?x=1#part' },
      { id: 3, locale: 'zh', path: '/elsewhere', status: 307, target: 'https://partner.example/a?b=1' },
      { id: 4, locale: 'zh', path: '/ended', status: 410, target: null },
      { id: 5, locale: 'zh', path: '/hapticslist', status: 308, target: '/explore' },
      { id: 6, locale: 'en', path: '/loosely', status: 308, target: '/EN/HapticsList/?x=1' },
      { id: 7, locale: 'zh', path: '/résumé', status: 301, target: '/zh/help' },
    ] as const,
    archives: [{ locale: 'en', taxonomy: 'category', slug: 'games', count: 25 }] as const,
    shared: new Map(),
  };
  const answer = async () => content;
  const log = createLog({ room: 'site', write: () => undefined });
  noted = [];
  const site: Pick<Site, 'freshness' | 'hits' | 'pages' | 'isFile' | 'ownAddress'> = {
    ownAddress: 'http://localhost:4010',
    hits: { note: (id) => void noted.push(id), flush: async () => undefined },
    freshness: createFreshness({ cms: { askState: answer, askPublished: answer }, log }),
    pages: {
      has: () => true,
      show: () => Promise.reject(new Error('The proxy renders nothing.')),
      listOutdated: () => [],
      isCurrent: () => false,
      prune: () => undefined,
    },
    isFile: (pathname) => pathname === '/icon.svg',
  };
  Reflect.set(globalThis, 'hapteraSite', site);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'hapteraSite'));

function ask(address: string, accept = 'text/html,*/*'): Promise<Response> {
  return proxy(new NextRequest(`http://localhost${address}`, { headers: { accept } }));
}

/** What the route that renders pages is asked for; null if the address leads elsewhere. */
async function askForPage(address: string): Promise<PageRequest | null> {
  const { pathname, searchParams } = new URL(
    (await ask(address)).headers.get('x-middleware-rewrite') ?? 'http://none/',
  );
  return pathname === '/api/page' ? readPageRequest(Object.fromEntries(searchParams)) : null;
}

it.each([
  ['/EN', '/en'],
  ['/EN/', '/en'],
  ['/en/', '/en'],
  ['/zh', '/'],
  ['/ZH/Explore/', '/explore'],
  ['/En/explore/HapticsList?q=x&y=%20', '/en/explore/hapticslist?q=x&y=%20'],
  ['/explore/hapticslist/', '/explore/hapticslist'],
  ['/en/hapticslist/?q=mate', '/en/explore/hapticslist?q=mate'],
  ['/community', '/community/home'],
  ['/en/Community/', '/en/community/home'],
  ['/EN/404', '/en/404'],
  ['/openapp', '/openApp'],
  ['/terms/childzh', '/terms/ChildZH'],
  ['/EN/Terms/CHILDEN/?x=1', '/en/terms/ChildEN?x=1'],
  ['/en/configtool/customconfig', '/en/configTool/customConfig'],
  ['/ZH/%E8%A7%A6%E6%84%9F/%E5%BC%95%E6%93%8E', '/%E8%A7%A6%E6%84%9F/%E5%BC%95%E6%93%8E'],
  ['/explore//', '/explore'],
  ['/EN//Explore///HapticsList//?a=%20b&c=%2B', '/en/explore/hapticslist?a=%20b&c=%2B'],
  ['/feed/', '/feed.xml'],
  ['/EN/feed/?x=1', '/en/feed.xml'],
  ['/en/Category/Games/', '/en/category/games'],
  ['/en/category/games/page/1', '/en/category/games'],
  ['/en/category/console/games/feed/', '/en/category/games/feed.xml'],
  ['/en/Category/Games/Feed.xml', '/en/category/games/feed.xml'],
  ['/page/2/', '/'],
  [`/${encodeURIComponent('ガイド'.normalize('NFD'))}`, `/${encodeURIComponent('ガイド')}`],
])('%s redirects permanently to %s in one step', async (asked, right) => {
  const response = await ask(asked);
  expect(response.status).toBe(308);
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  expect(pathname + search).toBe(right);
});

it.each([
  '/',
  '/en',
  '/explore/hapticslist',
  '/en/404',
  '/en/category/games/page/2',
  '/terms/ChildZH',
  '/terms/ChildEN',
  '/en/terms/ChildZH',
  '/en/configTool/customConfig',
  '/%e8%a7%a6%e6%84%9f/%e5%bc%95%e6%93%8e',
  '/en/preview?token=x',
])('%s is not redirected', async (address) => expect((await ask(address)).headers.get('location')).toBeNull());

it('the feed of an archive is answered by its own handler, and none exists without an archive', async () => {
  const feed = await ask('/en/category/games/feed.xml', '*/*');
  expect(feed.headers.get('x-middleware-rewrite')).toBe('http://localhost/en/feeds/category/games');
  for (const path of ['/en/category/none/feed.xml', '/category/games/feed.xml', '/en/category/games/page/2/feed.xml'])
    expect((await ask(path, '*/*')).status, path).toBe(404);
});

it('the feeds of comments are gone, and an archive in another language is not found', async () => {
  expect((await ask('/comments/feed/', '*/*')).status).toBe(410);
  expect((await ask('/category/games')).headers.get('location')).toBe('http://localhost/404');
});

it('the last part of an address redirects to no page if two pages have it', async () => {
  expect((await ask('/both')).headers.get('location')).toBe('http://localhost/404');
});

it('a missing file redirects browsers to the 404 page, and gives all other clients a plain 404', async () => {
  for (const address of ['/foo.png', '/x.php', '/en/.env']) {
    expect([address, (await ask(address)).status]).toEqual([address, 307]);
    const refused = await ask(address, 'image/avif,*/*;q=0.8');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await refused.text()).toContain('site_not_found');
  }
});

it('a page that reads its query is rendered per request, never cached, and gets no other parameters', async () => {
  expect(await askForPage('/en/find?q=%E8%A7%A6+a&x=1&q=b')).toEqual({
    view: 'dynamic',
    locale: 'en',
    path: '/find',
    sent: { q: '触 a' },
    variesBy: [],
  });
});

it.each(['/en/find', '/en/find?x=1', '/en/find?q='])(
  'the address %s, which has no query, is the same cached page for everyone',
  async (address) => {
    const sent = { sent: {}, variesBy: ['q', 'page'] };
    expect(await askForPage(address)).toEqual({ view: 'page', locale: 'en', path: '/find', ...sent });
  },
);

it('a page that reads no query is the same for any query', async () => {
  const wanted = { view: 'page', locale: 'en', path: '/explore', sent: {}, variesBy: [] };
  for (const query of ['', '?q=x', '?view=gone&path=/404&locale=zh&sent=a%3Db'])
    expect(await askForPage(`/en/explore${query}`)).toEqual(wanted);
});

it.each([
  ['/terms', '/zh/terms'],
  ['/terms?lang=en', '/zh/terms/ChildEN'],
  ['/terms?x=1&lang=EN', '/zh/terms/ChildEN'],
  ['/terms?lang=zh', '/zh/terms'],
  ['/terms?lang=fr', '/zh/terms'],
  ['/en/terms?lang=zh', '/en/terms/ChildZH'],
  ['/en/terms?lang=', '/en/terms'],
  ['/help?lang=en', '/zh/help'],
])(
  '%s shows the text in the requested language as %s, and is cached by that parameter alone',
  async (address, shown) => {
    const { view, locale, path, variesBy } = (await askForPage(address)) ?? {};
    expect([view, `/${locale}${path}`, variesBy]).toEqual(['page', shown, ['lang']]);
  },
);

it.each(['/help/ChildEN', '/configTool/customConfig'])(
  '%s leads to the 404 page while its document is not published',
  async (address) => expect((await ask(address)).headers.get('location')).toBe('http://localhost/404'),
);

it('the route that renders pages cannot be requested directly', async () => {
  for (const address of [
    '/api/page?view=page&locale=en&path=/find',
    '/API/Page',
    '/en/api/page?view=opened&path=/help',
  ])
    expect((await ask(address)).headers.get('location')).toMatch(/^http:\/\/localhost(?:\/en)?\/404$/);
});

it('a preview gets its token, an opened document its pass and who let the reader in, and nothing else', async () => {
  const rest = { variesBy: [] };
  expect(await askForPage('/en/preview?token=t&pass=x')).toEqual({
    ...rest,
    view: 'preview',
    locale: 'en',
    path: '/',
    sent: { token: 't' },
  });
  expect(await askForPage('/en/opened/help/%E8%A7%A6?pass=p&by=password&token=x')).toEqual({
    ...rest,
    view: 'opened',
    locale: 'en',
    path: '/help/触',
    sent: { pass: 'p', by: 'password' },
  });
});

it.each([
  ['/old/page', 301, '/explore'],
  ['/OLD/Page/?q=1', 301, '/explore?q=1'],
  ['/en/asks?q=1', 302, '/en/explore?x=1#part'],
  ['/hapticslist', 308, '/explore'],
  ['/old//page//?q=%20', 301, '/explore?q=%20'],
  ['/en/loosely', 308, '/en/explore/hapticslist?x=1'],
  [`/${encodeURIComponent('Re\u0301sume\u0301')}/?a='`, 301, '/help?a=%27'],
])('%s redirects with %i to %s', async (asked, status, location) => {
  const response = await ask(asked);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(`http://localhost${location}`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('any address leads to its page in at most one step, with its query, and never to another site', async () => {
  const steps = [
    '',
    'explore',
    'Explore',
    'hapticslist',
    'community',
    'old',
    'page',
    'loosely',
    'ended',
    '404',
    'openapp',
  ];
  const step = fc.oneof(
    fc.constantFrom(...steps, 'terms', 'ChildEN', 'find', 'a', 'both', '..', '%2F', '%5C', '@x.y', 'x:y'),
    fc.constantFrom('ガイド', '触感', '引擎', 'résumé').chain((name) => fc.constantFrom(name, name.normalize('NFD'))),
  );
  const slashes = fc.constantFrom('/', '//', '///');
  const address = fc
    .tuple(
      fc.constantFrom('', '/en', '/EN', '/zh', '/Zh'),
      fc.array(fc.tuple(slashes, step), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '/', '//'),
      fc.constantFrom('', '?q=%20b&c=%2B', '?x=//y.z', '?'),
    )
    .map(([prefix, parts, end, query]) => [prefix, ...parts.flat(), end, query].join(''));
  await fc.assert(
    fc.asyncProperty(address, async (asked) => {
      // The edge refuses these before the site is asked.
      fc.pre(!asked.startsWith('//'));
      const { headers } = await ask(asked);
      const location = headers.get('location');
      if (location === null) return;
      const { origin, pathname, search } = new URL(location);
      expect(origin).toBe('http://localhost');
      const again = await ask(pathname + search);
      expect(again.headers.get('location')).toBeNull();
      const { search: sent } = new URL(asked, 'http://localhost');
      if (headers.has('x-edge-pass-query')) expect(search).toBe(sent);
    }),
    { numRuns: 500 },
  );
});

it('a redirect to another site drops the query', async () => {
  const response = await ask('/elsewhere?token=secret');
  expect(response.headers.get('location')).toBe('https://partner.example/a?b=1');
});

it('an address that was removed answers 410, with a page for browsers and without one for programs', async () => {
  expect(await askForPage('/ended')).toMatchObject({ view: 'gone', locale: 'zh' });
  expect((await ask('/ended', '*/*')).status).toBe(410);
});

it('every use of a redirect is counted, and no other request', async () => {
  for (const address of ['/old/page', '/Old/Page', '/ended', '/explore', '/nowhere']) await ask(address);
  expect(noted).toEqual([1, 1, 4]);
});

it.each(['/feed.xml', '/en/feed.xml', '/feeds/posts.xml', '/en/feeds/tutorials.xml'])(
  'the feed at %s is in the language of its address',
  async (address) => {
    const [locale, rest] = address.startsWith('/en/') ? ['en', address.slice(3)] : ['zh', address];
    expect((await ask(address)).headers.get('x-middleware-rewrite')).toBe(`http://localhost/${locale}${rest}`);
  },
);

it.each([
  '/feeds/a/b',
  '/feeds/invented.xml',
  '/en/feeds/posts.xml/more',
  '/sitemaps/a/b',
  '/sitemaps',
  '/share-pictures',
])('%s is neither a feed, a sitemap nor a share picture, and nothing is rendered for it', async (address) => {
  const answer = await ask(address);
  expect(answer.headers.get('x-middleware-rewrite')).toBeNull();
  expect(answer.status).not.toBe(200);
});

it('leads a browser at another name of this machine to the own address, in development', async () => {
  const ask = (host: string) => proxy(new NextRequest('http://localhost:4010/en/help?x=1', { headers: { host } }));
  const response = await ask('127.0.0.1:4010');
  expect([response.status, response.headers.get('location')]).toEqual([307, 'http://localhost:4010/en/help?x=1']);
  for (const host of ['localhost:4010', '127.0.0.1:5010', 'www.haptera.example'])
    expect((await ask(host)).headers.get('location') ?? '').not.toContain('//localhost:4010/en/help?x=1');
});
