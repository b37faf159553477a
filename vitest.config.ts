import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '*.test.ts',
      '{app,bench,blocks,cms,cms-schema,content-types,contract,edge,kit,platform,scripts,session,site,studio,ui}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['kit/database/testing/vitest-setup.ts'],
    setupFiles: ['scripts/testing/fixed-seed.ts'],
    // How long something may take is measured in bench/. These only end what hangs, also on a machine with other things to do.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    reporters: ['default', './scripts/testing/slowest-units.ts'],
  },
});
