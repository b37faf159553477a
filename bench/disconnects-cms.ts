import './as-production.ts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { playDisconnects } from '#kit/testing/play-disconnects.ts';
import { createRestDoor } from '../cms/doors/rest/rest-door.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { aPage } from '../cms/testing/builders.ts';
import { listRequests } from '../cms/testing/list-requests.ts';
import { startBareCms } from './bare-cms.ts';

/**
 * `npx tsx bench/disconnects-cms.ts [seconds] [seed]`: clients that disconnect in every way at any moment, on every
 * route of the CMS, for 60 seconds by default. Exits with code 1 if an error would have ended the process, or if
 * anything is left behind.
 */
const [seconds = 60, seed = 1] = process.argv.slice(2).map(Number);
const faults: string[] = [];
const fatal: string[] = [];
process.on('uncaughtException', (error) => fatal.push(String(error.stack)));
process.on('unhandledRejection', (error) => fatal.push(String(error)));
const log = (line: string) => void faults.push(line);
const { cms, server, directory, close } = await startBareCms({ log });
try {
  const { routes } = createRestDoor(cms, log);
  const visits = await playDisconnects(server.port, listRequests(routes, await makeEditor()), {
    seed,
    milliseconds: seconds * 1_000,
  });
  await wait(10_000);
  const { connections, inFlight } = server.read();
  const temporary = await readdir(path.join(directory, 'uploads', '.incoming')).catch(() => []);
  const left = connections + inFlight + temporary.length;
  process.stdout.write(
    `${visits} visits with seed ${seed}: ${fatal.length} would have ended the process, ${faults.length} faults, ` +
      `${connections} connections, ${inFlight} answers and ${temporary.length} files left\n`,
  );
  for (const line of [...fatal, ...faults].slice(0, 10)) process.stdout.write(`${line}\n`);
  if (fatal.length + faults.length + left > 0) process.exitCode = 1;
} finally {
  await close();
}

async function makeEditor(): Promise<string> {
  await aPage(cms);
  const user = await cms.users.createUser(systemViewer, {
    login: 'editor',
    email: 'editor@haptera.example',
    password: 'long enough for this',
    displayName: 'Editor',
    role: 'editor',
  });
  const { password } = await cms.applicationPasswords.createApplicationPassword(systemViewer, user.id, {
    name: 'bench',
  });
  return `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
}
