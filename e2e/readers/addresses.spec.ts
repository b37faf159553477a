import { languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { secondAddresses } from '#contract/second-addresses.ts';
import { specifiedRoutes, unlinkedRoutes } from '#contract/testing/specified-routes.ts';
import { expect, test } from '../support/journey.ts';
import { isHiddenPage, listAllPublicPages } from '../support/public-pages.ts';

test('an unknown address shows the 404 page of its language, with a matching message and status', async ({
  page,
  request,
  complaints,
}) => {
  for (const [unknown, target, lang] of [
    ['/no/such/page', '/404', 'zh-CN'],
    ['/en/no/such/page', '/en/404', 'en'],
    ['/%E8%A7%A6%E6%84%9F/x', '/404', 'zh-CN'],
  ] as const) {
    const first = await request.get(unknown, { maxRedirects: 0 });
    expect(first.status(), unknown).toBe(307);
    expect(new URL(first.headers().location ?? '', 'http://x').pathname, unknown).toBe(target);
    const response = await page.goto(target);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(lang === 'en' ? /\/en$/ : /\/$/);
  }
  // Chromium itself logs a page with status 404.
  expect(complaints.splice(0).every((line) => line.includes('404'))).toBe(true);
});

test('every route of the specification exists in both languages, and all but those for apps and mails are linked', async ({
  request,
}) => {
  const wanted = locales.flatMap((locale) =>
    Object.values(specifiedRoutes)
      .flat()
      .map((path) => ({ locale, path, address: localizePath(path, locale) })),
  );
  const linked = new Set<string>();
  for (const { locale, address } of wanted) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(200);
    const html = await response.text();
    expect.soft(html, `${address}: language`).toContain(`<html lang="${languageTags[locale]}"`);
    expect.soft(html.match(/<h1\b/g), `${address}: h1`).toHaveLength(1);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) linked.add(href);
  }
  const lost = wanted.filter(({ path, address }) => !linked.has(address) && !unlinkedRoutes.includes(path));
  expect(lost.map(({ address }) => address)).toEqual([]);
});

test('a text per language is entirely in its language, whatever surrounds it, and is one page for search engines', async ({
  request,
}) => {
  for (const { path, shows, language } of secondAddresses) {
    if (language === null) continue;
    for (const locale of locales) {
      const address = localizePath(path, locale);
      const html = await (await request.get(address)).text();
      const own = await (await request.get(localizePath(shows, language))).text();
      const canonical = /<link rel="canonical" href="([^"]*)"/;
      expect.soft(canonical.exec(html)?.[1], `${address}: canonical`).toBe(canonical.exec(own)?.[1]);
      const article = /<article [^>]*>[\s\S]*<\/article>/;
      expect.soft(article.exec(html)?.[0], `${address}: text`).toBe(article.exec(own)?.[0] ?? 'a text');
      expect.soft(html, `${address}: shell`).toContain(`<html lang="${languageTags[locale]}"`);
      const isForeign = language !== locale;
      expect.soft(html.includes(`<div lang="${languageTags[language]}"`), `${address}: language`).toBe(isForeign);
    }
  }
});

