import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';

test('the waveform of the hero rests, with nothing fetched for it, until somebody presses it: then it plays', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const wave = page.locator('.hero-wave');
  const canvas = wave.locator('canvas');
  await wave.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('waveform-player'))).toEqual([]);

  // The press that fetches the player is the one that it plays.
  const { x = 0, y = 0 } = (await wave.locator('.h-wave').boundingBox()) ?? {};
  await page.mouse.click(x + 200, y + 60);
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

  // Another pattern takes its place, and says its own length and frequencies.
  const scale = wave.locator('[data-scale]');
  const ownScale = await scale.textContent();
  await wave.getByRole('button', { name: '后坐力' }).focus();
  await page.keyboard.press('Enter');
  await expect(scale).toHaveText('900 ms · 47–180 Hz');
  await expect(wave.getByRole('button', { pressed: true })).toHaveText('后坐力');
  await wave.getByRole('button', { name: '本页波形' }).click();
  await expect(scale).toHaveText(ownScale ?? '');
});

test('the waveform is a still drawing for whoever asks for less motion', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'load' });
  await untilAlive(page);
  await page.locator('.hero-wave').scrollIntoViewIfNeeded();
  const drawing = () => page.locator('.hero-wave .h-wave path').first().getAttribute('d');
  const own = await drawing();
  await page.locator('.hero-wave').getByRole('button', { name: '点击' }).click();
  await expect.poll(drawing).not.toBe(own);
  await page.waitForTimeout(500);
  await expect(page.locator('.hero-wave canvas')).toHaveCount(0);
  await expect(page.locator('.hero-wave svg').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  await context.close();
});

test('a visitor finds a model by typing, is told how many, and can share the search', async ({ page, product }) => {
  await page.goto('/explore/hapticslist');
  const list = page.locator('[data-attach="model-list"]');
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
  expect(await page.locator('[data-attach="model-list"] ul.models > li:visible').count()).toBeGreaterThan(20);
  await context.close();
});
