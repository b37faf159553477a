import { setTimeout as wait } from 'node:timers/promises';
import { SettingsError } from '../kit/settings.ts';
import { isStillRunning, type ProcessRecord, readProcessRecord } from './launch/process-record.ts';
import { LaunchError, readLaunchSettings } from './launch/settings.ts';

/** Milliseconds for the whole restart; after an update this includes a build of the site. */
const patience = 600_000;

/**
 * Restarts the services of the running product one after the other, for example after an update; the edge keeps serving
 * pages from memory. Exits when all of them are running again, with code 1 if one is not.
 */
try {
  await restart();
  process.exit(0);
} catch (error) {
  console.error(error instanceof LaunchError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
}

async function restart(): Promise<void> {
  const { dataDirectory } = await readLaunchSettings();
  const before = await readProcessRecord(dataDirectory);
  if (before === null || !(await isStillRunning(before, before.supervisor))) {
    throw new LaunchError(`No product is running with the data in ${dataDirectory}. Start it with: npm start`);
  }
  process.kill(before.supervisor.pid, 'SIGUSR2');
  const left = new Set(before.services.map(({ name }) => name));
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    await wait(200);
    const now = await readProcessRecord(dataDirectory);
    if (now === null || !(await isStillRunning(now, now.supervisor))) {
      throw new LaunchError('The product stopped during the restart. Its log says why.');
    }
    for (const name of left) {
      if (!isReplaced(name, before, now)) continue;
      left.delete(name);
      console.warn(`${name} is running again.`);
    }
    if (left.size === 0) return;
  }
  throw new LaunchError(`Not restarted: ${[...left].join(', ')}. The log of the product says why.`);
}

/** Whether the service has exactly one process, which is new and ready. */
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
