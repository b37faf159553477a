import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { untilAlive, untilStill } from '../support/page-checks.ts';

/** What the keyboard stands on: its text or name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** Presses Tab until the element has the focus; fails when it is not among the next forty stops. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Forty presses of Tab did not reach ${selector}; the keyboard stands on "${await focused(page)}".`);
}

test('a keyboard skips to the content with the first key', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.locator('a.h-skip')).toBeFocused();
  await expect(page.locator('a.h-skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a keyboard walks the menu: opens a group, closes it with Escape, and follows a link', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  await tabTo(page, '#site-menu summary');
  const group = page.locator('#site-menu details').first();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('open', '');
  await expect(group.locator('ul a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(group.locator('ul a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).not.toHaveAttribute('open', '');
  await expect(group.locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(group.locator('ul a').first()).toBeFocused();
  const target = await group.locator('ul a').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('opening a group of the menu closes the one before, and a press outside closes it', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const groups = page.locator('#site-menu details');
  await groups.nth(0).locator('summary').click();
  await groups.nth(1).locator('summary').click();
  await expect(groups.nth(0)).not.toHaveAttribute('open', '');
  await expect(groups.nth(1)).toHaveAttribute('open', '');
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(groups.nth(1)).not.toHaveAttribute('open', '');
});

test('every focus is visible: what has it looks different from before', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en', { waitUntil: 'load' });
  const stops = new Set<string>();
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    await untilStill(page);
    const spot = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const clip = { x: Math.max(0, left - 12), y: Math.max(0, top - 12), width: width + 24, height: height + 24 };
      return { what: element.outerHTML.slice(0, 90), clip };
    });
    if (spot === null) continue;
    const withFocus = await page.screenshot({ clip: spot.clip });
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await untilStill(page);
    const without = await page.screenshot({ clip: spot.clip });
    stops.add(spot.what);
    expect.soft(withFocus.equals(without), `${spot.what} looks the same with and without focus`).toBe(false);
  }
  expect(stops.size).toBeGreaterThan(8);
  await context.close();
});

test('on a phone the menu opens over the page, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  const menu = page.locator('#site-menu');
  const toggle = page.locator('.header-toggle');
  await expect(menu).toBeHidden();
  await tabTo(page, '.header-toggle');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu).toBeInViewport();
  await untilStill(page);
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.locator('summary').first().click();
  const link = menu.locator('details[open] ul a').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('the menu and the language switch work without any script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#site-menu summary').first().click();
  const link = page.locator('#site-menu details[open] ul a').first();
  await expect(link).toBeVisible();
  await link.click();
  await page.locator('[data-switch-to="en"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('the header leaves when one reads on and returns when one looks back', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  const header = page.locator('#site-header');
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 300);
  await expect(header).toHaveAttribute('data-hidden', '');
  // The wheel's own glide has to end before one can look back.
  const scrolled = () => page.evaluate(() => window.scrollY);
  let before = -1;
  for (let at = await scrolled(); at !== before; at = await scrolled()) {
    before = at;
    await page.waitForTimeout(300);
  }
  await page.mouse.wheel(0, -200);
  await expect(header).not.toHaveAttribute('data-hidden', '');
});
