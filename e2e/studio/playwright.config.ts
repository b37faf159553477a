import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.ts';

/** The builder's tests without the product: `npx playwright test -c e2e/studio/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/builder',
  workers: 1,
  timeout: 40_000,
  expect: { timeout: 5_000 },
  reporter: [['line']],
  use: { launchOptions: await chromiumLaunchOptions(), viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
});
