import { setTimeout as wait } from 'node:timers/promises';
import { isStillRunning, type ProcessRecord, readProcessRecord } from './launch/process-record.ts';
import { LaunchError, readLaunchSettings } from './launch/settings.ts';

/** Milliseconds for everything; a build of the site is part of it after an update. */
const patience = 600_000;

/**
 * Starts the services of the running product anew, one after the other, as after an update: pages that the edge has in
 * memory are served all the time. Ends when all of them run again, with code 1 when one of them does not.
 */
try {
  await restart();
  process.exit(0);
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}

async function restart(): Promise<void> {
  const { dataDirectory } = await readLaunchSettings();
  const before = await readProcessRecord(dataDirectory);
  if (before === null || !(await isStillRunning(before, before.supervisor))) {
    throw new LaunchError(`No product runs with the data in ${dataDirectory}. Start it with: npm start`);
  }
  process.kill(before.supervisor.pid, 'SIGUSR2');
  const left = new Set(before.services.map(({ name }) => name));
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    await wait(200);
    const now = await readProcessRecord(dataDirectory);
    if (now === null || !(await isStillRunning(now, now.supervisor))) {
      throw new LaunchError('The product ended meanwhile. What it said tells why.');
    }
    for (const name of left) {
      if (!isReplaced(name, before, now)) continue;
      left.delete(name);
      console.warn(`${name} runs again.`);
    }
    if (left.size === 0) return;
  }
  throw new LaunchError(`Not started anew: ${[...left].join(', ')}. What the product said tells why.`);
}

/** One process, none of the former ones, and ready. */
function isReplaced(name: string, before: ProcessRecord, now: ProcessRecord): boolean {
  const former = before.services.filter((service) => service.name === name);
  const present = now.services.filter((service) => service.name === name);
  return (
    present.every(
      ({ pid, startedAt, isReady }) =>
        isReady && !former.some((each) => each.pid === pid && each.startedAt === startedAt),
    ) && present.length === 1
  );
}
