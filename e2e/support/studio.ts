import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#cms-schema/locale.ts';
import { type Editor, sampleLogin } from './editor.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Signs a browser in, as the sample editor unless told, without the form. */
export async function signIn(
  page: Page,
  { url }: Pick<Editor, 'url'>,
  uiLocale: Locale = 'en',
  { hasGuide = false, login = sampleLogin }: { readonly hasGuide?: boolean; readonly login?: Login } = {},
): Promise<void> {
  await furnish(page, uiLocale, hasGuide);
  const answer = await page.request.post('/wp-json/haptera/v1/session', {
    data: login,
    headers: { origin: url },
  });
  expect(answer.status()).toBe(200);
}

/** What a browser remembers of the studio: its language, and whether the first visit was made. */
export async function furnish(page: Page, uiLocale: Locale = 'en', hasGuide = false): Promise<void> {
  await page.addInitScript(
    ([locale, guide]) => {
      localStorage.setItem('haptera-studio-language', locale);
      if (!guide) localStorage.setItem('haptera-studio-guide', '1');
    },
    [uiLocale, hasGuide] as const,
  );
}

export interface Builder {
  readonly canvas: FrameLocator;
  field(path: string): Locator;
  select(row: RegExp): Promise<void>;
  untilSaved(): Promise<void>;
}

export function builderOn(page: Page): Builder {
  return {
    canvas: page.frameLocator('[data-canvas-area] iframe'),
    field: (path) => page.locator(`[data-inspector] [data-path="${path}"]`).locator('textarea, input').first(),
    select: async (row) => page.getByRole('treeitem', { name: row }).first().click(),
    untilSaved: () =>
      expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 }),
  };
}

export async function openBuilder(page: Page, { id }: { id: number }, query = ''): Promise<Builder> {
  await page.goto(`/studio/pages/${id}${query}`);
  await expect(page.locator('[data-builder]')).toBeVisible({ timeout: 15_000 });
  return builderOn(page);
}
