import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { WriteLine } from '../../line-log.ts';
import { DatabaseError } from '../database-error.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { applicationRole, readPassword } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { clusterOf, prepareHomeDirectory } from './home-directory.ts';
import { endLeftoverServer } from './leftover-server.ts';
import { runAs, type ServerAccount } from './server-account.ts';
import { startServerProcess } from './server-process.ts';

export interface CarryOverOptions {
  /** As for `startEmbeddedPostgres`. */
  readonly directory: string;
  /** The `bin` folder of the PostgreSQL that wrote the data, e.g. `/usr/lib/postgresql/15/bin`; null if unknown. */
  readonly oldPrograms: string | null;
  readonly onLog: WriteLine;
  /** Copies the content from one running server to another, empty one. Both URLs include a password. */
  readonly copy: (from: string, to: string) => Promise<void>;
}

/**
 * Upgrades data files of an older major version of PostgreSQL to the bundled version. New files are created beside the
 * old ones and filled by `copy`; then they are swapped, and the old ones are kept as `cluster-<version>`. If it is
 * interrupted at any point, the next call resumes. Returns where the old files are kept; null when there was nothing to
 * do or the old programs are unknown (the server's start then explains what to do). Throws `database_version`, and
 * whatever starting a server throws.
 */
export async function carryOverData(options: CarryOverOptions): Promise<string | null> {
  const { directory, onLog } = options;
  if (!(await isThere(directory))) return null;
  const { home, account } = await prepareHomeDirectory(directory);
  await finishExchange(home, onLog);
  const data = await readFile(join(clusterOf(home), 'PG_VERSION'), 'utf8').catch(() => null);
  if (data === null) return null;
  const packaged = await prepareBinaries(home, account);
  const version = data.trim();
  if (version === packaged.majorVersion || options.oldPrograms === null) return null;
  const lock = await lockDirectory(home, () => undefined);
  try {
    onLog(
      `The database was written by PostgreSQL ${version} and is being upgraded to ${packaged.majorVersion}.`,
      'info',
    );
    await fillNext(home, account, await requirePrograms(options.oldPrograms, version, account), options);
    return await exchange(home, version);
  } finally {
    await lock.release();
  }
}

/** A sibling of the home directory, because it is a home directory itself while it is being filled. */
function nextOf(home: string): string {
  return `${home}-next`;
}

/** A file that is written to the new home once its data is complete. It contains the version of the old files. */
function markOf(home: string): string {
  return join(nextOf(home), 'complete');
}

function keptOf(home: string, version: string): string {
  return join(home, `cluster-${version}`);
}

async function fillNext(
  home: string,
  account: ServerAccount,
  binaries: Binaries,
  { onLog, copy }: CarryOverOptions,
): Promise<void> {
  const password = await readPassword(home);
  if (password === null) {
    throw new DatabaseError(
      `The password file in ${home} is missing, so the data cannot be read: start the previous version of the program once, which creates a new one.`,
      { code: 'database_version', status: 503 },
    );
  }
  const cluster = clusterOf(home);
  await endLeftoverServer(cluster, onLog);
  await rm(nextOf(home), { recursive: true, force: true });
  await mkdir(nextOf(home), { mode: 0o755 });
  await copyFile(join(home, 'password'), join(nextOf(home), 'password'));
  const port = await findFreePort();
  const parameters = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const former = await startServerProcess({ cluster, binaries, account, port, parameters, onLog });
  try {
    const next = await startEmbeddedPostgres({ directory: nextOf(home), onLog });
    try {
      await copy(`postgres://${applicationRole}:${password}@127.0.0.1:${port}/${applicationRole}`, next.url);
    } finally {
      await next.stop();
    }
  } finally {
    await former.stop();
  }
}

/**
 * Moves the old files away first: an old version of the program that is started in between cannot change them
 * unnoticed.
 */
async function exchange(home: string, version: string): Promise<string> {
  const kept = keptOf(home, version);
  await rm(kept, { recursive: true, force: true });
  await writeMark(markOf(home), version);
  await rename(clusterOf(home), kept);
  await rename(clusterOf(nextOf(home)), clusterOf(home));
  await rm(nextOf(home), { recursive: true, force: true });
  return kept;
}

/**
 * Completes a swap that was interrupted between the two renames: the data files are missing, and the new ones are
 * complete.
 */
async function finishExchange(home: string, onLog: WriteLine): Promise<void> {
  const version = await readFile(markOf(home), 'utf8').catch(() => null);
  if (version === null || (await isThere(clusterOf(home))) || !(await isThere(clusterOf(nextOf(home))))) return;
  await rename(clusterOf(nextOf(home)), clusterOf(home));
  await rm(nextOf(home), { recursive: true, force: true });
  onLog(`The upgraded data is in place; the old files are kept in ${keptOf(home, version)}.`, 'info');
}

/** Checks the version of the old programs: those of another version would reject the data with an unhelpful message. */
async function requirePrograms(folder: string, version: string, account: ServerAccount): Promise<Binaries> {
  const program = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  const { code, output } = await runAs(account, program('postgres'), ['--version']).catch((error: unknown) => ({
    code: -1,
    output: String(error),
  }));
  const found = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || found !== version) {
    throw new DatabaseError(
      `HAPTERA_OLD_POSTGRES is ${folder}, which has ${found ? `PostgreSQL ${found}` : `no PostgreSQL that runs (${output.trim()})`}: set it to the folder with the programs of PostgreSQL ${version}.`,
      { code: 'database_version', status: 503 },
    );
  }
  const environment: Record<string, string> = {};
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: version,
    environment,
  };
}

async function writeMark(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
