import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '#kit/project-files.ts';

/** A display name, and the arguments for Node. */
export type Step = readonly [name: string, args: readonly string[]];

/** Runs Node with each list of arguments in turn; exits with the exit code of the first failure. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [name, args] of steps) {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
    await report(name, child, () => '');
  }
}

/**
 * Runs Node in parallel with the following steps, at a lower priority. Its output is shown only if it fails. It ends
 * with this process.
 *
 * @returns a function that waits for its end, and exits with its exit code if it failed.
 */
export function startStep([name, args]: Step): () => Promise<void> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const reported = report(name, child, () => said);
  return () => reported.finally(() => process.removeListener('exit', endWithUs));
}

async function report(name: string, child: ChildProcess, said: () => string): Promise<void> {
  const started = Date.now();
  const [code] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code === 0) {
    console.warn(`✓ ${name} (${seconds} s)`);
    return;
  }
  console.error(`${said()}✗ ${name} (${seconds} s)`);
  process.exit(typeof code === 'number' ? code : 1);
}
