import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { DatabaseError } from '../database-error.ts';
import { systemEnvironment } from '../env.ts';

/** The system user that PostgreSQL runs as; null for the user of this process. */
export type ServerAccount = { name: string; uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. When started by root, it runs as the account that already owns the data, or else
 * as the first of `nobody`, `postgres` and `daemon` that /etc/passwd has; PostgreSQL requires an entry there. Throws
 * `database_no_account`.
 */
export async function chooseServerAccount(dataOwner: number | null): Promise<ServerAccount> {
  if (process.platform === 'win32') return null;
  if (process.getuid?.() !== 0) {
    requireOwnEntry();
    return null;
  }
  const accounts = parsePasswordFile(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  const owner = accounts.find((account) => account.uid === dataOwner);
  const candidates = ['nobody', 'postgres', 'daemon'].flatMap((name) => accounts.filter((it) => it.name === name));
  for (const account of owner ? [owner] : candidates) {
    const probe = await runAs(account, '/bin/sh', ['-c', ':']).catch(() => null);
    if (probe?.code === 0) return account;
  }
  throw new DatabaseError(
    'PostgreSQL refuses to run as root and no account for it was found: add a user "nobody" to /etc/passwd, start as another user, or set DATABASE_URL to a running PostgreSQL.',
    { code: 'database_no_account', status: 503 },
  );
}

export interface RunResult {
  code: number;
  /** Its combined stdout and stderr. */
  output: string;
}

/** Runs a program as the account and waits for it to end. The working directory is `/`, which everyone can enter. */
export function runAs(
  account: ServerAccount,
  file: string,
  args: string[],
  options: { input?: string; environment?: Record<string, string> } = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...presentAccount(account),
      cwd: '/',
      env: { ...systemEnvironment(), ...options.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
    // EPIPE from a program that ends without reading its input is ignored; its exit code decides.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

/** The account's user and group, as options for `spawn`. */
export function presentAccount(account: ServerAccount): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

function requireOwnEntry(): void {
  try {
    userInfo();
  } catch (cause) {
    throw new DatabaseError(
      `PostgreSQL needs an entry for its user in /etc/passwd, but user id ${process.getuid?.()} has none: start as a user that has one, or set DATABASE_URL to a running PostgreSQL.`,
      { code: 'database_no_account', status: 503, cause },
    );
  }
}

function parsePasswordFile(text: string): { name: string; uid: number; gid: number }[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    const account = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    return account.uid > 0 && account.gid > 0 ? [account] : [];
  });
}
