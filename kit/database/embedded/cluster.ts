import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, lchown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WriteLine } from '../../line-log.ts';
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
  onLog: WriteLine;
  /** Called before new data files are created; may throw to prevent that. */
  beforeCreation: () => Promise<void>;
}

/** Name of the role and of the database that the program uses; the role owns the database and is not a superuser. */
export const applicationRole = 'app';

/**
 * Creates PostgreSQL's data files if they are missing, and returns the password of the application's role. The password
 * is stored in `home/password` (mode 600) in case an operator needs it. The files are created under another name and
 * renamed when complete, so an interrupted start leaves nothing that looks finished. The superuser cannot connect at
 * all: pg_hba.conf only admits the application's role.
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
  onLog('The password file was missing: setting a new password.');
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
  onLog(
    `PostgreSQL's data files were created in ${clusterOf(home)} (${Math.round(performance.now() - begun)} ms).`,
    'info',
  );
  return password;
}

function printInitdb(folder: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    // PostgreSQL's built-in character rules: the same on every system, and correct for Chinese.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...printSystemLocale(),
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

// Only Linux reliably has C.UTF-8.
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

// One statement per line. The program exits with 0 even when a statement fails, so its output is checked for errors.
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
    `PostgreSQL could not create its data files in ${folder}: ${lastLines(output)} Fix the cause, or set DATABASE_URL to a running PostgreSQL.`,
    { code: 'database_init_failed', status: 503 },
  );
}

// Statements are filtered out, because one of them contains the password.
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('STATEMENT:'));
  return lines.slice(-4).join(' ');
}

// Retried: an initdb whose parent was killed runs on for a moment and writes into the folder that is being removed.
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

// Files that root restored from a backup belong to root, but PostgreSQL requires that its own user owns them.
async function restoreOwnership(cluster: string, account: ServerAccount): Promise<void> {
  const { uid, mode } = await stat(cluster);
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
  if (account === null || uid === account.uid) return;
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), account.uid, account.gid);
  }
  await lchown(cluster, account.uid, account.gid);
}

/** Null when the file is missing or does not contain a valid password. */
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
