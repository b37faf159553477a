import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the product from servers built to plain JavaScript, which start faster and use less memory than TypeScript run
 * by tsx. This file is plain JavaScript because it runs before them. A build reports itself whether its sources are
 * newer; then the sources build a new one, because the builder is one of them.
 */
const root = path.resolve(import.meta.dirname, '..');
const current = path.join(root, '.servers/current');

async function findServers() {
  const builder = path.join(current, 'scripts/launch/build-servers.js');
  if (!existsSync(builder)) return null;
  // A link out of this folder came along with a copy of the project, and leads to the servers of the original.
  if (path.dirname(realpathSync(current)) !== realpathSync(path.dirname(current))) return null;
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
  // Resolve the link again: the import above is cached for the previous build.
  servers = realpathSync(current);
}
await import(pathToFileURL(path.join(servers, 'scripts/start.js')).href);
