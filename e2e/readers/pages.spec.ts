import { type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { isLong } from '#kit/testing/env.ts';
import { openHaltingDoor } from '../support/halting-door.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import {
  findAccessibilityFaults,
  findBadImages,
  findOverflow,
  readLayoutShift,
  scrollThrough,
  untilAlive,
  watchLayoutShift,
} from '../support/page-checks.ts';
import {
  isHiddenPage,
  isTypical,
  listAllPublicPages,
  listPublicPages,
  seededPages,
  typicalPages,
  withoutLikenesses,
} from '../support/public-pages.ts';
import { readPage } from '../support/read-page.ts';

const languageNames = { zh: 'Chinese', en: 'English' } as const satisfies Record<Locale, string>;

test('the seeded pages exist in both languages', async ({ product }) => {
  for (const locale of locales) {
    const paths = (await listPublicPages(product.url, locale)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...seededPages]));
  }
});

/**
 * Each page is loaded once, alternating between these widths and languages. Pages that show what others do not are
 * loaded in both languages, and at the other widths in one of them; in a long run (`LONG_TESTS=yes`) every page is, in
 * both.
 */
const widths = [390, 1080, 1440] as const;

/** A third of the pages of each language; the other thirds wait for the night. */
function isForEveryChange(locale: Locale, width: (typeof widths)[number]): boolean {
  return width === (locale === 'zh' ? 390 : 1440);
}

for (const [localeIndex, locale] of locales.entries()) {
  for (const [first, firstWidth] of widths.entries()) {
    test(
      `every page in ${languageNames[locale]} is complete, stable and accessible, even with text of twice the size: a third, starting at ${firstWidth} px`,
      isForEveryChange(locale, firstWidth) ? {} : nightly,
      async ({ page, product, complaints }) => {
        test.setTimeout(isLong ? 600_000 : 120_000);
        await watchLayoutShift(page);
        const every = await listPublicPages(product.url, locale);
        const all = isLong ? every : withoutLikenesses(every);
        for (const [index, { path, address }] of all.entries()) {
          if ((localeIndex + index) % widths.length !== first) continue;
          if (!isLong && !isTypical(path) && (localeIndex + index) % locales.length !== 0) continue;
          await test.step(address, async () => {
            const isTurn = isTypical(path) && (localeIndex + index) % locales.length === 0;
            const others = [...widths.slice(first + 1), ...widths.slice(0, first)];
            for (const width of [firstWidth, ...(isLong || isTurn ? others : [])]) {
              const at = `${address} at ${width}`;
              await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
              if (width === firstWidth) {
                const response = await page.goto(address, { waitUntil: 'load' });
                expect.soft(response?.status(), address).toBe(200);
              }
              await scrollThrough(page);
              expect.soft(await findOverflow(page), `${at}: overflow`).toEqual([]);
              expect.soft(await findBadImages(page), `${at}: pictures`).toEqual([]);
              expect.soft(await findAccessibilityFaults(page), `${at}: axe`).toEqual([]);
              const shift = await readLayoutShift(page);
              expect.soft(shift.total, `${at}: layout shift of ${shift.what.join(' | ')}`).toBeLessThanOrEqual(0.02);
              expect.soft(complaints.splice(0), `${at}: complaints`).toEqual([]);
            }
            await page.setViewportSize({ width: 390, height: 844 });
            await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
            expect
              .soft(await findOverflow(page), `${address} at 390 with letters of twice the size: overflow`)
              .toEqual([]);
          });
        }
      },
    );
  }

  test(`every page in ${languageNames[locale]} declares what it is, and the address of its translation`, async ({
    page,
    product,
  }) => {
    const titles = new Set<string>();
    for (const { path, address } of await listPublicPages(product.url, locale)) {
      const head = await readPage(page, product.url + address);
      const absolute = (of: Locale) => new URL(localizePath(path, of), product.url).href.replace(/\/$/, '');
      expect.soft(head.lang, address).toBe(languageTags[locale]);
      expect.soft(head.headings.filter(Boolean), `${address}: h1`).toHaveLength(1);
      expect.soft(head.title.trim().length, `${address}: title`).toBeGreaterThan(3);
      expect
        .soft(titles.has(head.title), `${address}: the title "${head.title}" is another page's as well`)
        .toBe(false);
      titles.add(head.title);
      expect.soft(head.description.trim().length, `${address}: description`).toBeGreaterThan(locale === 'zh' ? 12 : 30);
      expect.soft(head.robots.includes('noindex'), `${address}: robots`).toBe(isHiddenPage(path));
      expect.soft(head.canonical.replace(/\/$/, ''), `${address}: canonical`).toBe(absolute(locale));
      const alternates = Object.fromEntries(
        Object.entries(head.alternates).map(([tag, href]) => [tag, href.replace(/\/$/, '')]),
      );
      expect.soft(alternates, `${address}: hreflang`).toEqual({
        [languageTags.zh]: absolute('zh'),
        [languageTags.en]: absolute('en'),
        'x-default': absolute('zh'),
      });
    }
  });
}

