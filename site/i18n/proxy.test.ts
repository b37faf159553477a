import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import { createFreshness } from '../freshness/freshness.ts';
import type { Site } from '../site.ts';
import { proxy } from './proxy.ts';

const page = (path: string, locale: 'zh' | 'en' = 'zh') => ({
  locale,
  path,
  modified: '2026-01-01T00:00:00Z',
  version: 1,
});

beforeEach(() => {
  const content = {
    source: 'first',
    version: 1,
    pages: [
      ...(['zh', 'en'] as const).flatMap((locale) =>
        ['/', '/explore', '/explore/hapticslist', '/community/home', '/a/both', '/b/both'].map((path) =>
          page(path, locale),
        ),
      ),
      page('/触感/引擎'),
    ],
    moved: [],
    shared: new Map(),
  };
  const answer = async () => content;
  const log = createLog({ room: 'site', write: () => undefined });
  const site: Pick<Site, 'freshness' | 'pages' | 'isFile'> = {
    freshness: createFreshness({ cms: { askState: answer, askPublished: answer }, log }),
    pages: {
      has: () => true,
      get: async () => null,
      set: () => undefined,
      listOutdated: () => [],
      isCurrent: () => false,
      prune: () => undefined,
      settle: async () => undefined,
    },
    isFile: (pathname) => pathname === '/icon.svg',
  };
  Reflect.set(globalThis, 'hapteraSite', site);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'hapteraSite'));

function ask(address: string, accept = 'text/html,*/*'): Promise<Response> {
  return proxy(new NextRequest(`http://localhost${address}`, { headers: { accept } }));
}

it.each([
  ['/EN', '/en'],
  ['/EN/', '/en'],
  ['/en/', '/en'],
  ['/zh', '/'],
  ['/ZH/Explore/', '/explore'],
  ['/En/explore/HapticsList?q=x&y=%20', '/en/explore/hapticslist?q=x&y=%20'],
  ['/explore/hapticslist/', '/explore/hapticslist'],
  ['/hapticslist', '/explore/hapticslist'],
  ['/en/hapticslist/?q=mate', '/en/explore/hapticslist?q=mate'],
  ['/community', '/community/home'],
  ['/en/Community/', '/en/community/home'],
  ['/EN/404', '/en/404'],
  ['/ZH/%E8%A7%A6%E6%84%9F/%E5%BC%95%E6%93%8E', '/%E8%A7%A6%E6%84%9F/%E5%BC%95%E6%93%8E'],
])('%s moves to %s in one step', async (asked, right) => {
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
  '/%e8%a7%a6%e6%84%9f/%e5%bc%95%e6%93%8e',
  '/en/preview?token=x',
])('%s is shown where it is', async (address) => expect((await ask(address)).headers.get('location')).toBeNull());

it('the end of an address that two pages share leads to neither', async () => {
  expect((await ask('/both')).headers.get('location')).toBe('http://localhost/404');
});

it('a file that is not there leads a visitor to the 404 page, and is refused to everybody else', async () => {
  for (const address of ['/foo.png', '/x.php', '/en/.env']) {
    expect([address, (await ask(address)).status]).toEqual([address, 307]);
    const refused = await ask(address, 'image/avif,*/*;q=0.8');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await refused.text()).toContain('site_not_found');
  }
});
