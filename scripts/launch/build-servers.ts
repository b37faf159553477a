import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, serversFolder } from '#kit/project-files.ts';
import { propertyOf } from '#kit/property-of.ts';
import { holdBuild, listOtherUsers } from './build-users.ts';

/** What runs as a process of its own, and what the launcher asks whether they are built from the sources as they are. */
const programs = [
  'scripts/start.ts',
  'scripts/launch/build-servers.ts',
  'cms/main.ts',
  'cms/media/picture-process.ts',
  'cms/supported-lists/print/print-process.ts',
  'edge/main.ts',
  'platform/main.ts',
];
/** These decide as well how the sources are read. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * The folder of servers built from the sources as they are, absolute; nothing is done when it is there. A build has a folder
 * of its own, named for what is in it: processes that run from an older one keep theirs.
 */
export async function buildServersWhenNeeded(builds = path.join(projectRoot, serversFolder)): Promise<string> {
  const present = await findServers(builds);
  if (present !== null) return present;
  // Another start may be at it, and would have its drafts cleared away below its hands.
  const hold = await holdBuild(() => undefined, undefined);
  try {
    return (await findServers(builds)) ?? (await buildAnew(builds));
  } finally {
    await hold.release();
  }
}

/** Before a restart of what runs from a build: what is newer than that is built by its own builder, not by the one that runs. */
export async function renewServers(): Promise<void> {
  if ((await findServers()) !== null) return;
  const builder = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-servers.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const [code] = await once(builder, 'close');
  if (code !== 0) throw new Error('The servers could not be built from their sources: what is wrong stands above.');
}

/** The folder of the servers built from the sources as they are, absolute; null when a source is newer. */
export async function findServers(builds = path.join(projectRoot, serversFolder)): Promise<string | null> {
  const present = await realpath(path.join(builds, 'current')).catch(() => null);
  return present !== null && (await isNewerThanSources(present)) ? present : null;
}

async function buildAnew(builds: string): Promise<string> {
  const current = path.join(builds, 'current');
  const former = await realpath(current).catch(() => null);
  const built = await build(builds);
  await makeCurrent(built, current);
  if ((await listOtherUsers()).length === 0) await removeAllBut(builds, ['current', built, former]);
  return built;
}

/** Libraries that bring programs of their own for this machine, and what others of them only ask for where it exists. */
const leftWhereTheyAre = [
  ...['@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler', 'esbuild', 'sharp'],
  ...['pg-native', 'pg-cloudflare'],
];

/** Put together with the libraries: to find and to read their hundreds of files takes a third of a start. */
async function build(builds: string): Promise<string> {
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: projectRoot,
    entryPoints: programs,
    outbase: '.',
    outdir: builds,
    bundle: true,
    splitting: true,
    external: leftWhereTheyAre,
    // Libraries of the older kind ask for what Node has by `require`. Under names that no source has.
    banner: {
      js: "import { createRequire as createBuildRequire } from 'node:module'; var require = createBuildRequire(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  // Its own process would otherwise stay for as long as the product runs.
  await esbuild.stop();
  const files = outputFiles.map(({ path: file, contents }) => ({ name: path.relative(builds, file), contents }));
  const hash = createHash('sha256');
  for (const { name, contents } of files) hash.update(`${name}\0${contents.length}\0`).update(contents);
  const folder = path.join(builds, hash.digest('hex').slice(0, 16));
  await writeWhole(folder, files);
  // Libraries change with `package-lock.json`.
  const ours = Object.keys(metafile.inputs).filter((input) => !input.startsWith('node_modules/'));
  await writeFile(inputsOf(folder), JSON.stringify([...settings, ...ours]));
  return folder;
}

/** Never seen half written, also when two starts build the same at once. */
async function writeWhole(folder: string, files: readonly { name: string; contents: Uint8Array }[]): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  for (const { name, contents } of files) {
    const file = path.join(draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
    await rm(draft, { recursive: true });
  }
}

async function makeCurrent(folder: string, current: string): Promise<void> {
  const next = `${current}.${process.pid}`;
  await symlink(folder, next, 'junction');
  await rename(next, current);
}

/** Names of folders or whole paths are kept; nobody runs from the others any more. */
async function removeAllBut(builds: string, kept: readonly (string | null)[]): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name);
    if (!kept.includes(name) && !kept.includes(folder)) await rm(folder, { recursive: true, force: true });
  }
}

async function isNewerThanSources(folder: string): Promise<boolean> {
  const inputs = await readInputs(folder);
  const builtAt = modifiedAt(inputsOf(folder));
  // At once: hundreds of files, of which each answer takes longer to be awaited than to be had.
  return (
    inputs.length > 0 &&
    inputs.every((input) => {
      const time = modifiedAt(path.join(projectRoot, input));
      return time !== null && builtAt !== null && time < builtAt;
    })
  );
}

async function readInputs(folder: string): Promise<string[]> {
  const list: unknown = JSON.parse(await readFile(inputsOf(folder), 'utf8').catch(() => '[]'));
  return Array.isArray(list) ? list.filter((input) => typeof input === 'string') : [];
}

function inputsOf(folder: string): string {
  return path.join(folder, 'inputs.json');
}

function modifiedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function isCode(error: unknown, code: string): boolean {
  return propertyOf(error, 'code') === code;
}
