import { runSteps } from './launch/run-steps.ts';

/**
 * Checks that generated files are up to date, that code is formatted and passes lint, the rules of the rooms, and types.
 */
await runSteps([
  ['generated files', ['--import', 'tsx', 'scripts/gen.ts', '--check']],
  ['promises of the API', ['--import', 'tsx', 'scripts/check-api.ts']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['rules of the rooms', ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.rules.config.ts']],
  ['route types', ['node_modules/next/dist/bin/next', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
]);
