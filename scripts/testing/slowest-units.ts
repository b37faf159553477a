import path from 'node:path';
import type { Reporter } from 'vitest/node';
import { keepSlowest } from './slowest-tests.ts';

/**
 * A Vitest reporter that records how long tests took. Files are listed too, because a file's first test often pays for
 * the set-up.
 */
export default class SlowestUnits implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) => {
    keepSlowest(
      'files of unit tests',
      modules.map((module) => ({
        name: path.relative(process.cwd(), module.moduleId),
        milliseconds: module.diagnostic().duration + module.diagnostic().collectDuration,
      })),
    );
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${path.relative(process.cwd(), module.moduleId)} › ${test.fullName}`,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    );
    keepSlowest('unit tests', tests);
  };
}
