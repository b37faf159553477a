import { runSteps } from './launch/run-steps.ts';

/** Everything that decides whether a change lands: static checks, units and server doors, journeys in a browser. */
await runSteps([
  ['checks', ['--import', 'tsx', 'scripts/check.ts']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run']],
  ['journeys', ['node_modules/@playwright/test/cli.js', 'test']],
]);
