import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf } from '../../project-files.ts';
import { connectDatabase } from '../connect.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

export interface CrashRoundOptions {
  directory: string;
  /** What is killed: the program that writes, its server (which must come back), or both at the same moment. */
  victim: 'program' | 'server' | 'both';
  /** How many milliseconds it writes before the kill. */
  delay: number;
  /** Number of the first row; higher than all earlier ones. */
  firstRow: number;
}

export interface CrashRoundResult {
  /** Number of rows whose insert was acknowledged. */
  acknowledged: number;
  /** The acknowledged rows that are missing afterwards. */
  lost: number[];
  /** Highest row number used. */
  lastRow: number;
  /** Milliseconds until the server accepted queries after the crash. */
  recovery: number;
}

/** One round: write, kill -9, restart, look for every acknowledged row. */
export async function runCrashRound(options: CrashRoundOptions): Promise<CrashRoundResult> {
  const writer = startWriter(options.directory, options.firstRow);
  await Promise.race([writer.hasStarted, writer.hasEnded.then(() => Promise.reject(new Error(writer.readErrors())))]);
  await sleep(options.delay);
  if (options.victim !== 'program') process.kill(writer.serverPid(), 'SIGKILL');
  if (options.victim === 'server') await sleep(1_500);
  writer.child.kill('SIGKILL');
  await writer.hasEnded;
  const begun = performance.now();
  const server = await startEmbeddedPostgres({ directory: options.directory });
  const database = connectDatabase(server.url);
  try {
    const rows = await database.query<{ id: number }>('select id from acknowledged where id >= $1', [options.firstRow]);
    const recovery = performance.now() - begun;
    const kept = new Set(rows.map((row) => row.id));
    return {
      acknowledged: writer.acknowledged.length,
      lost: writer.acknowledged.filter((id) => !kept.has(id)),
      lastRow: Math.max(options.firstRow, ...kept, ...writer.acknowledged),
      recovery,
    };
  } finally {
    await database.close();
    await server.stop();
  }
}

export interface Writer {
  child: ChildProcess;
  acknowledged: number[];
  hasStarted: Promise<void>;
  hasEnded: Promise<void>;
  serverPid(): number;
  readErrors(): string;
}

/** Runs crash-writer.ts as a separate process. */
export function startWriter(directory: string, firstRow = 1): Writer {
  const { script, nodeArgs } = programOf('kit/database/testing/crash-writer.ts');
  const child = spawn(process.execPath, [...nodeArgs, script, directory, String(firstRow)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: number[] = [];
  let pid = 0;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const hasStarted = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const server = /^server (\d+)$/.exec(line);
      if (server) {
        pid = Number(server[1]);
        resolve();
      } else acknowledged.push(Number(line));
    });
  });
  const hasEnded = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { child, acknowledged, hasStarted, hasEnded, serverPid: () => pid, readErrors: () => errors };
}
