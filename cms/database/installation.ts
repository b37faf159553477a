import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import { propertyOf } from '#kit/property-of.ts';
import { errors } from '../errors.ts';

/*
 * A database and the data folder with its uploads belong together. Both carry the same random mark, the installation's
 * id, so that a wrong or empty database is detected before anything is written and before the site loses its pages.
 */

/** Null if the database is new, or from before the mark was introduced. */
export async function readDatabaseInstallation(database: Database): Promise<string | null> {
  const table = await database.one<{ name: string | null }>(sql`select to_regclass('cms.installation')::text as name`);
  if (!table?.name) return null;
  const row = await database.one<{ uuid: string }>(sql`select uuid from cms.installation where id = 1`);
  return row?.uuid ?? null;
}

/** Null if the folder is new, or from before the mark was introduced. Throws `haptera_installation_damaged`. */
export async function readFolderInstallation(dataDirectory: string): Promise<string | null> {
  const file = markFile(dataDirectory);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const id = parseMark(text);
  if (id === null) throw errors.installationDamaged(file);
  return id;
}

function parseMark(text: string): string | null {
  try {
    const id = propertyOf(JSON.parse(text), 'id');
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}

/** Marks the folder as belonging to an installation, which may have been restored from a backup. */
export async function saveFolderInstallation(dataDirectory: string, id: string): Promise<void> {
  const file = markFile(dataDirectory);
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(`${file}.draft`, `${JSON.stringify({ id, markedAt: new Date().toISOString() }, null, 2)}\n`, {
    flush: true,
  });
  await rename(`${file}.draft`, file);
}

/**
 * Call this before creating the data files of an embedded database: throws `haptera_database_missing` if the folder
 * shows that one existed before.
 */
export async function requireNewFolder(dataDirectory: string): Promise<void> {
  if (await hasBeenUsed(dataDirectory)) throw errors.databaseMissing(dataDirectory);
}

/**
 * Call this before anything is written: throws `haptera_database_missing` if the database is empty but the folder is
 * not, and `haptera_database_mismatch` if the database belongs to another installation.
 */
export async function requireSameInstallation(database: Database, dataDirectory: string): Promise<void> {
  const known = await readFolderInstallation(dataDirectory);
  const found = await readDatabaseInstallation(database);
  if (known !== null && found !== null && known !== found) throw errors.databaseMismatch(dataDirectory);
  if (found !== null) return;
  // A database from before the mark gets it now. If the folder is already marked, this is the wrong database.
  const isOlder = known === null && (await hasUsers(database));
  if (!isOlder && (await hasBeenUsed(dataDirectory))) throw errors.databaseMissing(dataDirectory);
}

/** Called by the writing process: marks the database if it has no mark, and the folder to match. Returns the id. */
export async function joinInstallation(database: Database, dataDirectory: string): Promise<string> {
  await database.run(
    sql`insert into cms.installation (id, uuid, created_at) values (1, ${randomUUID()}, now()) on conflict (id) do nothing`,
  );
  const id = await readDatabaseInstallation(database);
  if (id === null) throw errors.databaseMissing(dataDirectory);
  if ((await readFolderInstallation(dataDirectory)) !== id) await saveFolderInstallation(dataDirectory, id);
  return id;
}

/** Every installation has at least one user from its first start on. */
async function hasUsers(database: Database): Promise<boolean> {
  const table = await database.one<{ name: string | null }>(sql`select to_regclass('cms.users')::text as name`);
  if (!table?.name) return false;
  return (await database.one(sql`select 1 as one from cms.users limit 1`)) !== null;
}

/** Folders from before the mark are recognized by their uploads. */
async function hasBeenUsed(dataDirectory: string): Promise<boolean> {
  if ((await readFolderInstallation(dataDirectory)) !== null) return true;
  const uploads = await readdir(join(dataDirectory, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return uploads.some((entry) => entry.isFile());
}

function markFile(dataDirectory: string): string {
  return join(dataDirectory, 'installation.json');
}
