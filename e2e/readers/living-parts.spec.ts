import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listInteractiveBlocks } from '../support/block-code.ts';
import { expect, test } from '../support/journey.ts';
import { projectRoot } from '../support/product.ts';

/** Opens a page. Gives every script that it has loaded so far. */
async function openWithScripts(page: Page, address: string): Promise<() => Promise<string>> {
  const urls = new Set<string>();
  const note = (url: string) =>
    url.includes('/_next/static/') && url.includes('.js') && urls.add(new URL(url).pathname);
  page.on('response', (response) => note(response.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  return async () => {
    const files = [...urls].map((url) => path.join(projectRoot, '.next', decodeURI(url).replace('/_next/', '')));
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  };
}

test('code of an interactive block comes only with a page that shows the block', async ({ page, complaints }) => {
  const blocks = listInteractiveBlocks();
  const named = (name: string) => blocks.find((block) => block.name === name)?.marks ?? [];
  expect(named('model-list').length, 'marks of the model list that the build contains').toBeGreaterThan(0);
  expect(named('hero').length, 'marks of the hero that the build contains').toBeGreaterThan(0);

  const missing = async (name: string, read: () => Promise<string>) => {
    const scripts = await read();
    return named(name).filter((mark) => !scripts.includes(mark));
  };
  const withList = await openWithScripts(page, '/explore/hapticslist');
  await expect.poll(() => missing('model-list', withList), { timeout: 15_000 }).toEqual([]);

  const withHero = await openWithScripts(page, '/solution/gaming');
  await expect.poll(() => missing('hero', withHero), { timeout: 15_000 }).toEqual([]);
  expect(await missing('model-list', withHero)).toEqual(named('model-list'));

  const readPlain = await openWithScripts(page, '/404');
  await page.waitForTimeout(2500);
  const plain = await readPlain();
  await page.close();
  complaints.splice(0);
  for (const { name, marks } of blocks) {
    expect(
      marks.filter((mark) => plain.includes(mark)),
      `code of ${name} on a page without it`,
    ).toEqual([]);
  }
});

test('the waveform of the hero moves when it comes into sight and answers a press', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const wave = page.locator('.hero-wave');
  await wave.scrollIntoViewIfNeeded();
  const canvas = wave.locator('canvas');
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));
  const isMoving = async () => {
    const before = await picture();
    return (await picture()) !== before;
  };
  await expect.poll(isMoving, { timeout: 8_000, intervals: [30] }).toBe(true);
  // It rests after its signature has been played once.
  await expect.poll(isMoving, { timeout: 10_000, intervals: [300] }).toBe(false);
  const atRest = await picture();
  await canvas.click({ position: { x: 200, y: 60 } });
  await expect.poll(async () => (await picture()) !== atRest, { intervals: [30] }).toBe(true);
});

test('the waveform is a still drawing for whoever asks for less motion', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'load' });
  await page.locator('.hero-wave').scrollIntoViewIfNeeded();
  await page.waitForTimeout(2500);
  await expect(page.locator('.hero-wave canvas')).toHaveCount(0);
  await expect(page.locator('.hero-wave svg').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  await context.close();
});

test('a visitor finds a model by typing, is told how many, and can share the search', async ({ page, product }) => {
  await page.goto('/explore/hapticslist');
  const list = page.locator('[data-model-list]');
  const rows = list.locator('ul.models > li:visible');
  const status = list.getByRole('status');
  const all = await rows.count();
  expect(all).toBeGreaterThan(20);
  const [model = ''] = await rows.allTextContents();
  await expect(async () => {
    await list.getByRole('searchbox').fill('');
    await list.getByRole('searchbox').fill(model.toUpperCase());
    await expect.poll(() => rows.count(), { timeout: 1_000 }).toBeLessThan(all);
  }).toPass();
  expect((await rows.allTextContents()).map((text) => text.toLowerCase())).toContain(model.toLowerCase());
  await expect(status).toContainText(String(await rows.count()));
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === model.toUpperCase());

  const shared = page.url();
  await list.getByRole('searchbox').fill('no such model 0000');
  await expect(rows).toHaveCount(0);
  await expect(status).toContainText('no such model 0000');
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(list.getByRole('searchbox')).toHaveValue(model.toUpperCase());
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(new URL(page.url()).origin).toBe(product.url);
});

test('the list of models is complete without any script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en/explore/hapticslist?q=nothing');
  expect(await page.locator('[data-model-list] ul.models > li:visible').count()).toBeGreaterThan(20);
  await context.close();
});
