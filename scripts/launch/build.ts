import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { childEnvironment, LaunchError, type LaunchSettings, root } from './settings.ts';

/** Rooms and files that a build of the site is made of. */
const sources = ['app', 'blocks', 'cms-schema', 'kit', 'public', 'session', 'site', 'studio', 'ui'];
const files = ['proxy.ts', 'next.config.ts', 'package-lock.json'];

/** Builds the site unless a build stands that is newer than every source. */
export async function buildWhenNeeded(settings: LaunchSettings): Promise<void> {
  if (await isBuilt()) return;
  console.warn('Building the site (about half a minute, once) …');
  const env = childEnvironment(settings, 'production');
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  next.stdout.on('data', (chunk: Buffer) => (output += chunk));
  next.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(next, 'exit');
  if (code !== 0) throw new LaunchError(`The site could not be built:\n${output}`);
}

async function isBuilt(): Promise<boolean> {
  const built = await modifiedAt(path.join(root, '.next/BUILD_ID'));
  if (built === 0) return false;
  const times = await Promise.all([
    ...files.map((file) => modifiedAt(path.join(root, file))),
    ...sources.map((source) => newestBelow(path.join(root, source))),
  ]);
  return Math.max(...times) < built;
}

async function newestBelow(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => modifiedAt(path.join(entry.parentPath, entry.name))),
  );
  return Math.max(0, ...times);
}

async function modifiedAt(file: string): Promise<number> {
  const stats = await stat(file).catch(() => null);
  return stats?.mtimeMs ?? 0;
}
