import { runSteps, startStep } from './launch/run-steps.ts';
import { forgetSlowest, printSlowest } from './testing/slowest-tests.ts';

/** Everything that decides whether a change lands: static checks, units and server doors, journeys in a browser. */
forgetSlowest();
await runSteps([['checks', ['--import', 'tsx', 'scripts/check.ts']]]);
// The journeys need the site built; the tests before them often wait, and leave it the time.
const untilBuilt = startStep(['build', ['--import', 'tsx', 'scripts/build.ts']]);
await runSteps([['tests', ['node_modules/vitest/vitest.mjs', 'run']]]);
await untilBuilt();
await runSteps([['journeys', ['node_modules/@playwright/test/cli.js', 'test']]]);
console.warn(`\n${printSlowest(['unit tests', 'files of unit tests', 'journeys'])}`);
