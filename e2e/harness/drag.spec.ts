import { expect, type Locator, type Page } from '@playwright/test';
import { ownPage } from '../support/shared-page.ts';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

/** The position of a point of an element in the window, also for elements of the canvas at any zoom. */
async function spotOf(locator: Locator, down = 0.5): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}

async function take(page: Page, from: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 8, { steps: 3 });
}

async function hold(page: Page, over: { x: number; y: number }): Promise<void> {
  await page.mouse.move(over.x, over.y, { steps: 6 });
  await drawn(page);
}

/** Waits for two animation frames, after which everything has followed the pointer. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Waits until a page has not scrolled for a while, so that the momentum of a swipe has ended. */
async function untilAtRest(root: Locator): Promise<void> {
  await root.evaluate(async (html) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let [before, frames] = [-1, 0]; frames < 20; frames += 1) {
      if (html.scrollTop !== before) [before, frames] = [html.scrollTop, 0];
      await nextFrame();
    }
  });
}

const lineOf = (page: Page) => page.frameLocator('[data-canvas-area] iframe').locator('[data-drop-line]');
const ghostOf = (page: Page) => page.locator('[data-drag-ghost]');

test.describe('dragging on the canvas', () => {
  test('changes nothing until the drop, which is one undo step', async ({ page }) => {
    const { canvas, types, editCount, stepCount, said } = await openHarness(page);
    const before = await types();
    await canvas.locator('[data-canvas-page]').evaluate((main) => {
      Reflect.set(window, 'moved', 0);
      new MutationObserver((records) =>
        Reflect.set(window, 'moved', Reflect.get(window, 'moved') + records.length),
      ).observe(main, { childList: true, characterData: true, subtree: true });
    });
    await take(page, await spotOf(canvas.locator('#b0001')));
    await hold(page, await spotOf(canvas.locator('#b0000'), 0.2));
    await expect(ghostOf(page)).toHaveText('Media and text');
    await expect(lineOf(page)).toBeVisible();
    expect(await types()).toEqual(before);
    expect(await canvas.locator('body').evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
    await page.mouse.up();
    await expect.poll(types).toEqual([before[1], before[0], ...before.slice(2)]);
    expect([await editCount(), await stepCount()]).toEqual([1, 1]);
    await expect.poll(said).toBe('Moved Media and text to 1 of 5');
    await expect(lineOf(page)).toBeHidden();
    await expect(ghostOf(page)).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect.poll(types).toEqual(before);
  });

  for (const [name, end] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a switch to another window', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
  ] as const) {
    test(`is cancelled by ${name}, and releasing selects nothing`, async ({ page }) => {
      const { canvas, types, editCount, said } = await openHarness(page);
      const before = await types();
      await take(page, await spotOf(canvas.locator('#b0001')));
      await hold(page, await spotOf(canvas.locator('#b0000'), 0.2));
      await expect(lineOf(page)).toBeVisible();
      await end(page);
      await expect(lineOf(page)).toBeHidden();
      await expect(ghostOf(page)).toBeHidden();
      await expect.poll(said).toBe('Nothing moved');
      await page.mouse.up();
      await drawn(page);
      expect(await types()).toEqual(before);
      expect(await editCount()).toBe(0);
      await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0);
    });
  }

  test('is cancelled when the dragged block is undone', async ({ page }) => {
    const { canvas, ids, types } = await openHarness(page);
    await canvas.locator('#b0000').click();
    await page.keyboard.press('Control+d');
    await expect.poll(ids).toHaveLength(6);
    const [, copy = ''] = await ids();
    await canvas.locator(`#${copy}`).scrollIntoViewIfNeeded();
    await take(page, await spotOf(canvas.locator(`#${copy}`), 0.4));
    await expect(ghostOf(page)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(ghostOf(page)).toBeHidden();
    await page.mouse.up();
    await drawn(page);
    expect(await types()).toHaveLength(5);
  });

  test('shows no line and is no step where nothing would change', async ({ page }) => {
    const { canvas, types, editCount } = await openHarness(page);
    const before = await types();
    await take(page, await spotOf(canvas.locator('#b0000'), 0.4));
    await hold(page, await spotOf(canvas.locator('#b0000'), 0.6));
    await expect(ghostOf(page)).toBeVisible();
    await expect(lineOf(page)).toBeHidden();
    await page.mouse.up();
    await drawn(page);
    expect(await types()).toEqual(before);
    expect(await editCount()).toBe(0);
  });

  test('never shows a line in a slot that does not accept the block', async ({ page }) => {
    const { canvas, types, editCount } = await openHarness(page);
    const before = await types();
    const columns = canvas.locator('.columns > section');
    await columns.first().evaluate((column) => column.scrollIntoView({ block: 'center' }));
    await columns.first().click();
    const id = await columns.first().getAttribute('id');
    await page.locator(`[data-row="${id}"]`).click();
    await take(page, await spotOf(canvas.locator('[data-block-bar] span')));
    await expect(ghostOf(page)).toHaveText('Column');
    await hold(page, { x: 720, y: 110 });
    await expect(lineOf(page)).toBeHidden();
    const end = await columns.last().boundingBox();
    if (!end) throw new Error('There is no last column.');
    await hold(page, { x: end.x + end.width * 0.9, y: end.y + end.height / 2 });
    await expect(lineOf(page)).toBeVisible();
    await page.mouse.up();
    await expect(columns.last()).toHaveId(id ?? '');
    expect(await types()).toEqual(before);
    expect(await editCount()).toBe(1);
  });

  test('moves a block out of a column, and the column shows that it is empty', async ({ page }) => {
    const { canvas, types } = await openHarness(page);
    const before = await types();
    const inside = canvas.locator('.column').first().locator('> [data-block]');
    await inside.evaluate((block) => block.scrollIntoView({ block: 'center' }));
    await take(page, await spotOf(inside));
    const columns = await canvas.locator('.columns').boundingBox();
    await hold(page, { x: 720, y: (columns?.y ?? 0) - 60 });
    await page.mouse.up();
    await expect.poll(types).toHaveLength(before.length + 1);
    await expect(inside).toHaveCount(0);
    await expect(canvas.locator('.column').first()).toHaveCSS('outline-style', 'dashed');
  });

  test('scrolls near the edges of the page, and drops at the scrolled position', async ({ page }) => {
    const { canvas, ids } = await openHarness(page, 'blocks=12');
    const [first] = await ids();
    const scrolled = () => canvas.locator('html').evaluate(({ scrollTop }) => scrollTop);
    await take(page, await spotOf(canvas.locator(`#${first}`)));
    const frame = await page.locator('[data-canvas-area] iframe').boundingBox();
    if (!frame) throw new Error('There is no canvas.');
    await hold(page, { x: frame.x + frame.width / 2, y: frame.y + frame.height - 8 });
    await expect(canvas.locator('footer')).toBeInViewport({ timeout: 20_000 });
    const end = await scrolled();
    await drawn(page);
    expect(await scrolled()).toBeGreaterThan(1000);
    await page.mouse.up();
    await expect.poll(async () => (await ids()).at(-1)).toBe(first);
    await drawn(page);
    expect(Math.abs((await scrolled()) - end), 'it scrolls no further').toBeLessThan(1200);
  });

  for (const zoom of ['0.5', '1'] as const) {
    test(`drops at the right place on a page that is scrolled and zoomed to ${zoom}`, async ({ page }) => {
      const { canvas, ids, types } = await openHarness(page, 'blocks=12');
      await page.getByRole('combobox', { name: 'Zoom' }).selectOption(zoom);
      await page.getByRole('tab', { name: 'Blocks' }).click();
      const before = await ids();
      const target = canvas.locator(`#${before[6]}`);
      await target.evaluate((block) => {
        window.dispatchEvent(new WheelEvent('wheel'));
        block.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await take(page, await spotOf(page.getByRole('button', { name: 'Quote' }), 0.8));
      await hold(page, await spotOf(target, 0.3));
      const [line, edge] = [await lineOf(page).boundingBox(), await target.boundingBox()];
      expect(Math.abs((line?.y ?? 0) + (line?.height ?? 0) / 2 - (edge?.y ?? 0))).toBeLessThan(2);
      await page.mouse.up();
      await expect.poll(ids).toHaveLength(13);
      expect((await ids()).toSpliced(6, 1)).toEqual(before);
      expect((await types())[6]).toBe('haptera/quote');
    });
  }

  test('works from a row of the outline to the canvas, and vice versa', async ({ page }) => {
    const { canvas, ids } = await openHarness(page);
    const before = await ids();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await take(page, await spotOf(page.locator(`[data-row="${before[4]}"]`)));
    // Pressing a row selects it, and the canvas scrolls there.
    await canvas.locator('html').evaluate(() => {
      window.dispatchEvent(new WheelEvent('wheel'));
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await hold(page, await spotOf(canvas.locator(`#${before[0]}`), 0.2));
    await page.mouse.up();
    await expect.poll(ids).toEqual([before[4], ...before.slice(0, 4)]);
    await canvas.locator(`#${before[4]}`).evaluate((block) => block.scrollIntoView({ block: 'center' }));
    await take(page, await spotOf(canvas.locator(`#${before[4]}`)));
    await hold(page, await spotOf(page.locator(`[data-row="${before[3]}"]`), 0.9));
    await expect(page.locator('[data-drop]')).toHaveCount(1);
    await page.mouse.up();
    await expect.poll(ids).toEqual(before);
    await expect(page.locator('[data-drop]')).toHaveCount(0);
  });

  test('is not possible on a read-only page', async ({ page }) => {
    const { canvas, types } = await openHarness(page, 'readonly');
    const before = await types();
    await take(page, await spotOf(canvas.locator('#b0001')));
    await hold(page, await spotOf(canvas.locator('#b0000'), 0.2));
    await expect(ghostOf(page)).toBeHidden();
    await page.mouse.up();
    expect(await types()).toEqual(before);
  });
});

test.describe('dragging with a finger', ownPage, () => {
  test.use({ viewport: { width: 820, height: 1000 }, hasTouch: true });

  test('starts after a long press on a block; a swipe scrolls the page', async ({ page }) => {
    const { canvas, editCount, said } = await openHarness(page);
    await page.getByRole('combobox', { name: 'Zoom' }).selectOption('0.5');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const scrolled = () => canvas.locator('html').evaluate(({ scrollTop }) => scrollTop);
    const start = await spotOf(canvas.locator('#b0000'), 0.7);

    await touch('touchStart', start);
    for (const by of [20, 60, 120]) await touch('touchMove', { x: start.x, y: start.y - by });
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(50);
    await expect(ghostOf(page)).toBeHidden();
    // A swipe has momentum. A finger that touches meanwhile stops it, and scrolls.
    await untilAtRest(canvas.locator('html'));

    await canvas.locator('#b0001').evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const resting = await spotOf(canvas.locator('#b0001'), 0.4);
    const at = await scrolled();
    await touch('touchStart', resting);
    await expect(ghostOf(page)).toBeVisible();
    const end = await spotOf(canvas.locator('#b0002'), 0.9);
    for (const part of [0.3, 0.6, 1]) {
      await touch('touchMove', { x: resting.x, y: resting.y + (Math.min(end.y, 900) - resting.y) * part });
    }
    await drawn(page);
    expect(Math.abs((await scrolled()) - at), 'the page stays under the finger').toBeLessThan(120);
    await touch('touchEnd');
    await expect.poll(said).toMatch(/^Moved Media and text/);
    expect(await editCount()).toBe(1);
  });
});

test.describe('the marks over the page', () => {
  const selectedOf = (page: Page) =>
    page.frameLocator('[data-canvas-area] iframe').locator('[data-overlay] > .selected');

  for (const zoom of ['0.5', '1'] as const) {
    test(`follow the selected block through scrolling and editing, zoomed to ${zoom}`, async ({ page }) => {
      const { canvas } = await openHarness(page);
      await page.getByRole('combobox', { name: 'Zoom' }).selectOption(zoom);
      await page.getByRole('treeitem', { name: /^Media and text/ }).click();
      const isAround = async () => {
        const [mark, block] = [await selectedOf(page).boundingBox(), await canvas.locator('#b0001').boundingBox()];
        return JSON.stringify(mark) === JSON.stringify(block) && mark !== null;
      };
      await expect.poll(isAround).toBe(true);
      await canvas.locator('html').evaluate(() => window.scrollBy(0, 130));
      await expect.poll(isAround).toBe(true);
      const heading = page.locator('[data-inspector] [data-path="heading"]').getByRole('textbox');
      await heading.fill('A heading of many words that needs more lines. '.repeat(6));
      await expect.poll(isAround).toBe(true);
      await page.getByRole('button', { name: /390 px/ }).click();
      await expect.poll(isAround).toBe(true);
      // Something above it grows, like a picture that loads late.
      await canvas.locator('#b0000').evaluate((block) => block.style.setProperty('padding-top', '300px'));
      await expect.poll(isAround).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
      await expect(selectedOf(page)).toHaveCount(1);
    });
  }

  test('keep the tools of a tall block in view', async ({ page }) => {
    const { canvas } = await openHarness(page);
    const tall = canvas.locator('#b0000');
    await tall.evaluate((block) => block.style.setProperty('min-height', '3000px'));
    await tall.click({ position: { x: 40, y: 200 } });
    await canvas.locator('html').evaluate(() => window.scrollTo(0, 1200));
    await expect(canvas.locator('[data-block-bar]')).toBeInViewport({ ratio: 1 });
    await canvas.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('treeitem', { name: /^Hero/ })).toHaveCount(2);
  });

  test('name the block under the pointer', async ({ page }) => {
    const { canvas } = await openHarness(page);
    const hovered = canvas.locator('[data-overlay] > .hovered');
    const { x, y } = await spotOf(canvas.locator('#b0000'));
    await page.mouse.move(x, y);
    await expect(hovered).toBeVisible();
    await expect(hovered).toHaveText('Hero');
    await page.mouse.move(4, 4);
    await expect(hovered).toBeHidden();
  });
});
