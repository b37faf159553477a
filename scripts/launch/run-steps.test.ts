import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/project-files.ts';
import { getRunningProcess } from '../../kit/database/embedded/process-identity.ts';

/** Runs the script in a separate process, because a failing step ends the process. */
function run(script: string) {
  const source = `import { runSteps, startStep } from './scripts/launch/run-steps.ts';\n${script}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

test('steps run one after the other, in parallel with a step that was started before them', () => {
  const { status, said } = run(`
    const untilDone = startStep(['beside', ['-e', 'console.error("not shown")']]);
    await runSteps([['first', ['-e', 'console.error(1)']], ['second', ['-e', 'console.error(2)']]]);
    await untilDone();
  `);
  expect(status).toBe(0);
  expect(said).toMatch(/1\n(.*\n)*✓ first(.*\n)*2\n(.*\n)*✓ second/);
  expect(said).toContain('✓ beside');
  expect(said).not.toContain('not shown');
});

test('a failing step ends the run with its exit code', () => {
  const { status, said } = run(`
    await runSteps([['first', ['-e', 'process.exit(3)']], ['second', ['-e', 'console.error("too far")']]]);
  `);
  expect(status).toBe(3);
  expect(said).toContain('✗ first');
  expect(said).not.toContain('too far');
});

test('a parallel step that fails prints its output', () => {
  const { status, said } = run(`
    const untilDone = startStep(['beside', ['-e', 'console.error("for this reason"); process.exit(4)']]);
    await untilDone();
  `);
  expect(status).toBe(4);
  expect(said).toMatch(/for this reason\n✗ beside/);
});

test('a parallel step ends with the run', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haptera-steps-'));
  const file = path.join(folder, 'pid');
  const stay = `const { renameSync, writeFileSync } = require('fs'); writeFileSync('${file}.new', String(process.pid)); renameSync('${file}.new', '${file}'); setInterval(() => {}, 1000)`;
  const failOnceItStays = `setInterval(() => require('fs').existsSync('${file}') && process.exit(1), 20)`;
  const { status } = run(`
    startStep(['beside', ['-e', ${JSON.stringify(stay)}]]);
    await runSteps([['first', ['-e', ${JSON.stringify(failOnceItStays)}]]]);
  `);
  expect(status).toBe(1);
  const pid = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => getRunningProcess(pid)).toBeNull();
  rmSync(folder, { recursive: true });
});
