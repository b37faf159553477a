import { expect, type Page } from '@playwright/test';
import { doubleClick, placeOf } from '../support/point-at.ts';
import { ownPage } from '../support/shared-page.ts';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

const field = (page: Page, path: string) => page.locator(`[data-inspector] [data-path="${path}"]`).getByRole('textbox');

/** Before the text editor has loaded, and on read-only pages, text is edited in the fields. */
test.describe('a double click on text that is not editable in place', () => {
  test('leads to its field, even in a collapsed list', async ({ page }) => {
    const { canvas, errors } = await openHarness(page, 'page=all&readonly');
    await doubleClick(page, canvas.getByText('Feel every pull of the trigger'));
    await expect(field(page, 'heading')).toBeFocused();
    await doubleClick(page, canvas.getByText('Explore the engine'));
    await expect(field(page, 'actions.1.label')).toBeFocused();
    await doubleClick(page, canvas.getByText('Force sensing and a linear actuator'));
    await expect(field(page, 'body')).toBeFocused();
    await doubleClick(page, canvas.getByText('A crisp click, with no tail'));
    await expect(field(page, 'points.1.text')).toBeFocused();
    await expect(field(page, 'points.1.text')).toBeInViewport({ ratio: 1 });
    expect(errors).toEqual([]);
  });

  test('distinguishes cells with the same text, and fields of nested blocks', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all&locale=zh&ui=zh&readonly');
    const row = canvas.getByRole('row', { name: /^启停时间低至/ });
    for (const index of [1, 0, 2]) {
      await doubleClick(page, row.getByRole('cell').nth(index).locator('.spec-figure'));
      await expect(field(page, `groups.1.rows.0.values.${index}.figure`)).toBeFocused();
    }
    await doubleClick(page, canvas.getByText('引擎按设备换算波形'));
    await expect(page.getByRole('complementary', { name: /正文/ })).toBeVisible();
    await expect(field(page, 'body')).toBeFocused();
  });

  test('selects the block if no field has the text; a single click only selects', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    const heading = await placeOf(canvas.getByText('Feel every pull of the trigger'));
    await page.mouse.click(heading.x, heading.y);
    await expect(page.getByRole('treeitem', { name: /^Hero/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-inspector] :focus')).toHaveCount(0);
    await expect(canvas.locator('[data-editing]')).toHaveCount(0);
    await doubleClick(page, canvas.getByText('Differences only'));
    await expect(page.getByRole('treeitem', { name: /^Spec/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-inspector] :focus')).toHaveCount(0);
  });

  test('is listed among the shortcuts', async ({ page }) => {
    await openHarness(page, 'ui=zh');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('在页面上直接编辑文字')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('双击', { exact: true })).toBeVisible();
  });
});

test.describe('a double tap on a phone', ownPage, () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('puts the caret into the text on the page, and keeps the page in view', async ({ page }) => {
    const { canvas, attributes, ids, types } = await openHarness(page, 'page=all&locale=zh&ui=zh');
    await page.waitForFunction(() => performance.getEntriesByName('later parts are there').length > 0);
    const { x, y } = await placeOf(canvas.getByText('让每一次扣动'));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(canvas.locator('[data-editing]')).toBeFocused();
    await page.keyboard.insertText('新');
    const hero = (await ids())[(await types()).indexOf('haptera/hero')] ?? '';
    await expect.poll(async () => (await attributes(hero, 'zh')).heading).toContain('新');
    await expect(page.locator('[data-inspector]')).toHaveCount(0);
  });
});