test('every kind of page opens with what it is for, within the first screen', async ({ page, complaints }) => {
  for (const [width, height] of [
    [390, 844],
    [1080, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [address, what] of [
      ['/', '.feel-bar'],
      ['/en', '.feel-bar'],
      ['/solution/gaming', '.hero-effect button'],
      ['/en/product/engine', '.hero-picture'],
      ['/en/community', '#content input[type=search]'],
      ['/en/404', '#content input[type=search]'],
      ['/en/explore/hapticslist', '#content input[type=search]'],
      ['/en/community/business', '#content form input'],
      ['/en/community/faq', '#content summary'],
      ['/en/community/trial-account', '#trial-confirm .h-button:visible'],
      ['/en/community/account-deletion', '#content form input:visible'],
      ['/en/post/recoil-in-three-layers', '.hero-words'],
    ] as const) {
      await page.goto(address);
      // The browser reports the status of that page, which is the one it should have.
      if (address.endsWith('/404')) complaints.splice(0);
      const box = await page.locator(what).first().boundingBox();
      // More than the centre line of a waveform, from which it swings to both sides.
      const middle = box ? box.y + Math.min(box.height, 400) / 2 : Number.NaN;
      expect.soft(middle, `${address} at ${width}: middle of ${what}`).toBeLessThan(height - 24);
    }
  }
});

test('visible content does not move while the rest of the page arrives', async ({ page, product }) => {
  await watchLayoutShift(page);
  const words = ['class="hero-words', 'class="h-text h-lede'] as const;
  for (const [width, address, ...opening] of [
    [390, '/en', 'class="hero-words', 'class="feel-stage"', 'class="feel-choices"', 'class="h-text h-lede'],
    [1440, '/', 'class="hero-words', 'class="feel-stage"', 'class="feel-choices"', 'class="h-text h-lede'],
    [1080, '/en/solution/gaming', ...words, 'class="hero-effect"'],
    [390, '/en/solution/gaming', ...words, 'class="hero-effect"'],
    [390, '/en/product/engine', ...words, 'class="hero-figures"', 'class="hero-picture"'],
    [1440, '/en/logout', ...words],
    [1440, '/en/community/faq', ...words],
  ] as const) {
    // In the header, in the hero, before the footer and in it.
    const marks = ['class="header-language"', ...opening, '</main>', ' legal-line"'];
    const door = await openHaltingDoor(product.url, marks, 150);
    try {
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
      await page.goto(door.url + address);
      const { total, what } = await readLayoutShift(page);
      expect.soft(total, `${address} at ${width}: layout shift of ${what.join(' | ')}`).toBeLessThanOrEqual(0.005);
      // Otherwise pictures further down would still be asked for when the door is closed.
      await leavePage(page);
    } finally {
      await door.close();
    }
  }
});

test('a printed page has the brand, its address and its date, and nothing interactive', async ({ page, product }) => {
  await page.goto('/en/post/recoil-in-three-layers');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.header-printed')).toHaveText(
    new RegExp(`^${product.url}/en/post/recoil-in-three-layers · updated \\w+ \\d+, \\d{4}$`),
  );
  await expect(page.locator('.header-logo')).toBeVisible();
  await expect(page.locator('.h-button:visible, .header-toggle:visible, .hero-wave:visible')).toHaveCount(0);
  await expect(page.locator('footer')).toBeHidden();
  expect(
    await page.locator('#content').evaluate((content) => {
      const prose = document.createElement('div');
      prose.className = 'h-prose';
      prose.innerHTML = '<a href="https://example.com/a">x</a>';
      content.append(prose);
      return getComputedStyle(prose.firstElementChild ?? prose, '::after').content;
    }),
  ).toContain('https://example.com/a');
  await page.goto('/en/product/engine');
  await page.setViewportSize({ width: 690, height: 900 });
  const cut = page
    .locator('.h-table-frame')
    .evaluateAll(
      (frames) =>
        frames.filter(
          (frame) => frame.scrollWidth > frame.clientWidth + 1 || getComputedStyle(frame).overflowX !== 'visible',
        ).length,
    );
  expect(await cut).toBe(0);
});

test('no link of the site is dead or redirected', async ({ page, product, request }) => {
  test.setTimeout(120_000);
  const linkedFrom = new Map<string, string>();
  const every = await listAllPublicPages(product.url);
  for (const { address } of isLong ? every : withoutLikenesses(every)) {
    const { links, brokenAnchors } = await readPage(page, product.url + address);
    expect.soft(brokenAnchors, `${address}: anchors`).toEqual([]);
    for (const target of links) if (!linkedFrom.has(target)) linkedFrom.set(target, address);
  }
  expect(linkedFrom.size).toBeGreaterThan(8);
  for (const [target, source] of linkedFrom) {
    const response = await request.get(target, { maxRedirects: 0 });
    expect.soft(response.status(), `${target}, linked from ${source}`).toBe(200);
  }
});

test('the language switch keeps the page, in both directions, and the choice is remembered', async ({
  page,
  product,
  context,
}) => {
  const all = (await listPublicPages(product.url, 'zh')).map(({ path }) => path);
  // All articles share their frame, so one is enough.
  const article = all.find((path) => !seededPages.some((seeded) => seeded === path)) ?? '';
  expect(article).not.toBe('');
  for (const path of [...typicalPages, article]) {
    await page.goto(path);
    await untilAlive(page);
    await page.locator('.header-language').click();
    await expect(page).toHaveURL(new URL(localizePath(path, 'en'), product.url).href);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags.en);
    await untilAlive(page);
    await page.locator('.header-language').click();
    await expect(page).toHaveURL(new URL(path, product.url).href);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags.zh);
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ value }) => value)).toContain('zh');
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags.en);
});
