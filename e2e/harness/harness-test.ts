import { test as base, type Page } from '@playwright/test';
import { harnessAddress } from './open-harness.ts';

interface Options {
  /** Whether a test has a page of its own, for what would stay with a shared one, such as a throttled processor. */
  readonly ownPage: boolean;
}

interface Shared {
  readonly sharedPage: Page;
}

/**
 * A test of the builder on its own. The tests of a worker share a page, in which each loads the builder anew: the process of the page
 * then still has the compiled code, and loading takes half the time. Touch screens need a page of their own.
 */
export const test = base.extend<Options, Shared>({
  ownPage: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, locale } = project.use;
      const context = await browser.newContext({ viewport, ...(locale !== undefined && { locale }) });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, sharedPage, ownPage, hasTouch }, use) =>
    use(ownPage || hasTouch ? context : sharedPage.context()),
  page: async ({ context, sharedPage, ownPage, hasTouch }, use, { project }) => {
    if (ownPage || hasTouch) return use(await context.newPage());
    await restore(sharedPage, project.use.viewport ?? null);
    await use(sharedPage);
  },
});

/** Removes what an earlier test left in the page. */
async function restore(page: Page, viewport: { readonly width: number; readonly height: number } | null) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  // Nothing is there, but it has the harness's storage, which a builder could not hold open.
  await page.goto(`${await harnessAddress()}/nothing`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
