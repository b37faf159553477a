import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import { chooseServerAccount, runAs, type ServerAccount } from './server-account.ts';

export interface HomeDirectory {
  /** Holds data, password, port and lock: the requested folder, or its substitute. */
  home: string;
  account: ServerAccount;
}

const systemFolders = ['/var/lib', '/usr/local/var', '/srv', '/opt'];

/**
 * The requested folder, unless root starts the server in a place that the server's own account cannot enter (such as a
 * clone in root's home). Then the data lives in `/var/lib/embedded-postgres/<name from the path>`, and a note in the
 * requested folder, `moved-to.json`, says where. Thanks to the note the data is still found when the project is moved.
 */
export async function prepareHomeDirectory(
  requested: string,
  substitutes: string[] = systemFolders,
): Promise<HomeDirectory> {
  const wanted = resolve(requested);
  try {
    await mkdir(wanted, { recursive: true });
    const note = await readNote(wanted);
    const noted = note !== null && (await isOurs(note, wanted)) ? note.home : null;
    const account = await chooseServerAccount(await findDataOwner(noted ?? wanted));
    const home = noted ?? (await chooseHome(wanted, account, substitutes));
    await mkdir(home, { recursive: true });
    await openForAccount(home, account);
    await access(home, constants.R_OK | constants.W_OK | constants.X_OK);
    if (home !== wanted) {
      await writeFile(noteFile(wanted), `${JSON.stringify({ requested: wanted, home }, null, 2)}\n`);
      await writeFile(join(home, 'belongs-to'), `${wanted}\n`);
    }
    return { home, account };
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    throw new DatabaseError(
      `The folder ${wanted} cannot be used for the database (${cause instanceof Error ? cause.message : cause}): make it writable, or choose another folder.`,
      { code: 'database_directory_denied', status: 503, cause },
    );
  }
}

/** The folder that actually holds the requested folder's data. Creates nothing. */
export async function findHomeDirectory(requested: string): Promise<string> {
  const wanted = resolve(requested);
  const note = await readNote(wanted);
  return note !== null && (await isOurs(note, wanted)) ? note.home : wanted;
}

/** The folder with PostgreSQL's own files within a home directory. */
export function clusterOf(home: string): string {
  return join(home, 'cluster');
}

/**
 * Whether the account can read this path. Found out by trying: access lists and mounts do not show in a file's mode.
 */
export async function canReach(account: ServerAccount, path: string): Promise<boolean> {
  if (account === null) return true;
  return (await runAs(account, '/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path])).code === 0;
}

interface Note {
  requested: string;
  home: string;
}

async function chooseHome(wanted: string, account: ServerAccount, substitutes: string[]): Promise<string> {
  if (account === null || (await canReach(account, dirname(wanted)))) return wanted;
  for (const folder of substitutes) {
    if (!(await canReach(account, folder))) continue;
    const base = join(folder, 'embedded-postgres');
    const isMade = await mkdir(base, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (isMade && (await canReach(account, base))) return findUnclaimed(join(base, nameAfter(wanted)), wanted);
  }
  throw new DatabaseError(
    `The account "${account.name}", under which PostgreSQL runs, can enter neither ${wanted} nor any of ${substitutes.join(', ')}: choose a folder that it can enter.`,
    { code: 'database_directory_denied', status: 503 },
  );
}

// A project that was moved keeps the data folder named after its old path; a new project at that path needs another
// one.
async function findUnclaimed(home: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? home : `${home}-${number}`;
    const claim = await readFile(join(candidate, 'belongs-to'), 'utf8').catch(() => null);
    if (claim === null || claim.trim() === wanted) return candidate;
  }
}

// `/home/me/clone/.data/database` becomes `home-me-clone-data-database-1f2e3d4c`: a readable name, plus a hash to be
// unique.
function nameAfter(path: string): string {
  const readable = path
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(-40);
  return `${readable}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}

async function openForAccount(home: string, account: ServerAccount): Promise<void> {
  if (account === null || (await canReach(account, home))) return;
  const { mode } = await stat(home);
  await chmod(home, (mode & 0o7777) | 0o055);
}

async function findDataOwner(home: string): Promise<number | null> {
  return stat(clusterOf(home)).then(
    ({ uid }) => uid,
    () => null,
  );
}

// A project that was moved keeps its data; a copy of a project whose original still exists starts with none.
async function isOurs(note: Note, wanted: string): Promise<boolean> {
  if (note.requested === wanted) return true;
  return access(noteFile(note.requested)).then(
    () => false,
    () => true,
  );
}

async function readNote(wanted: string): Promise<Note | null> {
  const text = await readFile(noteFile(wanted), 'utf8').catch(() => null);
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const { requested, home }: Record<string, unknown> = { ...value };
  return typeof requested === 'string' && typeof home === 'string' ? { requested, home } : null;
}

function noteFile(wanted: string): string {
  return join(wanted, 'moved-to.json');
}
