import { endOnFailure, runStep, runSteps, startStep } from './launch/run-steps.ts';
import { forgetSlowest, printSlowest } from './testing/slowest-tests.ts';

/** Everything that decides whether a change lands: static checks, units and server doors, journeys in a browser. */
forgetSlowest();
await runSteps([['checks', ['--import', 'tsx', 'scripts/check.ts']]]);
const build = startStep(['build', ['--import', 'tsx', 'scripts/build.ts']]);
const tests = startStep(['tests', ['node_modules/vitest/vitest.mjs', 'run']], 'always');
// The journeys need the site built. They wait for half of their time: the tests take what they leave of the processors.
endOnFailure(await build());
const journeys = await runStep(['journeys', ['node_modules/@playwright/test/cli.js', 'test']]);
endOnFailure(journeys, await tests());
console.warn(`\n${printSlowest(['unit tests', 'files of unit tests', 'journeys'])}`);
