import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, lchown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import type { Binaries } from './binaries.ts';
import { clusterOf } from './home-directory.ts';
import { otherMajorVersion } from './major-version.ts';
import { runAs, type ServerAccount } from './server-account.ts';

export interface ClusterSettings {
  home: string;
  binaries: Binaries;
  account: ServerAccount;
  isDurable: boolean;
  onLog: (line: string) => void;
  /** Asked before data files are made where there are none; throws to refuse. */
  beforeCreation: () => Promise<void>;
}

/** The role and the database which the program uses; the role owns the database and is no superuser. */
export const applicationRole = 'app';

/**
 * Makes PostgreSQL's data files unless they are there, and returns the password of the application's role, which stands
 * in `home/password` (mode 600) in case it is wanted by hand. The files are made under another name and renamed when
 * complete: a start that is killed in the middle leaves nothing that looks finished.
 * The superuser cannot connect at all: the rules of access name the application's role only.
 */
export async function ensureCluster(settings: ClusterSettings): Promise<string> {
  const { home, binaries, account, onLog } = settings;
  const cluster = clusterOf(home);
  await removeDrafts(home);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  const password = await readPassword(home);
  if (version === null) {
    await requireAbsent(cluster);
    await settings.beforeCreation();
    return initialise(settings, password);
  }
  if (version.trim() !== binaries.majorVersion) {
    throw otherMajorVersion(cluster, version.trim(), binaries.majorVersion);
  }
  await restoreOwnership(cluster, account);
  if (password !== null) return password;
  onLog('The password file was missing: a new password is set.');
  const renewed = await savePassword(home);
  await runSingleUser(settings, cluster, [`alter role ${applicationRole} password '${renewed}'`]);
  return renewed;
}

async function initialise(settings: ClusterSettings, known: string | null): Promise<string> {
  const { home, binaries, account, isDurable, onLog } = settings;
  const begun = performance.now();
  const password = known ?? (await savePassword(home));
  const draft = join(home, `cluster-draft-${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  if (account !== null) await lchown(draft, account.uid, account.gid);
  const { code, output } = await runAs(account, binaries.initdb, printInitdb(draft, isDurable), {
    environment: binaries.environment,
  });
  if (code !== 0) throw initFailed(draft, output);
  await runSingleUser(settings, draft, [
    `create role ${applicationRole} login ${isDurable ? '' : 'createdb '}password '${password}'`,
    `create database ${applicationRole} owner ${applicationRole}`,
  ]);
  await writeOwned(join(draft, 'pg_hba.conf'), printAccessRules(), account);
  if (isDurable) await syncToDisk(join(draft, 'pg_hba.conf'), draft);
  await rename(draft, clusterOf(home));
  if (isDurable) await syncToDisk(home);
  onLog(`PostgreSQL's data files were made in ${clusterOf(home)} (${Math.round(performance.now() - begun)} ms).`);
  return password;
}

function printInitdb(folder: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    // PostgreSQL's own rules for letters, the same on every system, and right for Chinese.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...printSystemLocale(),
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

// Linux alone knows C.UTF-8 everywhere.
function printSystemLocale(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  return process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C'];
}

function printAccessRules(): string {
  return [
    '# Only the application signs in, from this machine, with its password.',
    `host all ${applicationRole} 127.0.0.1/32 scram-sha-256`,
    '',
  ].join('\n');
}

// One statement to a line. It ends with 0 also when a statement failed, so its words are read.
async function runSingleUser(settings: ClusterSettings, cluster: string, statements: string[]): Promise<void> {
  const { binaries, account, isDurable } = settings;
  const args = ['--single', '-D', cluster, '-c', 'log_checkpoints=off', ...(isDurable ? [] : ['-F']), 'postgres'];
  const { code, output } = await runAs(account, binaries.postgres, args, {
    input: `${statements.join('\n')}\n`,
    environment: binaries.environment,
  });
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output)) throw initFailed(cluster, output);
}

function initFailed(folder: string, output: string): DatabaseError {
  return new DatabaseError(
    `PostgreSQL could not make its data files in ${folder}: ${lastLines(output)} Correct the cause, or set DATABASE_URL to a running PostgreSQL.`,
    { code: 'database_init_failed', status: 503 },
  );
}

// Statements are cut away: one of them holds the password.
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('STATEMENT:'));
  return lines.slice(-4).join(' ');
}

// Retried: an initdb whose parent was killed goes on for a moment and puts files into the folder being removed.
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!/^(cluster|binaries|password)-.*draft-/.test(name)) continue;
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 20 });
  }
}

async function requireAbsent(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new DatabaseError(
      `The data in ${cluster} belongs to another user: start as that user, or as root, which runs the server as that user.`,
      { code: 'database_directory_denied', status: 503, cause: error },
    );
  });
  if (names === null) return;
  if (names.length === 0) return rm(cluster, { recursive: true });
  throw new DatabaseError(
    `The folder ${cluster} holds files but no complete PostgreSQL data (PG_VERSION is missing): restore it from a backup, or move it away.`,
    { code: 'database_damaged', status: 503 },
  );
}

// Files that root copied back from a backup belong to root, and PostgreSQL insists on owning them.
async function restoreOwnership(cluster: string, account: ServerAccount): Promise<void> {
  const { uid, mode } = await stat(cluster);
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
  if (account === null || uid === account.uid) return;
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), account.uid, account.gid);
  }
  await lchown(cluster, account.uid, account.gid);
}

/** Null when there is none that could be one. */
export async function readPassword(home: string): Promise<string | null> {
  const text = await readFile(join(home, 'password'), 'utf8').catch(() => '');
  return /^[A-Za-z0-9_-]{32,}$/.test(text.trim()) ? text.trim() : null;
}

async function savePassword(home: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const draft = join(home, `password-draft-${randomUUID()}`);
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(home, 'password'));
  return password;
}

async function writeOwned(file: string, text: string, account: ServerAccount): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (account !== null) await lchown(file, account.uid, account.gid);
}

async function syncToDisk(...paths: string[]): Promise<void> {
  if (process.platform === 'win32') return;
  for (const path of paths) {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  }
}
