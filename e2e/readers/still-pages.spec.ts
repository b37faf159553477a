import { brotliCompressSync } from 'node:zlib';
import { attachmentsPath } from '#contract/still-pages.ts';
import { expect, test } from '../support/journey.ts';
import { listAllPublicPages } from '../support/public-pages.ts';

/** Maximum bytes of script that a page may load before any interaction, on the wire. */
const mostScript = 12 * 1024;

test('no public page contains anything of React or Next, and its modules are at most 12 KB', async ({
  product,
  request,
}) => {
  const weights = new Map<string, number>();
  const weigh = async (address: string) => {
    const known = weights.get(address);
    if (known !== undefined) return known;
    const response = await request.get(address);
    const text = await response.text();
    expect.soft(response.headers()['cache-control'], address).toContain('immutable');
    expect.soft(text, `${address} holds a framework`).not.toMatch(/react|TURBOPACK|__next_f\./i);
    const weight = brotliCompressSync(text).length;
    weights.set(address, weight);
    return weight;
  };
  const addresses = (await listAllPublicPages(product.url)).map(({ address }) => address);
  for (const address of [...addresses, '/404', '/en/404', '/preview?token=none']) {
    const response = await request.get(address);
    const html = await response.text();
    expect.soft(html, `${address} holds data or scripts of Next`).not.toMatch(/__next_f|TURBOPACK|chunks\/[^"']*\.js/);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect.soft(/script-src ([^;]*)/.exec(policy)?.[1], `${address}: scripts`).toBe("'self'");
    const modules = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const parts = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, part = '']) => part);
    // Two parts of a page may refer to the same module.
    const sources = new Set([
      ...modules.flatMap((attributes) => /src="([^"]*)"/.exec(attributes)?.[1] ?? []),
      ...parts,
    ]);
    expect
      .soft(
        modules.filter((each) => !/src=|application\/ld\+json/.test(each)),
        `${address}: inline`,
      )
      .toEqual([]);
    expect
      .soft(
        [...sources].filter((source) => !source.startsWith(`${attachmentsPath}/`)),
        address,
      )
      .toEqual([]);
    let total = 0;
    for (const source of sources) total += await weigh(source);
    expect.soft(total, `${address}: script in all`).toBeLessThanOrEqual(mostScript);
  }
});

test('a page loads the modules of its own blocks and no others', async ({ request }) => {
  const modulesOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/src="[^"]*\/([a-z-]+)-[A-Z0-9]{8}\.js"/g)].map(([, name]) => name);
  };
  // The header's search field suggests titles on every page.
  expect(await modulesOf('/404')).toEqual(['shell', 'search']);
  expect(await modulesOf('/explore/hapticslist')).toContain('model-list');
  expect(await modulesOf('/solution/gaming')).toContain('hero');
  expect(await modulesOf('/solution/gaming')).not.toContain('model-list');
});

test('a link to a place far below leads there, although the content in between is laid out lazily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/solution/gaming');
  const id = await page.locator('#content > .h-band').nth(-2).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/en/solution/gaming#${id}`);
  const top = () => page.locator(`[id="${id}"]`).evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(-2);
  await expect.poll(top).toBeLessThanOrEqual(100);
  // Visible only for the moment in which its height is measured.
  const third = page.locator('#content > .h-band').nth(2);
  await expect.poll(() => third.evaluate((block) => getComputedStyle(block).contentVisibility)).toBe('auto');
});

test('a page keeps its height while it is scrolled, at every width', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en/solution/gaming', { waitUntil: 'networkidle' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Once the browser has been idle, the heights are known.
    let before = -1;
    await expect
      .poll(
        async () => {
          const last = before;
          before = await height();
          return before === last;
        },
        { intervals: [500] },
      )
      .toBe(true);
    for (let step = 1; step <= 12; step += 1) {
      await page.evaluate((y) => window.scrollTo(0, y), (before * step) / 12);
      await page.waitForTimeout(60);
    }
    expect(Math.abs((await height()) - before), `at ${width}`).toBeLessThanOrEqual(2);
  }
});
