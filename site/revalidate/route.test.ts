import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTag } from '#contract/content-tags.ts';
import { signatureHeader, signWebhook, webhookKey } from '#contract/webhook.ts';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from '../freshness/cms-door.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import { createRenewal } from '../freshness/renew-pages.ts';
import { createPageStore } from '../page-store/page-store.ts';
import type { Rendered } from '../page-store/rendered.ts';
import { createSitePages, type SitePages } from '../page-store/site-pages.ts';
import { POST } from './route.ts';

const secret = 'a secret that only the CMS and the site know';
const paths = Array.from({ length: 40 }, (_, at) => `/page-${at}`);

/** The addresses that are rendered ahead, which end only when the test says so. */
let asked: string[];
let waiting: (() => void)[];
let content: PublishedContent;
let isAway: boolean;
let freshness: Freshness;
let pages: SitePages;

beforeEach(async () => {
  asked = [];
  waiting = [];
  isAway = false;
  content = {
    source: 'first',
    version: 1,
    pages: paths.map((path) => ({ locale: 'zh', path, modified: '2026-01-01T00:00:00Z', version: 1 })),
    redirects: [],
    shared: new Map(),
  };
  const answer = async () => {
    if (isAway) throw new Error('away');
    return content;
  };
  const log = createLog({ room: 'site', write: () => undefined });
  freshness = createFreshness({ cms: { askState: answer, askPublished: answer }, log });
  const noFiles = {
    has: () => false,
    read: async () => null,
    write: () => undefined,
    remove: () => undefined,
    keepOnly: () => undefined,
    flush: async () => undefined,
  };
  pages = createSitePages(createPageStore(noFiles), freshness);
  await freshness.ready;
  vi.stubEnv('HAPTERA_SECRET', secret);
  const renewal = createRenewal({ freshness, pages, log, mostWaiting: 500 });
  renewal.renderWith((address) => {
    asked.push(address);
    return new Promise((resolve) => waiting.push(resolve));
  });
  globalThis.hapteraSite = {
    ownAddress: null,
    freshness,
    pages,
    renewal,
    attachments: { list: async () => ({ modules: [], parts: [], fonts: null }) },
    hits: { note: () => undefined, flush: async () => undefined },
    isFile: () => false,
    sources: null,
  };
});
afterEach(() => {
  vi.unstubAllEnvs();
  globalThis.hapteraSite = undefined;
});

function announce(announcement: object, signature?: string): Promise<Response> {
  const body = JSON.stringify(announcement);
  const headers = { [signatureHeader]: signature ?? signWebhook(body, webhookKey(secret)) };
  return POST(new Request('http://site/api/revalidate', { method: 'POST', body, headers }));
}

/** Renders and stores a page, unless it is stored already. */
const store = (path: string) => {
  const tags = [pageTag('zh', path), 'menu:zh', 'settings'];
  const render = async (): Promise<Rendered> => ({
    kind: 'page',
    html: 'rendered',
    status: 200,
    tags,
    stamp: freshness.state(),
  });
  return pages.show(`/zh${path}`, render);
};

/** Whether a stored copy is shown. */
const isShown = async (path: string) => {
  const render = async (): Promise<Rendered> => ({ kind: 'redirection', location: '/rendered', status: 307 });
  return (await pages.show(`/zh${path}`, render)).rendered.kind === 'page';
};

describe('an announcement', () => {
  it('is delivered at once, however many pages it names and however slowly they are rendered', async () => {
    for (const path of paths) await store(path);
    const response = await announce({ source: 'first', version: 2, tags: ['menu:zh'], paths });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-edge-purge')).toBe('all');
    // No rendering has finished yet, and no outdated page is served.
    for (const path of paths) expect(await isShown(path), path).toBe(false);
    await expect.poll(() => waiting.length).toBe(2);
  });

  it('renders the changed pages first, and then all others in the background, two at a time', async () => {
    for (const path of paths) await store(path);
    await announce({ source: 'first', version: 2, tags: ['settings'], paths: ['/page-30', '/page-7'] });
    await expect.poll(() => asked).toEqual(['/page-30', '/page-7']);
    for (let done = 0; done < paths.length; done += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      expect(waiting.length).toBeLessThanOrEqual(2);
      waiting.shift()?.();
    }
    expect(new Set(asked)).toEqual(new Set(paths));
    expect(asked).toHaveLength(paths.length);
  });

  it('does not render a page again that a visitor’s request has already rendered', async () => {
    await announce({ source: 'first', version: 2, tags: ['paths'], paths: ['/page-1', '/page-2'] });
    await store('/page-1');
    await expect.poll(() => asked).toEqual(['/page-2']);
  });

  it('renders nothing for addresses that are not published', async () => {
    const left = Array.from({ length: 188 }, (_, at) => `/left-${at}`);
    const response = await announce({ source: 'first', version: 2, tags: ['paths'], paths: ['/page-1', ...left] });
    expect(response.status).toBe(200);
    await expect.poll(() => asked).toEqual(['/page-1']);
  });

  it('is rejected with 503, and so repeated, if the CMS cannot list its pages', async () => {
    isAway = true;
    const response = await announce({ source: 'first', version: 2, tags: ['paths'], paths: [] });
    expect(response.status).toBe(503);
    expect(response.headers.get('x-edge-purge')).toBeNull();
    expect(JSON.parse(await response.text()).code).toBe('cms_unreachable');
  });

  it('that is unsigned or malformed changes nothing', async () => {
    await store('/page-1');
    const message = { source: 'first', version: 2, tags: ['page:zh:/page-1'], paths: [] };
    expect((await announce(message, 't=1,v1=00')).status).toBe(401);
    for (const wrong of [
      {},
      { tags: [], paths: [] },
      { ...message, tags: [1] },
      { ...message, paths: ['x'] },
      { ...message, version: '2' },
    ]) {
      expect((await announce(wrong)).status).toBe(400);
    }
    expect(await isShown('/page-1')).toBe(true);
  });
});
