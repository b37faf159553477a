import { expect, test } from '../support/journey.ts';
import { isTypical, listAllPublicPages } from '../support/public-pages.ts';

/** One address for each kind of response that the product sends. */
const kinds = {
  page: '/',
  'English page': '/en',
  redirect: '/zh',
  'unknown page': '/no/such/page',
  'not found page': '/404',
  'preview without token': '/preview?token=none',
  file: '/icon.svg',
  drawing: '/samples/controller.svg',
  'missing script': '/_next/static/chunks/none.js',
  health: '/healthz',
  GraphQL: '/graphql?query=%7B__typename%7D',
  REST: '/wp-json/',
  'REST error': '/wp-json/wp/v2/none',
  'sign-in': '/wp-login.php',
  'upload that is missing': '/uploads/2026/01/none.png',
  'site map': '/sitemap.xml',
  feed: '/feed.xml',
  'share picture that is missing': '/share-pictures/zh/none.png',
  robots: '/robots.txt',
} as const;

test('every kind of response carries the security headers', async ({ request }) => {
  for (const [kind, address] of Object.entries(kinds)) {
    const response = await request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    expect.soft(response.status(), kind).toBeLessThan(500);
    const policy = headers['content-security-policy'] ?? '';
    const scripts =
      /script-src ([^;]*)/.exec(policy)?.[1] ?? (/default-src 'none'/.test(policy) ? "'none'" : 'missing');
    expect.soft(scripts, `${kind}: script-src`).not.toMatch(/missing|unsafe-inline|unsafe-eval|\*|https?:|data:/);
    expect.soft(policy, `${kind}: policy`).toMatch(/object-src 'none'|default-src 'none'/);
    expect.soft(policy, `${kind}: policy`).toMatch(/base-uri 'none'|sandbox|default-src 'none'/);
    expect.soft(policy, `${kind}: policy`).toMatch(/frame-ancestors '(none|self)'/);
    expect.soft(headers['x-content-type-options'], kind).toBe('nosniff');
    expect
      .soft(headers['referrer-policy'], kind)
      .toMatch(/^(strict-origin-when-cross-origin|no-referrer|same-origin)$/);
    expect.soft(headers['cross-origin-opener-policy'], kind).toBe('same-origin');
    expect.soft(headers['cross-origin-resource-policy'], kind).toMatch(/^(same-origin|same-site|cross-origin)$/);
    expect.soft(headers['permissions-policy'], kind).toContain('camera=()');
    for (const name of ['x-powered-by', 'server', 'x-nextjs-cache', 'x-edge-purge', 'x-edge-status']) {
      expect.soft(headers[name], `${kind}: ${name}`).toBeUndefined();
    }
  }
});

test('responses for a single visitor are not cached', async ({ request }) => {
  for (const address of ['/preview?token=none', '/en/preview?token=none', '/wp-login.php']) {
    const cacheControl = (await request.get(address, { maxRedirects: 0 })).headers()['cache-control'] ?? '';
    expect.soft(cacheControl, address).toMatch(/no-store/);
    expect.soft(cacheControl, address).not.toMatch(/public/);
  }
  const page = (await request.get('/')).headers()['cache-control'] ?? '';
  expect(page).toContain('max-age=0');
  expect(page).toContain('stale-if-error');
});

test('an injected script does not run on any page, and every page still becomes interactive', async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const { path, address } of await listAllPublicPages(product.url)) {
    if (!isTypical(path)) continue;
    await page.goto(address);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
            once: true,
          });
          setTimeout(() => resolve('nothing was blocked'), 2000);
          const script = document.createElement('script');
          script.textContent = 'window.__injected = true';
          document.body.append(script);
        }),
    );
    expect.soft(blocked, address).toMatch(/^script-src/);
    expect.soft(await page.evaluate(() => Reflect.get(window, '__injected')), address).toBeUndefined();
    const isAlive = page.locator('[data-attach="shell"][data-attached]');
    await expect.soft(isAlive, `${address} comes to life`).toHaveCount(1);
    await expect.soft(page.locator('[data-attach]:not([data-attached])'), address).toHaveCount(0);
  }
  await page.close();
  expect(complaints.splice(0).filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
});

test('event handler attributes and javascript: addresses do not run either', async ({ page, complaints }) => {
  await page.goto('/en');
  const ran = await page.evaluate(async () => {
    const holder = document.createElement('div');
    holder.innerHTML =
      '<img src="/none.png" onerror="window.__ran=1"><a id="evil" href="javascript:window.__ran=2">x</a>';
    const failed = new Promise((resolve) => holder.querySelector('img')?.addEventListener('error', resolve));
    document.body.append(holder);
    document.getElementById('evil')?.click();
    await failed;
    // The link is followed a moment after the click.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Reflect.get(window, '__ran');
  });
  expect(ran).toBeUndefined();
  await page.close();
  expect(complaints.splice(0).filter((line) => line.includes('Content Security Policy')).length).toBeGreaterThan(0);
});

test('no other site can frame a page, and a page can frame only the video hosts', async ({
  page,
  request,
  complaints,
}) => {
  const headers = (await request.get('/en')).headers();
  expect(headers['x-frame-options']).toBe('DENY');
  await page.goto('/en');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        setTimeout(() => resolve('nothing was blocked'), 3000);
        const frame = document.createElement('iframe');
        frame.src = 'https://example.com/';
        document.body.append(frame);
      }),
  );
  expect(blocked).toBe('frame-src');
  await page.close();
  complaints.splice(0);
});

test('a poisoned request does not affect the page of the next visitor', async ({ request }) => {
  const clean = await (await request.get('/solution/gaming')).text();
  const poison: readonly Readonly<Record<string, string>>[] = [
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { 'Next-Router-Segment-Prefetch': '/_tree', RSC: '1' },
    { Accept: 'text/x-component' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Middleware-Subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '1' },
    { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' },
    { 'X-Edge-Purge': 'all', 'X-Edge-Status': '500' },
  ];
  for (const headers of poison) {
    await request.get('/solution/gaming', { headers });
    await request.get('/solution/gaming?_rsc=1', { headers });
    const after = await request.get('/solution/gaming');
    expect.soft(after.status(), JSON.stringify(headers)).toBe(200);
    expect.soft(after.headers()['content-type'], JSON.stringify(headers)).toContain('text/html');
    expect.soft(await after.text(), JSON.stringify(headers)).toBe(clean);
  }
});

test('server actions, the image optimizer and internal files of the framework are not reachable', async ({
  request,
}) => {
  for (const [method, address, headers] of [
    ['POST', '/', { 'Next-Action': 'x' }],
    ['POST', '/en', { 'Next-Action': '0'.repeat(40), 'content-type': 'text/plain;charset=UTF-8' }],
    ['PUT', '/solution/gaming', {}],
    ['DELETE', '/', {}],
    ['GET', '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=640&q=75', {}],
    ['POST', '/api/revalidate', {}],
    ['POST', '/graphql', { 'content-type': 'application/x-www-form-urlencoded' }],
  ] as const) {
    const response = await request.fetch(address, {
      method,
      headers,
      data: method === 'GET' ? undefined : 'x=1',
      // Addresses that are not pages redirect to the 404 page.
      maxRedirects: method === 'GET' ? 1 : 0,
    });
    expect.soft(response.status(), `${method} ${address}`).toBeGreaterThanOrEqual(400);
    expect.soft(response.status(), `${method} ${address}`).toBeLessThan(500);
  }
});
