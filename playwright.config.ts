import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './e2e/support/browser.ts';

/** Journeys through the real product, which `global-setup.ts` starts with fresh content. One at a time: some of them kill its processes. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 1,
  // A shared machine is sometimes late. What hunts for lost work never gets a second chance: see those journeys.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    // Recording costs a quarter of the time, so only a second try records; without one, `--trace on` does.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  },
});
