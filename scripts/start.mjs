import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the product from servers built to plain JavaScript, which start sooner and take less memory than TypeScript does.
 * Plain JavaScript itself, for it comes before them. A build says itself whether its sources are newer; the new one is made
 * by these, for the builder is one of them.
 */
const root = path.resolve(import.meta.dirname, '..');
const current = path.join(root, '.servers/current');

async function findServers() {
  const builder = path.join(current, 'scripts/launch/build-servers.js');
  if (!existsSync(builder)) return null;
  // A build of an earlier version may not know how to answer.
  return (await import(pathToFileURL(builder).href)).findServers?.() ?? null;
}

let servers = await findServers();
if (servers === null) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-servers.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  // Node remembers where the link led when it imported the builder, which is the build before this one.
  servers = realpathSync(current);
}
await import(pathToFileURL(path.join(servers, 'scripts/start.js')).href);
