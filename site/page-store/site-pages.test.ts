import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTag } from '#contract/content-tags.ts';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from '../freshness/cms-door.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import type { PageFiles } from './page-files.ts';
import { createPageStore } from './page-store.ts';
import type { Rendered } from './rendered.ts';
import { createSitePages, pathnameOf, type SitePages } from './site-pages.ts';

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

const page = (pathname: string, html: string, more: Partial<Extract<Rendered, { kind: 'page' }>> = {}): Rendered => ({
  kind: 'page',
  html,
  status: 200,
  tags: [pageTag('zh', pathname.replace(/^\/zh/, '') || '/'), 'menu:zh', 'settings'],
  stamp: freshness.state(),
  ...more,
});

/** The text that is shown at a pathname: `html`, unless a copy is shown. */
async function show(pathname: string, html = 'rendered') {
  const { rendered, isOutdated } = await pages.show(pathname, async () => page(pathname, html));
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  return isOutdated ? `outdated: ${rendered.html}` : rendered.html;
}

const change = (...tags: string[]) => freshness.announce({ source: 'first', version: 6, tags });

describe('a published page', () => {
  it('is rendered once and then stored, even with Chinese characters in its address', async () => {
    for (const pathname of ['/zh', '/zh/one', '/zh/旅程']) {
      expect(await show(pathname, 'first')).toBe('first');
      expect(await show(pathname, 'second')).toBe('first');
    }
  });

  it('is rendered again for the first visitor after its change was announced', async () => {
    await show('/zh/one', 'old');
    await change('page:zh:/one');
    expect(await show('/zh/one', 'new')).toBe('new');
    expect(await show('/zh/one', 'newer')).toBe('new');
  });

  it('is not replaced by an older rendering that finishes later', async () => {
    let finish = () => {};
    const late = page('/zh/one', 'old');
    const render = vi.fn(() => new Promise<Rendered>((resolve) => (finish = () => resolve(late))));
    const running = pages.show('/zh/one', render);
    await vi.waitUntil(() => render.mock.calls.length === 1);
    await change('page:zh:/one');
    await show('/zh/one', 'new');
    finish();
    await running;
    expect(await show('/zh/one', 'newer')).toBe('new');
  });

  it('is served in its old version during a CMS outage, and says so', async () => {
    await show('/zh/one', 'old');
    await change('page:zh:/one');
    isAway = true;
    freshness.noteFailure();
    expect(await show('/zh/one', 'new')).toBe('outdated: old');
  });

  it('is served in its old version if the CMS becomes unreachable in the middle of its rendering', async () => {
    await show('/zh/one', 'old');
    await change('page:zh:/one');
    const failing = async () => {
      isAway = true;
      freshness.noteFailure();
      throw new Error('The CMS did not return a block.');
    };
    expect(await pages.show('/zh/one', failing)).toMatchObject({ rendered: { html: 'old' }, isOutdated: true });
    await expect(pages.show('/zh', failing), 'without an older copy').rejects.toThrow(
      'The CMS did not return a block.',
    );
  });

  it('fails if its program is broken, although there is an older copy', async () => {
    await show('/zh/one', 'old');
    await change('page:zh:/one');
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(pages.show('/zh/one', broken)).rejects.toThrow('broken');
    expect(await show('/zh/one', 'new')).toBe('new');
  });

  it('from another database is not served while the CMS is available', async () => {
    await show('/zh/one', 'of the first database');
    content = { ...published, source: 'second', version: 2 };
    await freshness.announce({ source: 'second', version: 2, tags: [] });
    expect(await show('/zh/one', 'of the second database')).toBe('of the second database');
  });

  it('is removed when it is no longer published', async () => {
    await show('/zh/one');
    content = { ...published, version: 6, pages: published.pages.filter(({ path }) => path !== '/one') };
    await freshness.pull();
    await show('/zh');
    pages.prune();
    expect([pages.has('/zh/one'), pages.has('/zh')]).toEqual([false, true]);
  });
});

describe('requests at the same time', () => {
  it('share a rendering', async () => {
    const render = vi.fn(async () => page('/zh/one', 'rendered'));
    await Promise.all([pages.show('/zh/one', render), pages.show('/zh/one', render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('do not share one that began before the last announcement, whatever it was about', async () => {
    const render = vi.fn(async () => page('/zh/one', 'rendered'));
    const before = pages.show('/zh/one', render);
    await vi.waitUntil(() => render.mock.calls.length === 1);
    const running = vi.fn(() => new Promise<Rendered>(() => {}));
    void pages.show('/zh', running);
    await vi.waitUntil(() => running.mock.calls.length === 1);
    await change('page:zh:/another');
    expect(await show('/zh', 'of a later request')).toBe('of a later request');
    await before;
  });

  it('do not share a failure with later ones', async () => {
    const failing = async () => {
      throw new Error('once');
    };
    await expect(pages.show('/zh/one', failing)).rejects.toThrow('once');
    expect(await show('/zh/one')).toBe('rendered');
  });
});

describe('nothing is stored', () => {
  it('for an address that is not published', async () => {
    for (const pathname of ['/zh/invented', '/en/one', '/studio', '/x', '/zh/one/more', '/zh/ONE']) {
      await show(pathname);
      expect(pages.has(pathname), pathname).toBe(false);
    }
  });

  it('for redirections, and pages rendered before the CMS was first reached', async () => {
    const redirection: Rendered = { kind: 'redirection', location: '/404', status: 307 };
    expect(await pages.show('/zh/one', async () => redirection)).toEqual({ rendered: redirection, isOutdated: false });
    await pages.show('/zh/one', async () => page('/zh/one', 'early', { stamp: null }));
    expect(pages.has('/zh/one')).toBe(false);
  });
});

it('the 404 pages are stored with their status, until the menu changes', async () => {
  const pathname = pathnameOf('zh', '/404');
  await show(pathname, 'nothing here');
  pages.prune();
  const copy = await pages.show(pathname, async () => page(pathname, 'again'));
  expect(copy.rendered).toMatchObject({ html: 'nothing here', status: 404 });
  await change('menu:zh');
  expect(await show(pathname, 'with the new menu')).toBe('with the new menu');
});

it('an announcement makes pages outdated; they are listed with the most recently used first', async () => {
  for (const pathname of ['/zh', '/zh/one', '/zh']) await show(pathname);
  await change('settings');
  expect(pages.listOutdated()).toEqual(['/', '/one']);
  expect(pages.isCurrent('/one')).toBe(false);
  await show('/zh/one');
  expect(pages.isCurrent('/one')).toBe(true);
});