test('a text is shown in the language that its address requests, in a tab without access to its opener', async ({
  page,
  request,
}) => {
  await page.goto('/en/solution/gaming');
  for (const path of ['/terms', '/privacy']) {
    const link = page.locator(`footer a[href="/en${path}?lang=en"]`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  for (const [address, same] of [
    ['/terms?lang=en', '/terms/ChildEN'],
    ['/en/privacy?lang=zh', '/en/privacy/ChildZH'],
    ['/terms?lang=fr', '/terms'],
    ['/terms?lang=zh', '/terms'],
  ] as const) {
    const [asked, shown] = await Promise.all([address, same].map(async (one) => (await request.get(one)).text()));
    expect(asked, address).toBe(shown);
  }
});

test('without the app, the visitor gets the help page after five seconds; inside another app, nothing is attempted', async ({
  browser,
  product,
}) => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const open = async (userAgent: string) => {
    const context = await browser.newContext({
      userAgent,
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
    });
    return { context, page: await context.newPage() };
  };
  const safari = await open(`${phone} Version/17.5 Safari/604.1`);
  const begun = Date.now();
  await safari.page.goto('/en/community/openApp', { waitUntil: 'commit' });
  await expect(safari.page).toHaveURL(/\/en\/community\/open-app-fail$/, { timeout: 20_000 });
  expect(Date.now() - begun).toBeGreaterThan(5_000);
  await expect(safari.page.getByLabel('Link', { exact: true })).toHaveValue(`${product.url}/en/community/openApp`);
  await safari.context.close();

  const wechat = await open(`${phone} MicroMessenger/8.0.49`);
  await wechat.page.clock.install();
  await wechat.page.goto('/en/community/openApp');
  await expect(wechat.page.getByRole('status').first()).toContainText('You are inside WeChat');
  await expect(wechat.page.locator('[data-open]')).toBeHidden();
  await wechat.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await wechat.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(wechat.page.getByRole('status').first()).toHaveText('Link copied');
  await wechat.page.clock.fastForward(6_000);
  expect(new URL(wechat.page.url()).pathname).toBe('/en/community/openApp');
  await wechat.context.close();
});

test('a malformed address is refused in both languages', async ({ request }) => {
  for (const malformed of ['/%E8%A7%A6%E6%84%9F/%ZZ', '/%00', '/en/%']) {
    const response = await request.get(malformed, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(response.status(), malformed).toBe(400);
    expect(await response.text(), malformed).toMatch(/请检查地址[\s\S]*check the address/);
  }
});

test('the default language has no prefix, and other spellings redirect permanently to the right one', async ({
  request,
}) => {
  for (const [wrong, right] of [
    ['/zh', '/'],
    ['/zh/solution/gaming', '/solution/gaming'],
    ['/zh/solution/gaming?a=1', '/solution/gaming?a=1'],
    ['/Solution/GAMING', '/solution/gaming'],
    ['/en/Solution/gaming', '/en/solution/gaming'],
    ['/solution/gaming/', '/solution/gaming'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/ZH/', '/'],
    ['/En/Solution/Gaming/?a=1', '/en/solution/gaming?a=1'],
    ['/hapticslist?q=mate', '/explore/hapticslist?q=mate'],
    ['/en/hapticslist', '/en/explore/hapticslist'],
  ] as const) {
    const response = await request.get(wrong, { maxRedirects: 0 });
    expect.soft(response.status(), wrong).toBe(308);
    const location = new URL(response.headers().location ?? '', 'http://x');
    expect.soft(location.pathname + location.search, wrong).toBe(right);
  }
});

test('a redirect never leaves the site', async ({ request, product }) => {
  for (const hostile of [
    '//example.com',
    '//example.com/',
    '/zh//example.com',
    '/en//example.com/%2e%2e',
    '/\\example.com',
    '/%5Cexample.com',
    '/zh/%2F%2Fexample.com',
  ]) {
    const response = await request.get(product.url + hostile, { maxRedirects: 0 });
    const location = response.headers().location;
    if (location !== undefined) expect.soft(new URL(location, product.url).origin, hostile).toBe(product.url);
    expect.soft(response.status(), hostile).toBeLessThan(500);
  }
});

test('a phone can add the site to its home screen, in the language of the page', async ({ page, request }) => {
  for (const [address, start, lang] of [
    ['/', '/', 'zh-CN'],
    ['/en', '/en', 'en'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[0-9a-f]{6}$/);
    const links = await page.locator('link[rel="manifest"], link[rel="icon"], link[rel="apple-touch-icon"]').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs) expect.soft((await request.get(href ?? '')).status(), href ?? '').toBe(200);
    const manifest = await (await request.get(hrefs.find((href) => href?.endsWith('.webmanifest')) ?? '')).json();
    expect(manifest).toMatchObject({ start_url: start, lang });
    for (const { src } of manifest.icons) expect.soft((await request.get(src)).status(), src).toBe(200);
  }
});

test('a drawing of the product is immutable at the address that names its content', async ({ request }) => {
  const html = await (await request.get('/en/product/engine')).text();
  const [named = ''] = /\/samples\/[\w-]+\.svg\?v=\w+/.exec(html) ?? [];
  expect(named).not.toBe('');
  const kept = async (address: string) => (await request.get(address)).headers()['cache-control'];
  expect(await kept(named)).toBe('public, max-age=31536000, immutable');
  expect(await kept(named.replace(/v=\w+/, 'v=00000000'))).not.toContain('immutable');
});

test('the language depends only on the address, not on the browser', async ({ browser, product }) => {
  for (const [locale, address, lang] of [
    ['en-US', '/', 'zh-CN'],
    ['zh-CN', '/en', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: product.url });
    const page = await context.newPage();
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});

test('robots.txt links to the site maps of both languages, which list every public page and archive, and no other', async ({
  request,
  product,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap:\s*(\S+)/im.exec(robots)?.[1];
  expect(sitemap).toBe(`${product.url}/sitemap.xml`);
  const readSitemap = async () => {
    const locsOf = async (address: string) =>
      [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const maps = await Promise.all((await locsOf('/sitemap.xml')).map(locsOf));
    return maps
      .flat()
      .map((loc) => new URL(loc).pathname)
      .sort();
  };
  const open = (await listAllPublicPages(product.url)).filter(({ path }) => !isHiddenPage(path));
  const isArchive = (path: string) => /^(?:\/en)?\/(?:category|tag)\//.test(path);
  const readPages = async () => (await readSitemap()).filter((path) => !isArchive(path));
  await expect.poll(readPages).toEqual(open.map(({ address }) => encodeURI(address)).sort());
  const archives = (await readSitemap()).filter(isArchive);
  expect(archives).toEqual(expect.arrayContaining(['/tag/games', '/en/tag/games']));
  for (const path of archives) expect.soft((await request.get(path)).status(), path).toBe(200);
  // Each has a feed, to which WordPress's leads in one step.
  const feed = await request.get('/en/tag/games/feed/');
  expect(new URL(feed.url()).pathname).toBe('/en/tag/games/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('<entry>');
  expect((await request.get('/en/tag/none/feed.xml')).status()).toBe(404);
});
