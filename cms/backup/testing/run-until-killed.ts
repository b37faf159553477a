import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from '#kit/project-files.ts';

export interface Place {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly file: string;
}

/** Runs a script of this folder and kills it after a delay. Returns how long it ran and whether it ended by itself. */
export async function runUntilKilled(
  name: 'backup-once' | 'restore-once',
  { databaseUrl, dataDirectory, file }: Place,
  after: number,
): Promise<{ ran: number; isDone: boolean }> {
  const { script, nodeArgs } = programOf(`cms/backup/testing/${name}.ts`);
  const args = [...nodeArgs, script, databaseUrl, dataDirectory, file];
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
