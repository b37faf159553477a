import { runSteps } from './launch/run-steps.ts';

/** Mends what can be mended without a person: generated files, order of imports, format, what the linter knows how to fix. */
await runSteps([
  ['generated files', ['--import', 'tsx', 'scripts/gen.ts']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']],
]);
