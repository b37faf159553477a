import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { createHttp } from './http.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

interface PageState {
  locale: string;
  path: string;
  version: number;
}

async function ask(path: string) {
  const response = await createHttp(test.cms)(new Request(`https://haptera.example${path}`));
  const body: {
    source: string;
    version: number;
    pages: PageState[];
    redirects: { locale: string; path: string; status: number; target: string | null }[];
    shared: Record<string, number>;
  } = JSON.parse(await response.text());
  return { status: response.status, cacheControl: response.headers.get('cache-control'), ...body };
}

it('returns the current content version, and is never cached', async () => {
  await aPage(test.cms);
  expect(await ask('/content-state')).toEqual({
    status: 200,
    cacheControl: 'no-store',
    source: test.cms.published.contentSource(),
    version: test.cms.published.contentVersion(),
  });
});

it('returns the version of the last change of every page', async () => {
  const first = await aPage(test.cms, { slug: 'state-first' });
  const second = await aPage(test.cms, { slug: 'state-second', locale: 'en' });
  const versionOf = async (path: string) =>
    (await ask('/content-state/pages')).pages.find((page) => page.path === path)?.version;
  const before = await versionOf('/state-second');
  await test.cms.documents.saveDocument(systemViewer, first.id, { title: 'changed' });
  expect(await versionOf('/state-first')).toBe(test.cms.published.contentVersion());
  expect(await versionOf('/state-second')).toBe(before);
  expect(second.locale).toBe('en');
});

it('lists the former addresses of a page with its current one', async () => {
  const page = await aPage(test.cms, { slug: 'state-old' });
  await test.cms.documents.saveDocument(systemViewer, page.id, { slug: 'state-new' });
  const { redirects } = await ask('/content-state/pages');
  expect(redirects.find(({ path }) => path === '/state-old')).toMatchObject({
    locale: 'zh',
    status: 308,
    target: '/state-new',
  });
});

it('returns the versions of the last changes of menus and settings', async () => {
  await test.cms.menus.createMenu(systemViewer, { name: 'State', locale: 'en', locations: [] });
  const menu = test.cms.published.contentVersion();
  await test.cms.settings.saveSettings(systemViewer, { slogan: { en: 'Told by its version' } });
  const { shared } = await ask('/content-state/pages');
  expect(shared['menu:en']).toBe(menu);
  expect(shared.settings).toBe(menu + 1);
});

it('is unavailable while the CMS does not hold the write lease', async () => {
  const closed = { ...test.cms, isReady: () => false };
  const response = await createHttp(closed)(new Request('https://haptera.example/content-state'));
  expect(response.status).toBe(503);
});
