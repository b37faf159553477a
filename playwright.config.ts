import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './e2e/support/browser.ts';
import { getGivenUrl } from './e2e/support/env.ts';
import { nightly } from './e2e/support/nightly.ts';
import { isLong } from './kit/testing/env.ts';

/**
 * Journeys through the real product, which `global-setup.ts` starts once per worker: whatever a journey changes, breaks
 * or kills, journeys that run in parallel are not affected.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  ...(!isLong && { grepInvert: new RegExp(nightly.tag) }),
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // A third worker on two cores saved little time, and made some journeys time out.
  workers: getGivenUrl() === null ? 2 : 1,
  fullyParallel: true,
  projects: [
    { name: 'editors', testDir: 'e2e/editors' },
    { name: 'chaos', testDir: 'e2e/chaos' },
    { name: 'readers', testDir: 'e2e/readers' },
    { name: 'harness-build', testDir: 'e2e/harness', testMatch: '*.setup.ts' },
    { name: 'harness', testDir: 'e2e/harness', dependencies: ['harness-build'] },
  ],
  // A shared machine is sometimes slow. Journeys that search for lost work are never retried: see those files.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['./scripts/testing/slowest-journeys.ts']],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    // Recording takes a quarter longer, so only retries are recorded. Where there are none, use `--trace on`.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  },
});
