import { execFileSync, spawnSync } from 'node:child_process';
import { projectRoot } from '../e2e/support/product.ts';

/**
 * Runs the tests that have a long version in full: random documents, every recorded attack in every place.
 * `npx tsx bench/long-tests.ts`, a few minutes; further arguments are passed to Vitest.
 */
const found = execFileSync('git', ['grep', '-lE', 'testing/(long-run|env)\\.ts', '--', '*.test.ts', '*.test.tsx'], {
  cwd: projectRoot,
  encoding: 'utf8',
});
const files = found.trim().split('\n');
console.warn(`${files.length} test files with a long version`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...files, '--testTimeout=600000', ...process.argv.slice(2)],
  { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, LONG_TESTS: 'yes' } },
);
process.exitCode = status ?? 1;
