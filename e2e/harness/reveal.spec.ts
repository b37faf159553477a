import { expect } from '@playwright/test';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

test.describe('what is edited is visible', () => {
  test('the canvas opens the tab that is selected, and another one can be added from the tabs', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    await page.getByRole('treeitem', { name: /^Tabs/ }).first().click();
    const labels = canvas.locator('[data-attach="tabs"]').first().locator('.tab-label');
    await expect(labels).toHaveCount(3);
    await page.getByRole('treeitem', { name: /^Tab\b.*Trackpads/ }).click();
    await expect(labels.last()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('treeitem', { name: /^Tabs/ }).first().click();
    await page.locator('[data-inspector]').getByRole('button', { name: 'Add tab' }).click();
    await expect(labels).toHaveCount(4);
    await expect(labels.last()).toHaveAttribute('aria-selected', 'true');
  });

  test('the canvas opens the answer that is edited', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    await page
      .getByRole('treeitem', { name: /^Questions/ })
      .first()
      .click();
    const second = canvas.locator('.faq-list').first().locator('details').nth(1);
    await expect(second).not.toHaveAttribute('open');
    await page.locator('[data-path="items.1"] [data-handle]').click();
    await expect(second).toHaveAttribute('open');
  });
});
