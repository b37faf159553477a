import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Output } from './output.ts';
import { isStillRunning, type ProcessRecord, type RecordedService } from './process-record.ts';
import { LaunchError } from './settings.ts';

/**
 * Milliseconds that leftovers get to end by themselves, after SIGTERM, after SIGKILL, and for their last threads to
 * disappear.
 */
const patience = { byThemselves: 2_000, asked: 4_000, killed: 5_000, reaped: 10_000 };

/**
 * Ends processes that a killed supervisor left behind, so that ports and data are free. Call it only while holding the
 * data folder's lock. Never touches an unrelated process that has the pid of one of ours.
 */
export async function endLeftovers(record: ProcessRecord, output: Output): Promise<void> {
  const found = await untilGone(record, record.services, 0);
  if (found.length === 0) return;
  let left = found;
  output.say('leftovers', `A previous run was killed and left ${list(left)} running: waiting for it to end.`);
  left = await untilGone(record, left, patience.byThemselves);
  for (const [name, time] of [['SIGTERM', patience.asked] as const, ['SIGKILL', patience.killed] as const]) {
    for (const { pid } of left) signal(pid, name);
    left = await untilGone(record, left, time);
  }
  await untilReaped(found);
  if (left.length > 0) {
    throw new LaunchError(`Processes of a previous run could not be ended: ${list(left)}. End them manually.`);
  }
}

async function untilGone(
  record: ProcessRecord,
  services: readonly RecordedService[],
  time: number,
): Promise<RecordedService[]> {
  const deadline = performance.now() + time;
  for (;;) {
    const running = await Promise.all(services.map((service) => isStillRunning(record, service)));
    const left = services.filter((_, index) => running[index]);
    if (left.length === 0 || performance.now() >= deadline) return left;
    await wait(50);
  }
}

/**
 * Threads of a killed process may outlive its main thread for a moment and hold its ports. The main thread may remain
 * as a zombie if no parent reaps it, so it is not waited for.
 */
async function untilReaped(services: readonly RecordedService[]): Promise<void> {
  for (const deadline = performance.now() + patience.reaped; performance.now() < deadline; ) {
    const threads = await Promise.all(services.map(({ pid }) => countThreads(pid)));
    if (threads.every((count) => count <= 1)) return;
    await wait(20);
  }
}

/** 0 if there is no such process, or no `/proc`. */
async function countThreads(pid: number): Promise<number> {
  try {
    return (await readdir(`/proc/${pid}/task`)).length;
  } catch {
    return 0;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // ESRCH: it has just ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function list(services: readonly RecordedService[]): string {
  return services.map(({ name, pid }) => `${name} (process ${pid})`).join(', ');
}
