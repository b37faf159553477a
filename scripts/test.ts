import { runSteps } from './launch/run-steps.ts';
import { forgetSlowest, printSlowest } from './testing/slowest-tests.ts';

/** Everything that decides whether a change lands: static checks, units and server doors, journeys in a browser. */
forgetSlowest();
await runSteps([
  ['checks', ['--import', 'tsx', 'scripts/check.ts']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run']],
  ['journeys', ['node_modules/@playwright/test/cli.js', 'test']],
]);
console.warn(`\n${printSlowest(['unit tests', 'files of unit tests', 'journeys'])}`);
