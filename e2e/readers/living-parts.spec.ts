import type { Locator } from '@playwright/test';
import { block, createPage, deletePages, untilDelivered } from '../support/documents.ts';
import { createEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/page-checks.ts';

test('a visitor draws a curve, plays it, takes it back, and sends it to a colleague, by pointer and by keyboard', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/en', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const pad = page.locator('.feel').first();
  const stage = pad.getByRole('slider', { name: /^Haptic curve/ });
  const facts = pad.locator('[data-facts]');
  const outline = pad.locator('.feel-outline').first();
  const own = await outline.getAttribute('d');
  const seen = await watchPlaying(pad);
  expect(fetched.filter((url) => url.includes('open-feel-pad'))).toEqual([]);

  // The first stroke loads the code and is not lost.
  const { x, y, width, height } = await stage.boundingBox().then((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  await page.mouse.move(x + width * 0.1, y + height * 0.9);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 12 });
  await page.mouse.move(x + width * 0.9, y + height * 0.9, { steps: 12 });
  await page.mouse.up();
  await expect(facts).toContainText(/peak (7|8)\d%/);
  const drawn = await outline.getAttribute('d');
  expect(drawn).not.toBe(own);
  // What was drawn plays, and the mass moves with it.
  await expect.poll(seen).toEqual({ playing: true, moved: true });
  await expect(pad.getByRole('button', { name: 'Feel it' })).toBeVisible();
  await expect(pad.locator('.feel-device')).toHaveAttribute('style', '--offset: 0;');

  await pad.getByRole('button', { name: 'Undo' }).click();
  await expect(outline).toHaveAttribute('d', own ?? '');
  await pad.getByRole('button', { name: 'Clear' }).click();
  await expect(facts).toHaveText('No curve yet');
  await stage.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'PageUp', 'PageUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(stage).toHaveAttribute('aria-valuetext', '100 ms: intensity 45%');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stage).toHaveAttribute('aria-valuetext', '100 ms: intensity 40%');
  const said = pad.locator('[data-said]');
  await expect(said).toContainText('Undone');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Playing');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pad.getByRole('button', { name: 'Recoil' }).click();
  const sent = await facts.textContent();
  await pad.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(facts).toHaveText(sent ?? '');
  // What is no curve is ignored.
  await page.goto('about:blank');
  await page.goto(`${link}x`);
  const seenAtLast = await watchPlaying(pad);
  await pad.getByRole('button', { name: 'Feel it' }).click();
  await expect.poll(async () => (await seenAtLast()).playing).toBe(true);
  await expect(outline).toHaveAttribute('d', own ?? '');
});

test('for visitors who prefer reduced motion a curve plays without moving anything but its playhead', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en', { waitUntil: 'load' });
  await untilAlive(page);
  const pad = page.locator('.feel').first();
  const seen = await watchPlaying(pad);
  await pad.getByRole('button', { name: 'Feel it' }).click();
  await expect.poll(async () => (await seen()).playing).toBe(true);
  await expect(pad).not.toHaveAttribute('data-playing');
  expect(await seen()).toEqual({ playing: true, moved: false });
  await context.close();
});

test('the curves of a case play before and after', async ({ page }) => {
  await page.goto('/en/product/haptic');
  await untilAlive(page);
  const curves = page.locator('[data-attach="haptic-curves"]').first();
  for (const [index, play] of (await curves.getByRole('button', { name: /^Play/ }).all()).entries()) {
    const seen = await watchPlaying(curves.locator('.curve').nth(index));
    await play.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await seen()).playing).toBe(true);
    await expect(curves.locator('[data-playing]')).toHaveCount(0);
  }
});

test('the waveform of the hero loads nothing and rests until it is pressed, and then plays', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/explore/about', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const wave = page.locator('.hero-wave');
  const canvas = wave.locator('canvas');
  await wave.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('play-wave'))).toEqual([]);

  // The press that loads the player also plays it.
  const { x = 0, y = 0 } = (await wave.locator('.h-wave').boundingBox()) ?? {};
  await page.mouse.click(x + 200, y + 60);
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));
  const isMoving = async () => {
    const before = await picture();
    return (await picture()) !== before;
  };
  await expect.poll(isMoving, { timeout: 8_000, intervals: [30] }).toBe(true);
  // It stops after its signature has been played once.
  await expect.poll(isMoving, { timeout: 10_000, intervals: [300] }).toBe(false);
  const atRest = await picture();
  await canvas.click({ position: { x: 200, y: 60 } });
  await expect.poll(async () => (await picture()) !== atRest, { intervals: [30] }).toBe(true);

  // Another pattern replaces it, with its own length and frequencies.
  const scale = wave.locator('[data-scale]');
  const ownScale = await scale.textContent();
  await wave.getByRole('button', { name: '后坐力' }).focus();
  await page.keyboard.press('Enter');
  await expect(scale).toHaveText('900 ms · 47–180 Hz');
  await expect(wave.getByRole('button', { pressed: true })).toHaveText('后坐力');
  await wave.getByRole('button', { name: '本页波形' }).click();
  await expect(scale).toHaveText(ownScale ?? '');
});

