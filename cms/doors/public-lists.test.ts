import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { signatureHeader, signWebhook } from '#contract/webhook.ts';
import { systemViewer } from '../permission/viewer.ts';
import { listSitemapEntries, listSitemapParts } from '../publishing/sitemap-store.ts';
import { aPage, aPicture } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { createHttp } from './http.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

interface Entry {
  readonly path: string;
  readonly modified: string;
  readonly translations: readonly object[];
  readonly pictures: readonly string[];
  readonly excerpt: string;
  readonly content: string;
  readonly terms: readonly string[];
}

async function ask(path: string): Promise<{ status: number; entries: Entry[]; parts: object[] }> {
  const response = await createHttp(test.cms)(new Request(`https://haptera.example/public-lists${path}`));
  return { status: response.status, ...JSON.parse(await response.text()) };
}

async function entryOf(locale: string, path: string): Promise<Entry | undefined> {
  return (await ask(`/sitemap/${locale}/1`)).entries.find((entry) => entry.path === path);
}

async function aPair(slug: string, meta: JsonObject = {}) {
  const picture = await aPicture(test.cms, { width: 8 });
  const zh = await aPage(test.cms, { slug, featuredMediaId: picture.id });
  const en = await aPage(test.cms, { slug: `${slug}-en`, locale: 'en', translationOf: zh.id, meta });
  return { zh, en, picture };
}

it('the sitemap of a language lists every page with its translations and pictures', async () => {
  const { zh, picture } = await aPair('mapped');
  expect(await entryOf('zh', '/mapped')).toMatchObject({
    translations: [{ locale: 'en', path: '/mapped-en' }],
    pictures: [`/${picture.file}`],
  });
  expect(await entryOf('en', '/mapped-en')).toMatchObject({ translations: [{ locale: 'zh', path: '/mapped' }] });
  expect(new Date((await entryOf('zh', '/mapped'))?.modified ?? 0).toISOString().slice(0, 19)).toBe(
    new Date(zh.modifiedAt).toISOString().slice(0, 19),
  );
});

it('pages hidden from search engines are in no sitemap, not even as translations', async () => {
  await aPair('half-hidden', { seo_noindex: true });
  expect(await entryOf('en', '/half-hidden-en')).toBeUndefined();
  expect(await entryOf('zh', '/half-hidden')).toMatchObject({ translations: [] });
});

it('drafts are in no sitemap', async () => {
  await aPage(test.cms, { slug: 'map-draft', status: 'draft' });
  expect(await entryOf('zh', '/map-draft')).toBeUndefined();
});

it('a sitemap that would be too long is split, without losing a page', async () => {
  const all = await listSitemapEntries(test.database, 'zh', 1);
  const parts = (await listSitemapParts(test.database, 2)).filter(({ locale }) => locale === 'zh');
  expect(parts.map(({ part }) => part)).toEqual(
    Array.from({ length: Math.ceil(all.length / 2) }, (_, index) => index + 1),
  );
  const joined = await Promise.all(parts.map(({ part }) => listSitemapEntries(test.database, 'zh', part, 2)));
  expect(joined.flat()).toEqual(all);
});

it('unknown languages and unknown lists respond with 404', async () => {
  for (const path of ['/sitemap/fr/1', '/sitemap/zh/0', '/sitemap/zh/1/2', '/feed/zh/pages', '/secrets']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

it('the feed of a language lists its articles, newest first, with 500 characters of those without an excerpt', async () => {
  const paragraph = `<!-- wp:paragraph --><p>${'触'.repeat(700)}</p><!-- /wp:paragraph -->`;
  await aPage(test.cms, { type: 'post', slug: 'older', content: paragraph, date: '2024-01-01T00:00:00Z' });
  await aPage(test.cms, { type: 'post', slug: 'newer', excerpt: 'Its own', date: '2024-02-01T00:00:00Z' });
  const { entries } = await ask('/feed/zh/posts');
  expect(entries.map(({ path, excerpt }) => [path, [...excerpt].length])).toEqual([
    ['/post/newer', 7],
    ['/post/older', 501],
  ]);
  expect(entries[1]?.excerpt.endsWith('…')).toBe(true);
  expect((await ask('/feed/en')).entries).toEqual([]);
});

it('an entry of a feed carries its content as plain HTML, unless it is too long for a feed', async () => {
  const attributes = JSON.stringify({ id: 'a', v: 1, heading: 'A coil', body: '<p>Of copper.</p>' });
  const composed = `<!-- wp:haptera/rich-text ${attributes} /-->\n\n<!-- wp:paragraph --><p>Foreign.</p><!-- /wp:paragraph -->`;
  const long = `<!-- wp:paragraph --><p>${'触'.repeat(100_001)}</p><!-- /wp:paragraph -->`;
  await aPage(test.cms, { type: 'post', locale: 'en', slug: 'coil', content: composed, date: '2024-03-02T00:00:00Z' });
  await aPage(test.cms, { type: 'post', locale: 'en', slug: 'long', content: long, date: '2024-03-01T00:00:00Z' });
  const { entries } = await ask('/feed/en/posts');
  expect(entries.map(({ content }) => content)).toEqual(['<h2>A coil</h2><p>Of copper.</p>\n<p>Foreign.</p>', '']);
});

it('only requests signed with the key of the product may report hits', async () => {
  const { id } = await test.cms.redirects.createRedirect(systemViewer, { from: '/hit', to: '/x' });
  const tell = (body: string, signature: string) =>
    createHttp(test.cms)(
      new Request('https://haptera.example/redirect-hits', {
        method: 'POST',
        body,
        headers: { [signatureHeader]: signature },
      }),
    );
  const body = JSON.stringify({ hits: [{ id, count: 2, at: '2026-01-01T00:00:00Z' }] });
  expect((await tell(body, 't=1,v1=00')).status).toBe(401);
  const bad = JSON.stringify({ hits: [{ id, count: -2, at: 'x' }] });
  expect((await tell(bad, signWebhook(bad, test.cms.webhookKey))).status).toBe(400);
  expect((await tell(body, signWebhook(body, test.cms.webhookKey))).status).toBe(200);
  expect((await test.cms.redirects.requireRedirect(systemViewer, id)).hits).toBe(2);
});
