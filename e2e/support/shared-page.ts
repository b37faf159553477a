import { type BrowserContext, test as base, type Disposable, type Page } from '@playwright/test';

interface Shared {
  /** An address without scripts in the origin under test, from which its storage can be emptied. */
  readonly emptyAddress: string;
  readonly sharedContext: BrowserContext;
}

/**
 * Marks a test, or tests, as having a page of their own, for what would stay with a shared one: a faked clock, a touch
 * screen, a throttled processor, which files the browser has stored.
 */
export const ownPage = { tag: '@own-page' };

/**
 * Tests whose page is shared by those of their worker. Each test loads what it needs anew, but the process of the page
 * still has the compiled code, so loading takes half the time.
 */
export function testsThatShareAPage(findEmptyAddress: () => Promise<string>) {
  return base.extend<object, Shared>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    emptyAddress: [async ({}, use) => use(await findEmptyAddress()), { scope: 'worker' }],
    sharedContext: [
      async ({ browser, emptyAddress }, use, { project }) => {
        const { viewport = null, locale } = project.use;
        const baseURL = new URL(emptyAddress).origin;
        const context = await browser.newContext({ viewport, baseURL, ...(locale !== undefined && { locale }) });
        await use(context);
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: async ({ context, sharedContext }, use, { tags }) =>
      use(tags.includes(ownPage.tag) ? context : sharedContext),
    page: async ({ context, emptyAddress, actionTimeout }, use, { project, tags }) => {
      if (tags.includes(ownPage.tag)) return use(await context.newPage());
      const [page = await context.newPage(), ...others] = context.pages();
      for (const other of others) await other.close();
      const { viewport } = project.use;
      await empty(page, emptyAddress);
      page.setDefaultTimeout(actionTimeout ?? 0);
      if (viewport) await page.setViewportSize(viewport);
      await use(page);
    },
  });
}

const scripts = new WeakMap<Page, Disposable[]>();

/** Ends an init script with the test, after which the page may be another test's. */
export function removeAfterTest(page: Page, script: Disposable): void {
  scripts.set(page, [...(scripts.get(page) ?? []), script]);
}

/** Removes what an earlier test left in the page. */
async function empty(page: Page, emptyAddress: string): Promise<void> {
  const context = page.context();
  for (const script of scripts.get(page) ?? []) await script.dispose();
  scripts.delete(page);
  page.removeAllListeners();
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.mouse.move(0, 0);
  // Another document of the same origin: the one of the earlier test would hold its databases open.
  await page.goto(emptyAddress);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  });
  await context.clearCookies();
}
