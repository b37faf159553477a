import type { Page } from '@playwright/test';
import { latinFamilies } from '#ui/latin-faces.ts';
import { expect, test } from '../support/journey.ts';
import { findAccessibilityFaults, untilAlive, untilStill } from '../support/page-checks.ts';

/** The text or name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** Presses Tab until the element has the focus; fails after forty stops. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Pressing Tab forty times did not reach ${selector}; the focus is on "${await focused(page)}".`);
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.locator('a.h-skip')).toBeFocused();
  await expect(page.locator('a.h-skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the menu works by keyboard: opens a group, closes it with Escape, and follows a link', async ({ page }) => {
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
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(group, 'who leaves it closes it').not.toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const target = await group.locator('ul a').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('a passage in the other language is in the font of that language', async ({ page }) => {
  for (const [path, other] of [
    ['/', 'en'],
    ['/en', 'zh'],
  ] as const) {
    await page.goto(path);
    const faces = await page
      .locator(`header :lang(${other})`)
      .first()
      .evaluate((passage) => getComputedStyle(passage).fontFamily);
    expect(faces, path).toBe(`"${latinFamilies[other]}", sans-serif`);
  }
});

test('opening a group of the menu closes the previous one, and a click outside closes it', async ({ page }) => {
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

test('the focus is always visible: a focused element looks different', async ({ browser, product }) => {
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

test('on a phone the menu opens over the page, closes with Escape and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilAlive(page);
  const menu = page.locator('#site-menu');
  const toggle = page.locator('.header-toggle');
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, '.header-toggle');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu).toBeInViewport();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toHaveAccessibleName('关闭菜单');
  await untilStill(page);
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toHaveAccessibleName('打开菜单');
  await toggle.click();
  await menu.locator('summary').first().click();
  const opened = menu.locator('details[open]');
  await menu.locator('summary').nth(1).click();
  await expect(opened, 'one group at a time').toHaveCount(1);
  const link = opened.locator('ul a').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('the menu on a phone has both languages side by side, and switches to the other one', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/solution/gaming');
  await untilAlive(page);
  await page.locator('.header-toggle').click();
  const languages = page.locator('.menu-languages');
  await expect(languages.locator('[aria-current]')).toHaveText('中文');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // The page in the other language loads slowly: meanwhile the toggle moves, and a loading bar is shown.
  await page.route('**/en/solution/gaming', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // The page cannot be queried while the next one is loading, so it records what it shows.
  await page.evaluate(() => {
    const note = () => {
      const [bar, toggle] = [document.querySelector('.load-bar'), document.querySelector('.menu-languages')];
      const shown = `${bar?.getAttribute('data-state')} ${toggle?.getAttribute('data-locale')}`;
      sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''}, ${shown}`);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-state', 'data-locale'],
    });
  });
  // A pointer would prefetch the page.
  await languages.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/solution\/gaming$/);
  const [shown, locale] = await page.evaluate(() => [
    sessionStorage.getItem('shown'),
    sessionStorage.getItem('locale'),
  ]);
  expect(shown).toContain('running en');
  expect(locale).toBe('en');
  await expect(page.locator('.load-bar')).not.toHaveAttribute('data-state');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'NEXT_LOCALE');
  expect(cookie?.value).toBe('en');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
});

test('while the menu is open on a phone, the page behind it neither scrolls nor takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  await untilAlive(page);
  await page.locator('.header-toggle').click();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  const visited = new Set<string>();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'none';
        return activeElement?.closest('header') ? 'header' : (activeElement?.outerHTML.slice(0, 80) ?? 'none');
      }),
    );
  }
  expect([...visited].filter((where) => where !== 'header' && where !== 'none')).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // A wider window has another menu: this one closes, and the page can scroll again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#site-menu:popover-open')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('every touch target on a phone is at least 44 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/en/solution/gaming', '/explore/hapticslist', '/en/post/recoil-in-three-layers']) {
    await page.goto(address);
    await untilAlive(page);
    const small = await page.evaluate(() => {
      const isPressed = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll('a[href], button, summary, input, select, [role="tab"]')) {
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) continue;
        // Links within sentences are as high as their line; the skip link is for keyboards.
        if (element.matches('.h-prose :is(p, li, td) a, .h-skip')) continue;
        element.scrollIntoView({ block: 'center' });
        // Pressing the label of a box presses the box.
        const { left, right, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The target of a link may extend beyond its text, up to its whole card.
        const reach = (stepX: number, stepY: number) => {
          let steps = 0;
          while (steps < 44 && isPressed(element, x + (steps + 1) * stepX, y + (steps + 1) * stepY)) steps += 1;
          return steps;
        };
        const isWide = right - left >= 44 || reach(-1, 0) + reach(1, 0) + 1 >= 44;
        const isHigh = bottom - top >= 44 || reach(0, -1) + reach(0, 1) + 1 >= 44;
        if (!isWide || !isHigh) {
          found.push(`${Math.round(right - left)} × ${Math.round(bottom - top)}: ${element.outerHTML.slice(0, 90)}`);
        }
      }
      return found;
    });
    expect.soft(small, address).toEqual([]);
  }
});

test('in forced colours, pressed, selected and focused states are still distinguishable', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ forcedColors: 'active', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/en');
  await untilAlive(page);
  const looks = await page.evaluate(() => {
    const ground = (selector: string, part?: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element, part).backgroundColor : 'missing';
    };
    const curve = document.querySelector('.feel-outline');
    // With colour adjustment, a backplate of the page's background would lie between a filled area and its text.
    const filled = [...document.querySelectorAll('.h-button, [data-preset][aria-pressed="true"]')];
    return {
      plates: filled.filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none').length,
      pressed: ground('[data-preset][aria-pressed="true"]'),
      other: ground('[data-preset][aria-pressed="false"]'),
      chosenTab: ground('[role="tab"][aria-selected="true"]', '::before'),
      page: getComputedStyle(document.body).backgroundColor,
      curve: curve ? getComputedStyle(curve).stroke : 'missing',
    };
  });
  expect(looks.plates).toBe(0);
  expect(looks.pressed).not.toBe(looks.other);
  expect(looks.chosenTab).not.toBe(looks.page);
  expect(looks.curve).not.toBe(looks.page);
  expect(Object.values(looks)).not.toContain('missing');
  await context.close();
});

test('the menu and the language switch work without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('#site-menu summary').first().click();
  const link = page.locator('#site-menu details[open] ul a').first();
  await expect(link).toBeVisible();
  await link.click();
  await page.locator('.header-language').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('below 1080 px the header has a mobile menu, from 1080 px the full menu', async ({ page }) => {
  await page.goto('/en/solution');
  for (const [width, isWide] of [
    [1079, false],
    [1080, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.header-toggle')).toBeVisible({ visible: !isWide });
    await expect(page.locator('.menu-list')).toBeVisible({ visible: isWide });
  }
});

test('the header hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  const header = page.locator('#site-header');
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 300);
  const toTop = page.locator('.back-to-top');
  await expect(header).toHaveAttribute('data-scroll', 'fade-out');
  await expect(header).not.toBeInViewport();
  await expect(toTop).toBeVisible();
  // The scroll animation has to end before scrolling back.
  const scrolled = () => page.evaluate(() => window.scrollY);
  let before = -1;
  for (let at = await scrolled(); at !== before; at = await scrolled()) {
    before = at;
    await page.waitForTimeout(300);
  }
  await page.mouse.wheel(0, -200);
  await expect(header).toHaveAttribute('data-scroll', 'fade-in');
  await expect(header).toBeInViewport();
  const round = toTop.locator('span');
  expect(await round.evaluate(({ clientWidth }) => clientWidth + 2)).toBe(50);
  await toTop.click();
  await expect.poll(scrolled).toBe(0);
  await expect(header).toHaveAttribute('data-scroll', 'fixed');
  await expect(toTop).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await round.evaluate(({ clientWidth }) => clientWidth + 2)).toBe(29);
});

test('the icon of the messaging app shows its QR code on hover, and in a dialog on a phone', async ({ page }) => {
  await page.goto('/en/solution/gaming');
  const sign = page.getByRole('button', { name: 'Reach us on WeChat' });
  const code = page.locator('#chat-code');
  await sign.scrollIntoViewIfNeeded();
  await expect(code).toBeHidden();
  await sign.hover();
  await expect(code).toBeVisible();
  await expect(code).toContainText('Scan with WeChat');
  await page.mouse.move(5, 5);
  await expect(code).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await sign.click();
  const dialog = page.getByRole('dialog', { name: 'Reach us on WeChat' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  const place = await dialog.boundingBox();
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - 195), 'in the middle').toBeLessThan(12);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.mouse.move(5, 5);
  await expect(dialog).toBeHidden();
  await sign.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sign).toBeFocused();
});

test('a page whose chunks were removed with an older build is reloaded once', async ({ page, complaints }) => {
  await page.route('**/open-feel-pad-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/en');
  for (const expected of [2, 2]) {
    await untilAlive(page);
    await page.locator('.feel [data-act="play"]').first().click();
    await expect.poll(() => loads).toBe(expected);
  }
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
  complaints.length = 0;
});
