import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './e2e/support/browser.ts';
import { getGivenUrl } from './e2e/support/env.ts';

/**
 * Journeys through the real product, which `global-setup.ts` starts once for each worker: whatever a journey changes, breaks
 * or kills, the one that runs beside it does not notice.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // A third on two processors saved little, and some journeys came too late for what they wait for.
  workers: getGivenUrl() === null ? 2 : 1,
  fullyParallel: true,
  projects: [
    { name: 'editors', testDir: 'e2e/editors' },
    { name: 'chaos', testDir: 'e2e/chaos' },
    { name: 'readers', testDir: 'e2e/readers' },
    { name: 'harness-build', testDir: 'e2e/harness', testMatch: '*.setup.ts' },
    { name: 'harness', testDir: 'e2e/harness', dependencies: ['harness-build'] },
  ],
  // A shared machine is sometimes late. What hunts for lost work never gets a second chance: see those journeys.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['./scripts/testing/slowest-journeys.ts']],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    // Recording costs a quarter of the time, so only a second try records; without one, `--trace on` does.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  },
});
