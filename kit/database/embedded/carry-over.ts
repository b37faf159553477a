import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
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
  /** Folder of the programs of the PostgreSQL that wrote the data: `/usr/lib/postgresql/15/bin`. Null: not known. */
  readonly oldPrograms: string | null;
  readonly onLog: (line: string) => void;
  /** Copies the content from one running server to another, an empty one. Both addresses hold a password. */
  readonly copy: (from: string, to: string) => Promise<void>;
}

/**
 * Makes data files of an older major version of PostgreSQL into those of the packaged one. New files are made beside the
 * old ones and filled by `copy`; then they change places, and the old ones are kept as `cluster-<version>`. Interrupted at
 * any moment, the next call goes on. Gives where the old files are kept; null when there was nothing to do, also when the
 * old programs are not known, which the start of the server then explains. Throws `database_version` and what a start
 * throws.
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
    onLog(`The database was written by PostgreSQL ${version}: it is carried over to ${packaged.majorVersion}.`);
    await fillNext(home, account, await requirePrograms(options.oldPrograms, version, account), options);
    return await exchange(home, version);
  } finally {
    await lock.release();
  }
}

/** Beside the home, for it is one itself while it is filled. */
function nextOf(home: string): string {
  return `${home}-next`;
}

/** Stands in the next home once it holds everything, and names the version of the old files. */
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
      `The password file in ${home} is missing, so the data cannot be read: start the former version of the program once, which makes a new one.`,
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

/** The old files go first: a former program that is started in between finds none, and changes nothing unseen. */
async function exchange(home: string, version: string): Promise<string> {
  const kept = keptOf(home, version);
  await rm(kept, { recursive: true, force: true });
  await writeMark(markOf(home), version);
  await rename(clusterOf(home), kept);
  await rename(clusterOf(nextOf(home)), clusterOf(home));
  await rm(nextOf(home), { recursive: true, force: true });
  return kept;
}

/** After an interruption between the two renames there are no data files, and the new ones are complete. */
async function finishExchange(home: string, onLog: (line: string) => void): Promise<void> {
  const version = await readFile(markOf(home), 'utf8').catch(() => null);
  if (version === null || (await isThere(clusterOf(home))) || !(await isThere(clusterOf(nextOf(home))))) return;
  await rename(clusterOf(nextOf(home)), clusterOf(home));
  await rm(nextOf(home), { recursive: true, force: true });
  onLog(`The data that was carried over is in place; the old files are kept in ${keptOf(home, version)}.`);
}

/** Programs of another version would refuse the data in words that lead nowhere. */
async function requirePrograms(folder: string, version: string, account: ServerAccount): Promise<Binaries> {
  const program = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  const { code, output } = await runAs(account, program('postgres'), ['--version']).catch((error: unknown) => ({
    code: -1,
    output: String(error),
  }));
  const found = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || found !== version) {
    throw new DatabaseError(
      `HAPTERA_OLD_POSTGRES names ${folder}, where ${found ? `PostgreSQL ${found} is` : `no PostgreSQL can be run (${output.trim()})`}: name the folder of the programs of PostgreSQL ${version}.`,
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
