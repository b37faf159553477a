import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from './kit/testing/env.ts';
import { findLonelyTests } from './scripts/testing/find-lonely-tests.ts';

const root = import.meta.dirname;
const rooms = [
  'app',
  'bench',
  'blocks',
  'cms',
  'cms-schema',
  'content-types',
  'contract',
  'demo',
  'edge',
  'identity',
  'kit',
  'platform',
  'scripts',
  'session',
  'site',
  'studio',
  'ui',
].filter((room) => existsSync(`${root}/${room}`));
const everywhere = ['*.test.ts', ...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`)];
const nightly = isLong ? [] : ['**/*.nightly.test.ts'];
const lonely = findLonelyTests(root, rooms);

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['kit/database/testing/vitest-setup.ts', 'scripts/testing/build-programs.ts'],
    setupFiles: ['scripts/testing/fixed-seed.ts'],
    // Durations are measured in bench/. These timeouts only end tests that hang, also on a busy machine.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // As for journeys: a shared machine is sometimes slow. The report lists the tests that were retried.
    retry: process.env.CI ? 1 : 0,
    // Twice the cores of the CI machine: many tests wait for processes, locks and timers.
    maxWorkers: 4,
    reporters: ['default', './scripts/testing/slowest-units.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: lonely, exclude: [...configDefaults.exclude, ...nightly], isolate: true },
      },
      // A process for each file would load the same modules again and again, which took half of the CPU time.
      {
        extends: true,
        test: { name: 'together', include: everywhere, exclude: [...lonely, ...nightly], isolate: false },
      },
    ],
  },
});
