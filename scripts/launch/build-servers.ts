import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, serversFolder } from '#kit/project-files.ts';
import { propertyOf } from '#kit/property-of.ts';
import { holdBuild, listOtherUsers } from './build-users.ts';

/** The programs that run as separate processes, and the module that checks whether their build is up to date. */
const programs = [
  'scripts/start.ts',
  'scripts/launch/build-servers.ts',
  'cms/main.ts',
  'cms/media/picture-process.ts',
  'cms/supported-lists/print/print-process.ts',
  'edge/main.ts',
  'platform/main.ts',
];
/** These files also affect the build. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the servers unless their build is up to date, and returns its folder as an absolute path. Each build has a
 * folder named after its content, so processes that run from an older build keep theirs.
 */
export async function buildServersWhenNeeded(builds = path.join(projectRoot, serversFolder)): Promise<string> {
  const present = await findServers(builds);
  if (present !== null) return present;
  // Another start may be building; without the lock its unfinished files could be removed.
  const hold = await holdBuild(() => undefined, undefined);
  try {
    return (await findServers(builds)) ?? (await buildAnew(builds));
  } finally {
    await hold.release();
  }
}

/**
 * For a restart of services that run from a build: newer sources are built by their own builder, not by the running
 * one.
 */
export async function renewServers(): Promise<void> {
  if ((await findServers()) !== null) return;
  const builder = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-servers.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const [code] = await once(builder, 'close');
  if (code !== 0) throw new Error('The servers could not be built from their sources: see the errors above.');
}

/** The absolute path of the current servers' build; null if a source is newer. */
export async function findServers(builds = path.join(projectRoot, serversFolder)): Promise<string | null> {
  const present = await findCurrent(builds);
  return present !== null && (await isNewerThanSources(present)) ? present : null;
}

/** Null if there is none. One outside of `builds` belongs to the folder that this one is a copy of. */
async function findCurrent(builds: string): Promise<string | null> {
  const [folder, current] = await Promise.all([builds, path.join(builds, 'current')].map(resolveLinks));
  return folder && current && path.dirname(current) === folder ? current : null;
}

function resolveLinks(file: string): Promise<string | null> {
  return realpath(file).catch(() => null);
}

async function buildAnew(builds: string): Promise<string> {
  const current = path.join(builds, 'current');
  const former = await findCurrent(builds);
  const built = await build(builds);
  await makeCurrent(built, current);
  if ((await listOtherUsers()).length === 0) await removeAllBut(builds, ['current', built, former]);
  return built;
}

/** Libraries with native binaries, and optional dependencies of libraries. */
const leftWhereTheyAre = [
  ...['@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler', 'esbuild', 'sharp'],
  ...['pg-native', 'pg-cloudflare'],
];

/** Bundles the servers with their libraries: finding and reading hundreds of library files takes a third of a start. */
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
    // CommonJS libraries load Node's modules by `require`. The name of the import is one that no source uses.
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
  // Otherwise the esbuild process would keep running as long as the product does.
  await esbuild.stop();
  const files = outputFiles.map(({ path: file, contents }) => ({ name: path.relative(builds, file), contents }));
  const hash = createHash('sha256');
  for (const { name, contents } of files) hash.update(`${name}\0${contents.length}\0`).update(contents);
  const folder = path.join(builds, hash.digest('hex').slice(0, 16));
  await writeWhole(folder, files);
  // Libraries change only with `package-lock.json`.
  const ours = Object.keys(metafile.inputs).filter((input) => !input.startsWith('node_modules/'));
  await writeFile(inputsOf(folder), JSON.stringify([...settings, ...ours]));
  return folder;
}

/** Writes the folder atomically, even if two starts build the same at once. */
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
  // Relative, so that a copy of the project has its own builds. (Windows resolves it, since junctions are absolute.)
  await symlink(path.basename(folder), next, 'junction');
  await rename(next, current);
}

/** Removes builds that no process runs from; `kept` are folder names or absolute paths. */
async function removeAllBut(builds: string, kept: readonly (string | null)[]): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name);
    if (!kept.includes(name) && !kept.includes(folder)) await rm(folder, { recursive: true, force: true });
  }
}

async function isNewerThanSources(folder: string): Promise<boolean> {
  const inputs = await readInputs(folder);
  const builtAt = modifiedAt(inputsOf(folder));
  // Synchronously: for hundreds of files, awaiting each result takes longer than getting it.
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
