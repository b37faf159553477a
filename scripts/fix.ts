import { runSteps } from './launch/run-steps.ts';

/** Fixes everything that can be fixed automatically: generated files, order of imports, format, fixable lint errors. */
await runSteps([
  ['generated files', ['--import', 'tsx', 'scripts/gen.ts']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']],
]);
