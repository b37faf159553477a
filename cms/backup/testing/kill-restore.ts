import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface KilledRestore {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly file: string;
}

/** Restores in a process of its own, killed so many milliseconds after it began; gives how long it ran and if it ended. */
export async function killRestore(options: KilledRestore, after: number): Promise<{ ran: number; isDone: boolean }> {
  const script = fileURLToPath(new URL('./restore-once.ts', import.meta.url));
  const args = ['--import', 'tsx', script, options.databaseUrl, options.dataDirectory, options.file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  let begun = 0;
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    said += text;
    if (begun > 0) return;
    begun = performance.now();
    setTimeout(() => child.kill('SIGKILL'), after);
  });
  await once(child, 'close');
  return { ran: performance.now() - begun, isDone: said.includes('done') };
}
