import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.ts';

/** The builder's tests without the product: `npx playwright test -c e2e/harness/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/builder',
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'build', testMatch: '*.setup.ts' },
    { name: 'harness', testMatch: '*.spec.ts', dependencies: ['build'] },
  ],
  timeout: 40_000,
  expect: { timeout: 5_000 },
  reporter: [['line']],
  use: { launchOptions: await chromiumLaunchOptions(), viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
});
