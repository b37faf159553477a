import { runSteps } from './launch/run-steps.ts';

/** Checks that generated files are up to date, that code is formatted and passes lint, and types. */
await runSteps([
  ['generated files', ['--import', 'tsx', 'scripts/gen.ts', '--check']],
  ['promises of the API', ['--import', 'tsx', 'scripts/check-api.ts']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['route types', ['node_modules/next/dist/bin/next', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
]);
