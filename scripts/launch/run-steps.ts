import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '#kit/project-files.ts';

/** A name for people, and what Node is to run. */
export type Step = readonly [name: string, args: readonly string[]];

/** Runs Node with each list of arguments in turn and ends with the first failure's exit code. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) endOnFailure(await runStep(step));
}

/** @returns its exit code, 1 where a signal ended it. */
export function runStep([name, args]: Step): Promise<number> {
  return report(name, spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }), () => '');
}

/**
 * Runs Node beside the steps that follow, in what they leave of the processor. What it says is shown in one piece at its
 * end: when it fails, or `always`. It is ended with this process.
 *
 * @returns what waits for its exit code.
 */
export function startStep([name, args]: Step, shown: 'on failure' | 'always' = 'on failure'): () => Promise<number> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const reported = report(name, child, (code) => (code !== 0 || shown === 'always' ? said : '')).finally(() =>
    process.removeListener('exit', endWithUs),
  );
  return () => reported;
}

/** Ends this process with the first exit code that tells of a failure, if there is one. */
export function endOnFailure(...codes: readonly number[]): void {
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}

async function report(name: string, child: ChildProcess, said: (code: number) => string): Promise<number> {
  const started = Date.now();
  const [closed] = await once(child, 'close');
  const code = typeof closed === 'number' ? closed : 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.warn(`${said(code)}${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code;
}
