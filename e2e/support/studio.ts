import { type Cookie, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { isLong } from '#kit/testing/env.ts';
import { type Editor, type Login, sampleLogin } from './editor.ts';
import { untilStill } from './page-checks.ts';
import { removeAfterTest } from './shared-page.ts';

/** Open sessions, reused because the CMS limits sign-ins. */
const sessions = new Map<string, Cookie[]>();

/**
 * The languages for a journey that is alike in both languages of the studio: one of them; in a long run
 * (`LONG_TESTS=yes`) both.
 */
export function mainlyIn(locale: Locale): readonly Locale[] {
  return isLong ? locales : [locale];
}

/** Signs a browser in without the form, by default as the sample editor. */
export async function signIn(
  page: Page,
  { url }: Pick<Editor, 'url'>,
  uiLocale: Locale = 'en',
  { hasGuide = false, login = sampleLogin }: { readonly hasGuide?: boolean; readonly login?: Login } = {},
): Promise<void> {
  await furnish(page, uiLocale, hasGuide);
  const key = `${login.username} ${url}`;
  const known = sessions.get(key);
  if (known) return page.context().addCookies(known);
  const answer = await page.request.post(`${url}/wp-json/haptera/v1/session`, {
    data: login,
    headers: { origin: url },
  });
  expect(answer.status()).toBe(200);
  sessions.set(key, await page.context().cookies(url));
}

/** Sets what a browser remembers of the studio: its language, and whether the guide was shown. */
export async function furnish(page: Page, uiLocale: Locale = 'en', hasGuide = false): Promise<void> {
  const script = await page.addInitScript(
    ([locale, guide]) => {
      localStorage.setItem('haptera-studio-language', locale);
      if (!guide) localStorage.setItem('haptera-studio-guide', '1');
    },
    [uiLocale, hasGuide] as const,
  );
  removeAfterTest(page, script);
}

export interface Builder {
  readonly canvas: FrameLocator;
  field(path: string): Locator;
  select(row: RegExp): Promise<void>;
  /** Waits until the builder is open, for example after a reload. */
  untilOpen(): Promise<void>;
  untilSaved(): Promise<void>;
}

export function builderOn(page: Page): Builder {
  return {
    canvas: page.frameLocator('[data-canvas-area] iframe'),
    field: (path) => page.locator(`[data-inspector] [data-path="${path}"]`).locator('textarea, input').first(),
    select: async (row) => page.getByRole('treeitem', { name: row }).first().click(),
    untilOpen: () => expect(page.locator('[data-builder]')).toBeVisible({ timeout: 20_000 }),
    untilSaved: () =>
      expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 }),
  };
}

export async function openBuilder(page: Page, { id }: { id: number }, query = ''): Promise<Builder> {
  await page.goto(`/studio/pages/${id}${query}`);
  const builder = builderOn(page);
  await builder.untilOpen();
  return builder;
}

/** Retries the click, because a menu that is still opening may ignore one that is faster than any user. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(item).toBeVisible();
  await untilStill(page);
  await item.click();
}
