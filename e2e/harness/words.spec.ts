import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHarness } from './open-harness.ts';

/** The middle of the first line of words on the canvas, in the coordinates of the window. */
async function placeOf(words: Locator): Promise<{ x: number; y: number }> {
  await words.evaluate((element) => {
    // By hand, so that the canvas no longer follows the block that was selected before.
    window.dispatchEvent(new WheelEvent('wheel'));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  return words.evaluate((element) => {
    const text = [...element.childNodes].find((child) => child.nodeValue?.trim());
    if (!text || !window.frameElement) throw new Error(`Not on the canvas: ${element.outerHTML}`);
    const range = document.createRange();
    range.selectNode(text);
    const [line] = range.getClientRects();
    if (!line) throw new Error(`Not drawn: ${text.nodeValue}`);
    const frame = window.frameElement.getBoundingClientRect();
    const scale = frame.width / innerWidth;
    return { x: frame.x + (line.x + line.width / 2) * scale, y: frame.y + (line.y + line.height / 2) * scale };
  });
}

async function doubleClick(page: Page, words: Locator): Promise<void> {
  const { x, y } = await placeOf(words);
  await page.mouse.dblclick(x, y);
}

const field = (page: Page, path: string) => page.locator(`[data-inspector] [data-path="${path}"]`).getByRole('textbox');

test.describe('a double click on words of the canvas', () => {
  test('leads to their field: a heading, a button, a line of rich text, an item of a closed list', async ({ page }) => {
    const { canvas, ids, types, attributes, errors } = await openHarness(page, 'page=all');
    const hero = (await ids())[(await types()).indexOf('haptera/hero')] ?? '';
    await doubleClick(page, canvas.getByText('Feel every pull of the trigger'));
    await expect(field(page, 'heading')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Written at once');
    await expect.poll(() => attributes(hero)).toMatchObject({ heading: 'Written at once' });

    await doubleClick(page, canvas.getByText('Explore the engine'));
    await expect(field(page, 'actions.1.label')).toBeFocused();
    await doubleClick(page, canvas.getByText('Force sensing and a linear actuator'));
    await expect(field(page, 'body')).toBeFocused();
    await doubleClick(page, canvas.getByText('A click ends when it should'));
    await expect(field(page, 'points.1.text')).toBeFocused();
    await expect(field(page, 'points.1.text')).toBeInViewport({ ratio: 1 });
    expect(errors).toEqual([]);
  });

  test('tells cells that say the same apart, and fields of blocks inside others', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all&locale=zh&ui=zh');
    const row = canvas.getByRole('row', { name: /^启停时间低至/ });
    for (const index of [1, 0, 2]) {
      await doubleClick(page, row.getByRole('cell').nth(index).locator('.spec-figure'));
      await expect(field(page, `groups.1.rows.0.values.${index}.figure`)).toBeFocused();
    }
    await doubleClick(page, canvas.getByText('引擎按设备换算波形'));
    await expect(page.getByRole('complementary', { name: /正文/ })).toBeVisible();
    await expect(field(page, 'body')).toBeFocused();
  });

  test('selects the block where no field holds the words, and one click only selects', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    const heading = await placeOf(canvas.getByText('Feel every pull of the trigger'));
    await page.mouse.click(heading.x, heading.y);
    await expect(page.getByRole('treeitem', { name: /^Hero/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-inspector] :focus')).toHaveCount(0);
    await doubleClick(page, canvas.getByText('Differences only'));
    await expect(page.getByRole('treeitem', { name: /^Spec/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-inspector] :focus')).toHaveCount(0);
  });

  test('is told among the shortcuts', async ({ page }) => {
    await openHarness(page, 'ui=zh');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('编辑指针处的文字')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('双击', { exact: true })).toBeVisible();
  });
});

test.describe('a double tap on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('opens the fields with the one that holds the words', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all&locale=zh&ui=zh');
    const { x, y } = await placeOf(canvas.getByText('让每一次扣动'));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(field(page, 'heading')).toBeFocused();
    await expect(field(page, 'heading')).toBeInViewport({ ratio: 1 });
  });
});
