import { runSteps, startStep } from './launch/run-steps.ts';
import { rules } from './testing/rules.ts';
import { forgetSlowest, printSlowest } from './testing/slowest-tests.ts';

/**
 * Runs what a change must pass: static checks, unit and API tests, browser journeys. With `--nightly` it runs everything:
 * tests and journeys marked as nightly, each random test with its full number of attempts, and the collected corpora.
 */
if (process.argv.includes('--nightly')) process.env.LONG_TESTS = 'yes';
forgetSlowest();
await runSteps([['checks', ['--import', 'tsx', 'scripts/check.ts']]]);
// The journeys need a build of the site; the tests before them spend much of their time waiting, so the build runs
// beside them.
const untilBuilt = startStep(['build', ['--import', 'tsx', 'scripts/build.ts']]);
await runSteps([['tests', ['node_modules/vitest/vitest.mjs', 'run', ...rules.flatMap((rule) => ['--exclude', rule])]]]);
await untilBuilt();
await runSteps([['journeys', ['node_modules/@playwright/test/cli.js', 'test']]]);
console.warn(`\n${printSlowest(['unit tests', 'files of unit tests', 'journeys'])}`);
