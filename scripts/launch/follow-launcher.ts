import { setTimeout as wait } from 'node:timers/promises';
import { getRunningProcess, type RunningProcess } from '#kit/database/embedded/process-identity.ts';

const shells = new Set(['sh', 'ash', 'bash', 'dash', 'ksh', 'zsh']);

/**
 * Calls `onGone` when npm, pnpm or yarn, which started this process, has ended: a signal sent to them ends them and at
 * best the shell in between, but does not reach this process. A process started directly outlives its parent, as
 * `nohup` and `setsid` expect.
 */
export async function followLauncher(onGone: () => void, every = 500): Promise<void> {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = await getRunningProcess(process.ppid);
  if (parent === null) return onGone();
  const grandparent = shells.has(parent.command) && parent.parent > 1 ? await getRunningProcess(parent.parent) : null;
  const launchers = grandparent === null ? [parent] : [parent, grandparent];
  for (;;) {
    await wait(every, undefined, { ref: false });
    for (const launcher of launchers) if (!(await isSame(launcher))) return onGone();
  }
}

async function isSame(launcher: RunningProcess): Promise<boolean> {
  return (await getRunningProcess(launcher.pid))?.startedAt === launcher.startedAt;
}
