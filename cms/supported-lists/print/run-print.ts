import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { systemEnvironment } from '#kit/database/env.ts';
import { programOf } from '#kit/project-files.ts';
import type { PrintedList } from './printed-list.ts';

/** Timeout in milliseconds; a list of three thousand models takes two seconds on a busy machine. */
const PATIENCE = 30_000;

/** Prints a list in a separate process. Rejects if that fails, dies or takes too long, or if `signal` aborts. */
export async function runPrint(list: PrintedList, signal: AbortSignal): Promise<Uint8Array> {
  const { script, nodeArgs } = programOf('cms/supported-lists/print/print-process.ts');
  const child = spawn(process.execPath, [...nodeArgs, '--max-old-space-size=128', script], {
    env: { ...systemEnvironment(), MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'inherit'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If the process dies before it has read everything, its exit code reports that.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(list));
  const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The process that prints the list of models exited with ${code ?? 'a signal'}.`);
  }
  return bytes;
}