test('the waveform is a static drawing for visitors who prefer reduced motion', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/explore/about', { waitUntil: 'load' });
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

test('a visitor finds a model by typing, sees the number of matches, and can share the search', async ({
  page,
  product,
}) => {
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

test('on a phone the brands of a model list are collapsed, and open one by one, for a search or for a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/explore/hapticslist');
  await untilAlive(page);
  const list = page.locator('[data-attach="model-list"]');
  const open = list.locator('.models-toggle[aria-expanded="true"]');
  const brand = (name: string) => list.getByRole('button', { name, exact: true });
  const samsung = list.getByText('Galaxy S24 Ultra', { exact: true });
  await expect(open).toHaveCount(0);
  await expect(list.locator('.models-fold').first()).toHaveAttribute('hidden', 'until-found');
  await brand('Samsung').click();
  await brand('Apple').click();
  await expect(open).toHaveCount(2);
  await expect(samsung).toBeVisible();
  await brand('Samsung').click();
  await expect(open).toHaveCount(1);

  await list.getByRole('searchbox').fill('mate 60');
  await expect(brand('Huawei')).toHaveAttribute('aria-expanded', 'true');
  await expect(list.locator('ul.models > li:visible')).toHaveText(['Mate 60 Pro+', 'Mate 60 Pro', 'Mate 60']);
  await list.getByRole('searchbox').fill('');
  await expect(open).toHaveCount(1);
  await expect(brand('Apple')).toHaveAttribute('aria-expanded', 'true');

  const id = await list.locator('section:has([data-brand]:text-is("Samsung"))').getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/en/explore/hapticslist#${id}`);
  await expect(brand('Samsung')).toHaveAttribute('aria-expanded', 'true');
  await expect(brand('Samsung')).toBeInViewport();
  await page.setViewportSize({ width: 1080, height: 900 });
  await expect(list.locator('.models-fold[hidden]')).toHaveCount(0);
});

test('the Tab key skips the panels of tabs that are not open', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  const tabs = page.locator('[data-attach="tabs"]').first();
  await tabs.locator('[role="tab"][aria-selected="true"]').focus();
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const panel = await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id ?? null);
    if (panel !== null && stops.at(-1) !== panel) stops.push(panel);
  }
  expect(stops).toEqual([await tabs.locator('[role="tabpanel"]:not([hidden])').getAttribute('id')]);
});

test('the list of models is complete without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en/explore/hapticslist?q=nothing');
  expect(await page.locator('[data-attach="model-list"] ul.models > li:visible').count()).toBeGreaterThan(20);
  await context.close();
});

test('a gallery leads from one enlarged picture to the next and back, closes at once, and enlarges without scripts', async ({
  page,
  browser,
  product,
}) => {
  const editor = await createEditor(product.url);
  const files = await editor.request<{ id: number }[]>({ path: '/wp/v2/media?media_type=image&per_page=3' });
  const pictures = files.map(({ id }) => ({ picture: { id }, caption: '' }));
  const gallery = block('gallery', 'views', { heading: 'Views', pictures });
  const slug = `gallery-${Date.now()}`;
  const made = await createPage(editor, { locale: 'en', slug, blocks: [gallery] });
  try {
    await untilDelivered(editor);
    await page.goto(`/en/${slug}`);
    await untilAlive(page);
    const thumbnails = page.locator('.gallery-pictures button');
    const view = page.locator('.gallery-view:popover-open');
    await thumbnails.first().click();
    await view.getByRole('button', { name: 'Next picture' }).click();
    await expect(view).toHaveAttribute('aria-label', 'Picture 2 of 3');
    await view.getByRole('button', { name: 'Previous picture' }).click();
    await expect(view).toHaveAttribute('aria-label', 'Picture 1 of 3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(view).toHaveAttribute('aria-label', 'Picture 3 of 3');
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(thumbnails.first()).toBeFocused();

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const still = await context.newPage();
    await still.goto(`/en/${slug}`);
    await still.locator('.gallery-pictures button').first().click();
    const shown = still.locator('.gallery-view').first();
    await expect(shown.getByRole('button')).toHaveText(['Close']);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toBeHidden();
    await context.close();
  } finally {
    await deletePages(editor, [made]);
  }
});
/** Returns what a part has shown since then, however briefly: that it plays, and that the mass of its actuator moved. */
async function watchPlaying(part: Locator): Promise<() => Promise<{ playing: boolean; moved: boolean }>> {
  const seen = await part.evaluateHandle((root) => {
    const seen = { playing: false, moved: false };
    new MutationObserver(() => {
      seen.playing ||= root.hasAttribute('data-playing');
      seen.moved ||= /--offset: -?0\.\d*[1-9]/.test(root.querySelector('.feel-device')?.getAttribute('style') ?? '');
    }).observe(root, { attributes: true, subtree: true });
    return seen;
  });
  return () => seen.jsonValue();
}
