import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CmsError } from '../errors.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { flattenRedirects } from './flatten-redirects.ts';
import type { PublicRedirect, RedirectInput } from './model.ts';

let running: TestCms;
beforeAll(async () => {
  running = await openTestCms();
});
afterAll(() => running.close());

const create = (input: RedirectInput) => running.cms.redirects.createRedirect(systemViewer, input);

/** The code and message of the error. */
async function refusalOf(act: Promise<unknown>): Promise<[string, string]> {
  const error = await act.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (error instanceof CmsError) return [error.code, error.message];
  throw new Error(`It was not refused: ${String(error)}`);
}

async function listLed(prefix: string): Promise<string[]> {
  const led = await running.cms.redirects.listPublicRedirects();
  return led
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, status, target }) => `${path} ${status} ${target}`);
}

describe('a redirected address', () => {
  it.each([
    ['/typed/plain', 'zh', '/typed/plain'],
    ['/en/typed/English/', 'en', '/typed/English'],
    ['/typed/%E8%A7%A6%E6%84%9F', 'zh', '/typed/触感'],
    ['/typed/page.html', 'zh', '/typed/page.html'],
    [' https://haptera.example/typed/whole ', 'zh', '/typed/whole'],
    ['/wp-content/typed.pdf', 'zh', '/wp-content/typed.pdf'],
    ['/ZH/typed/chinese', 'zh', '/typed/chinese'],
    ['/EN/typed/capitals', 'en', '/typed/capitals'],
  ])('may be typed as %s', async (from, locale, path) => {
    expect(await create({ from, to: '/somewhere' })).toMatchObject({ locale, path, status: 301, target: '/somewhere' });
  });

  it.each([
    ['//evil.example/a', 'not_here'],
    ['https://evil.example/a', 'not_here'],
    ['no-slash', 'not_here'],
    ['/a\\b', 'not_here'],
    ['/a%0d%0ab', 'not_here'],
    ['/a?b=1', 'has_query'],
    ['/', 'home'],
    ['/en/', 'home'],
    ['/studio/x', 'reserved'],
    ['/uploads/2024/a.png', 'reserved'],
    ['/EN/../wp-json', 'reserved'],
  ])('%s is rejected: %s', async (from, reason) => {
    await expect(create({ from, to: '/x' })).rejects.toMatchObject({
      code: 'haptera_redirect_source',
      data: { reason },
    });
  });

  it('may redirect to a full https address elsewhere', async () => {
    expect((await create({ from: '/to/partner', to: 'https://partner.example/a?b=1' })).target).toBe(
      'https://partner.example/a?b=1',
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'http://evil.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:password@evil.example/',
    '/a\r\nSet-Cookie: x=1',
    '/a\tb',
    'relative',
    '',
    // Nine times as long when encoded, which no client accepts.
    `/${'触'.repeat(1_999)}`,
  ])('may not redirect to %j', async (to) => {
    const [code] = await refusalOf(create({ from: '/to/bad', to }));
    expect(code).toBe('haptera_redirect_target');
  });

  it('has its target encoded, so that it cannot break a header', async () => {
    const { target } = await create({ from: '/to/encoded', to: '/触感/a b'.replace(' ', '%20') });
    expect(target).toBe('/%E8%A7%A6%E6%84%9F/a%20b');
  });

  it.each([
    ['/zh/x/', '/x'],
    ['/EN/x?a=1#b', '/en/x?a=1#b'],
    ['https://haptera.example/y', '/y'],
    ['/a%3Fb', '/a%3Fb'],
  ])('redirects to %s without another hop', async (to, target) => {
    expect((await create({ from: `/spelled/${encodeURIComponent(to)}`, to })).target).toBe(target);
  });

  it('can be redirected only once, regardless of letter case', async () => {
    await create({ from: '/Once/More', to: '/x' });
    const [code, message] = await refusalOf(create({ from: '/once/more', to: '/y' }));
    expect([code, message]).toEqual([
      'haptera_redirect_exists',
      '/once/more is already redirected. Edit that redirect instead.',
    ]);
  });

  it('may not be the address of a published page', async () => {
    await aPage(running.cms, { slug: 'page-here' });
    expect((await refusalOf(create({ from: '/page-here', to: '/x' })))[0]).toBe('haptera_redirect_page');
  });
});

describe('loops and chains', () => {
  it('a redirect to itself is rejected', async () => {
    const [code, message] = await refusalOf(create({ from: '/self', to: '/SELF/?a=1' }));
    expect(code).toBe('haptera_redirect_loop');
    expect(message).toBe('/self would redirect to itself. Choose another target.');
  });

  it('a redirect that closes a loop is rejected, and the error names the other redirect', async () => {
    await create({ from: '/circle/a', to: '/circle/b' });
    const [code, message] = await refusalOf(create({ from: '/circle/b', to: '/circle/a' }));
    expect(code).toBe('haptera_redirect_loop');
    expect(message).toContain('/circle/b would redirect to /circle/a, which redirects back to /circle/b.');
  });

  it('a redirect to a redirected address is rejected, and the error names the final target', async () => {
    await create({ from: '/chain/b', to: '/chain/c' });
    const [code, message] = await refusalOf(create({ from: '/chain/a', to: '/chain/b' }));
    expect(code).toBe('haptera_redirect_chain');
    expect(message).toContain('Redirect /chain/a straight to /chain/c.');
  });

  it('a redirect from the target of another redirect is rejected as well', async () => {
    await create({ from: '/behind/a', to: '/behind/b' });
    const [code, message] = await refusalOf(create({ from: '/behind/b', to: '/behind/c' }));
    expect(code).toBe('haptera_redirect_chain');
    expect(message).toContain('Redirect /behind/a straight to /behind/c.');
  });

  it('a change that would create a loop is rejected and changes nothing', async () => {
    await create({ from: '/turn/a', to: '/turn/b' });
    const other = await create({ from: '/turn/c', to: '/turn/d' });
    const save = running.cms.redirects.saveRedirect(systemViewer, other.id, { from: '/turn/b', to: '/turn/a' });
    expect((await refusalOf(save))[0]).toBe('haptera_redirect_loop');
    expect(await running.cms.redirects.requireRedirect(systemViewer, other.id)).toEqual(other);
  });

  test('flattening reduces all chains to one hop and removes loops', () => {
    const led = (id: number, path: string, target: string | null, status: 301 | 410 = 301): PublicRedirect => ({
      id,
      locale: 'zh',
      path,
      status,
      target,
    });
    const flat = flattenRedirects([
      ...[led(1, '/a', '/b'), led(2, '/b', '/C#x'), led(3, '/c', 'https://partner.example/')],
      ...[led(4, '/d', '/e'), led(5, '/e', '/d'), led(6, '/f', '/g'), led(7, '/g', null, 410)],
    ]);
    expect(flat.map(({ path, status, target }) => `${path} ${status} ${target}`)).toEqual([
      '/a 301 https://partner.example/',
      '/b 301 https://partner.example/',
      '/c 301 https://partner.example/',
      '/f 410 null',
      '/g 410 null',
    ]);
  });
});

describe('a page that moves', () => {
  it('leaves a redirect that follows it, and older redirects to it still need one hop', async () => {
    const { documents, redirects } = running.cms;
    const page = await aPage(running.cms, { slug: 'moves-a' });
    await create({ from: '/moves-0', to: '/moves-a?x=1' });
    await documents.saveDocument(systemViewer, page.id, { slug: 'moves-b' });
    expect(await listLed('/moves-')).toEqual(['/moves-0 301 /moves-b', '/moves-a 308 /moves-b']);
    await documents.saveDocument(systemViewer, page.id, { slug: 'moves-c' });
    expect(await listLed('/moves-')).toEqual([
      '/moves-0 301 /moves-c',
      '/moves-a 308 /moves-c',
      '/moves-b 308 /moves-c',
    ]);
    const { items } = await redirects.listRedirects(systemViewer, { search: '/moves-a' });
    expect(items.find(({ path }) => path === '/moves-a')).toMatchObject({ documentId: page.id, target: '/moves-c' });
  });

  it('has no visible redirect while it is not on the site', async () => {
    const { documents, redirects } = running.cms;
    const page = await aPage(running.cms, { slug: 'hides' });
    await documents.unpublishDocuments(systemViewer, [{ id: page.id }]);
    expect((await redirects.listRedirects(systemViewer, { search: '/hides' })).total).toBe(0);
    expect(await create({ from: '/hides', to: '/instead' })).toMatchObject({ target: '/instead' });
  });

  it('deletes the redirect from the address that it takes', async () => {
    await create({ from: '/taken', to: '/x' });
    await aPage(running.cms, { slug: 'taken' });
    expect(await listLed('/taken')).toEqual([]);
  });

  it('is no longer followed by a redirect that was edited', async () => {
    const { documents, redirects } = running.cms;
    const page = await aPage(running.cms, { slug: 'left-first' });
    await documents.saveDocument(systemViewer, page.id, { slug: 'left-second' });
    const [left] = (await redirects.listRedirects(systemViewer, { search: '/left-first' })).items;
    const saved = await redirects.saveRedirect(systemViewer, left?.id ?? 0, { to: '/elsewhere', status: 302 });
    expect(saved).toMatchObject({ documentId: null, target: '/elsewhere', status: 302 });
  });
});

test('a redirect can be changed to 410 Gone and back', async () => {
  const { redirects } = running.cms;
  const gone = await create({ from: '/gone', status: 410 });
  expect(gone).toMatchObject({ status: 410, target: null });
  expect((await refusalOf(redirects.saveRedirect(systemViewer, gone.id, { status: 301 })))[0]).toBe(
    'haptera_redirect_target',
  );
  expect(await redirects.saveRedirect(systemViewer, gone.id, { status: 301, to: '/back' })).toMatchObject({
    status: 301,
    target: '/back',
  });
});

test('hits are counted, with the time of the last one', async () => {
  const { redirects } = running.cms;
  const { id } = await create({ from: '/counted', to: '/x' });
  const late = '2026-05-02T10:00:00.000Z';
  await redirects.countRedirectHits([{ id, count: 3, at: late }]);
  await redirects.countRedirectHits([
    { id, count: 2, at: '2026-05-01T10:00:00.000Z' },
    { id: 999_999, count: 1, at: late },
  ]);
  const counted = await redirects.requireRedirect(systemViewer, id);
  expect([counted.hits, new Date(counted.lastHitAt ?? 0).toISOString()]).toEqual([5, late]);
});

test('the list can be searched, sorted and paged', async () => {
  const { redirects } = running.cms;
  for (const name of ['b', 'a', 'c']) await create({ from: `/listed/${name}`, to: `/to-${name}` });
  const pathsOf = async (query: object) =>
    (await redirects.listRedirects(systemViewer, { orderBy: 'from', descending: false, ...query })).items.map(
      ({ path }) => path,
    );
  expect(await pathsOf({ search: '/listed/' })).toEqual(['/listed/a', '/listed/b', '/listed/c']);
  expect(await pathsOf({ search: 'to-b' })).toEqual(['/listed/b']);
  expect(await pathsOf({ search: '/listed/', perPage: 2, page: 2 })).toEqual(['/listed/c']);
  expect(await pathsOf({ search: '100%' })).toEqual([]);
});
