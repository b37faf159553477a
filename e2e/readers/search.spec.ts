import { expect, test } from '../support/journey.ts';
import { findAccessibilityFaults, findOverflow, untilAlive } from '../support/page-checks.ts';

test('a visitor without scripts can search, filter and page through results', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en/community/search');
  const field = page.locator('#content').getByRole('searchbox');
  await field.fill('the');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/community\/search\?q=the$/);
  await expect(page.locator('#content [role=status]')).toHaveText(/\d+ results for “the”/);
  expect(await page.locator('.search-hit mark').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/q=the&page=2$/);
  await page.getByRole('navigation', { name: 'Filter by type' }).getByRole('link', { name: 'Posts' }).click();
  await expect(page).toHaveURL(/q=the&type=post$/);
  expect(await page.locator('.search-hit').count()).toBeGreaterThan(0);
  await context.close();
});

test('the header suggests titles while the visitor types, and opens the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  const field = page.locator('#header-search-query');
  await expect(field).toBeFocused();
  await field.pressSequentially('trackpad');
  const option = page.getByRole('option').first();
  await expect(option).toContainText(/trackpad/i);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  // The first Escape closes only the list.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeVisible();
  await field.pressSequentially(' ');
  await expect(option).toBeVisible();
  const title = (await option.evaluate((element) => element.firstChild?.textContent)) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/(?:solution|community\/doc)\/[a-z/-]+$/);
  await expect(page.locator('main')).toContainText(title);
});

test('without suggestions the field still works as a form', async ({ page }) => {
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [] } }));
  await page.goto('/community/search');
  await untilAlive(page);
  const field = page.locator('#content input[name=q]');
  await field.pressSequentially('触感');
  await page.waitForTimeout(400);
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.search-count')).toHaveText(/“触感”：.*结果/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('search results are not cached anywhere, and their page is as light as any other', async ({ product }) => {
  const address = `${product.url}/en/community/search`;
  for (let round = 0; round < 2; round += 1) {
    const { headers, status } = await fetch(`${address}?q=recoil`);
    expect([status, headers.get('x-edge'), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'pass',
      'private, no-store',
      'noindex',
    ]);
  }
  const html = await (await fetch(`${address}?q=%3Cimg%20src%3Dx%3E`)).text();
  expect(html).not.toContain('<img src=x>');
  expect(html).not.toMatch(/<script[^>]* src="\/_next\/static\/chunks\//);
  await expect.poll(async () => (await fetch(`${address}?utm_source=x`)).headers.get('x-edge')).toBe('hit');
});
