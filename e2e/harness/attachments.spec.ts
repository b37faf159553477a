import { expect } from '@playwright/test';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

test('the module that makes a block interactive on the site does so on the canvas, even for parts that are added later', async ({
  page,
}) => {
  const { canvas, ids, errors } = await openHarness(page, 'page=all');
  const tabs = canvas.locator('[data-attach="tabs"]').first();
  await expect(tabs.locator('[data-tab-list]')).toHaveRole('tablist');
  const labels = tabs.locator('[role="tab"]');
  const count = await labels.count();
  expect(count).toBeGreaterThan(1);
  await expect(tabs.locator('[role="tabpanel"]:not([hidden])')).toHaveCount(1);

  const panel = await tabs.locator('[data-block]').first().getAttribute('data-block');
  await page.evaluate((id) => Reflect.get(window, 'harness').select(id), panel);
  const before = (await ids()).length;
  await page.keyboard.press('Control+d');
  await expect(labels).toHaveCount(count + 1);
  await expect(tabs.locator('[role="tabpanel"]:not([hidden])')).toHaveCount(1);
  expect((await ids()).length).toBe(before);
  expect(errors).toEqual([]);
});
