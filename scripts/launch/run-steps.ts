import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#kit/project-files.ts';

/** Runs Node with each list of arguments in turn and ends with the first failure's exit code. */
export async function runSteps(steps: readonly (readonly [name: string, args: readonly string[]])[]): Promise<void> {
  for (const [name, args] of steps) {
    const started = Date.now();
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${name} (${seconds} s)`);
      process.exit(typeof code === 'number' ? code : 1);
    }
    console.warn(`✓ ${name} (${seconds} s)`);
  }
}
