import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageTag } from '#contract/content-tags.ts';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from '../freshness/cms-door.ts';
import { stampTag, storableTag } from '../freshness/content-tags.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import type { PageFiles } from './page-files.ts';
import { createPageStore } from './page-store.ts';
import { createSitePages, type SitePages } from './site-pages.ts';

const published: PublishedContent = {
  source: 'first',
  version: 5,
  pages: ['/', '/one', '/旅程'].map((path) => ({ locale: 'zh', path, modified: '2026-01-01T00:00:00Z', version: 5 })),
  redirects: [],
  shared: new Map(),
};

/** A disk without files. */
const noFiles: PageFiles = {
  has: () => false,
  read: async () => null,
  write: () => undefined,
  remove: () => undefined,
  keepOnly: () => undefined,
  flush: async () => undefined,
};

let content = published;
let isAway = false;
let freshness: Freshness;
let pages: SitePages;
beforeEach(async () => {
  content = published;
  isAway = false;
  const answer = async () => {
    if (isAway) throw new Error('away');
    return content;
  };
  freshness = createFreshness({
    cms: { askState: answer, askPublished: answer },
    log: createLog({ room: 'site', write: () => undefined }),
  });
  pages = createSitePages(createPageStore(noFiles), freshness);
  await freshness.ready;
});

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/0123abc/$${pathname}`;
const get = (pathname: string) => pages.get(keyOf(pathname), 'APP_PAGE');

/** Stores a page as Next does after rendering it. */
function render(pathname: string, words: string, more: object = {}) {
  const path = decodeURI(pathname).replace(/^\/zh/, '') || '/';
  const tags = [stampTag(freshness.state()), storableTag(pageTag('zh', path)), 'menu:zh', 'settings', '_N_T_/layout'];
  pages.set(keyOf(pathname), {
    kind: 'APP_PAGE',
    html: words,
    headers: { 'x-next-cache-tags': tags.join(',') },
    status: undefined,
    ...more,
  });
}

describe('a published page', () => {
  it('is stored once it was rendered, even with Chinese characters in its address', async () => {
    for (const pathname of ['/zh', '/zh/one', encodeURI('/zh/旅程')]) {
      expect(await get(pathname)).toBeNull();
      render(pathname, `words of ${pathname}`);
      expect((await get(pathname))?.value.html).toBe(`words of ${pathname}`);
    }
  });

  it('is rendered again for the first visitor after its change was announced', async () => {
    render('/zh/one', 'old');
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/one'] });
    expect(await get('/zh/one')).toBeNull();
    render('/zh/one', 'new');
    expect((await get('/zh/one'))?.value.html).toBe('new');
  });

  it('is not replaced by an older rendering that finishes later', async () => {
    const late = { headers: { 'x-next-cache-tags': `${stampTag(freshness.state())},page:zh:/one` } };
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/one'] });
    render('/zh/one', 'new');
    render('/zh/one', 'old', late);
    expect((await get('/zh/one'))?.value.html).toBe('new');
  });

  it('is served in its old version during a CMS outage, and caches must revalidate it', async () => {
    render('/zh/one', 'old');
    await freshness.announce({ source: 'first', version: 6, tags: ['page:zh:/one'] });
    isAway = true;
    freshness.noteFailure();
    const shown = await get('/zh/one');
    expect(shown?.value.html).toBe('old');
    expect(shown?.value.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('from another database is not served while the CMS is available', async () => {
    render('/zh/one', 'of the first database');
    content = { ...published, source: 'second', version: 2 };
    await freshness.announce({ source: 'second', version: 2, tags: [] });
    expect(await get('/zh/one')).toBeNull();
  });

  it('is removed when it is no longer published', async () => {
    render('/zh/one', 'words');
    content = { ...published, version: 6, pages: published.pages.filter(({ path }) => path !== '/one') };
    await freshness.pull();
    pages.prune();
    expect(pages.has('/zh/one')).toBe(false);
    expect(pages.has('/zh')).toBe(false);
    render('/zh', 'home');
    pages.prune();
    expect(pages.has('/zh')).toBe(true);
  });
});

describe('nothing is stored', () => {
  it('for an address that is not published', async () => {
    for (const pathname of ['/zh/invented', '/en/one', '/studio/invented', '/x', '/zh/one/more', '/zh/ONE']) {
      render(pathname, 'words');
      expect(pages.has(pathname), pathname).toBe(false);
    }
  });

  it('for redirects, errors and pages without content', async () => {
    render('/zh/one', 'moved', { status: 307 });
    render('/zh/one', 'broken', { status: 500 });
    render('/zh/one', 'empty', { headers: {} });
    render('/zh/one', 'no page', { kind: 'REDIRECT' });
    pages.set(keyOf('/zh/one'), null);
    expect(pages.has('/zh/one')).toBe(false);
  });

  it('for responses of the CMS to a query', async () => {
    expect(await pages.get('0123', 'FETCH')).toBeNull();
    pages.set('0123', { kind: 'FETCH', data: { body: 'x' } });
    expect(pages.has('0123')).toBe(false);
  });
});

describe('the site’s own documents', () => {
  it('are stored without content from the CMS, and never outdated', async () => {
    render('/studio', 'studio', { headers: {} });
    await freshness.announce({ source: 'first', version: 9, tags: ['settings', 'menu:zh'] });
    expect((await get('/studio'))?.value.html).toBe('studio');
  });

  it('keep their status', async () => {
    render('/_not-found', 'nothing here', { headers: {}, status: 404 });
    expect((await get('/_not-found'))?.value.status).toBe(404);
  });
});

describe('an announcement', () => {
  it('waits for a rendering that began before it, so that later requests do not share its result', async () => {
    await get('/zh/one');
    let isSettled = false;
    const settling = pages.settle().then(() => {
      isSettled = true;
    });
    await wait(20);
    expect(isSettled).toBe(false);
    render('/zh/one', 'done');
    await settling;
  });

  it('does not wait for a rendering that begins after it', async () => {
    const settling = pages.settle();
    await get('/zh/one');
    await settling;
  });

  it('lists the pages that it made outdated, most recently used first', async () => {
    for (const pathname of ['/zh', '/zh/one']) render(pathname, 'words');
    await get('/zh');
    await freshness.announce({ source: 'first', version: 6, tags: ['settings'] });
    expect(pages.listOutdated()).toEqual(['/', '/one']);
  });
});
