import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test';
import { type JourneyEnv, requireJourneyEnv } from './env.ts';
import { testsThatShareAPage } from './shared-page.ts';

export { expect };

interface Fixtures {
  readonly product: JourneyEnv;
  /**
   * Console messages, errors and failed requests during the test. Must be empty at the end, unless the test clears it.
   */
  readonly complaints: string[];
}

/**
 * A browser test of the product. Fails if a page logs anything to the console, throws, or misses a file. Its page is
 * shared, see `testsThatShareAPage`.
 */
export const test = testsThatShareAPage(async () => `${requireJourneyEnv().url}/robots.txt`).extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  product: async ({}, use) => use(requireJourneyEnv()),
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listenTo(page, complaints);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Ends what a page does, so that it requests nothing more. The page itself stays for the next test. */
export async function leavePage(page: Page): Promise<void> {
  if (!page.isClosed()) await page.goto('/robots.txt');
}

/** Collects a page's console messages, errors and failed requests. */
export function listenTo(page: Page, complaints: string[]): void {
  const at = () => new URL(page.url(), 'http://none').pathname;
  page.on('console', (message: ConsoleMessage) => {
    // Caused by our own checks when they measure content that was not scrolled into view yet.
    if (message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility')) return;
    // The header's search takes the focus when its panel opens; at an address with a fragment the browser logs that it
    // is delayed.
    if (message.text().startsWith('Autofocus processing was blocked because a document')) return;
    complaints.push(`${at()}: console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error: Error) => complaints.push(`${at()}: error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    // Leaving a page aborts its pending requests, which is harmless.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${at()}: request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400) complaints.push(`${at()}: ${response.status()} ${response.url()}`);
  });
}
