import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#kit/database/connect.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import {
  joinInstallation,
  readDatabaseInstallation,
  readFolderInstallation,
  requireSameInstallation,
} from './installation.ts';
import { connectOptions, migrateCms } from './open-database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haptera-mark-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aDatabase(form: 'migrated' | 'bare' = 'migrated'): Promise<Database> {
  const template = { template: 'cms', prepare: migrateCms };
  const { database, drop } = await createTestDatabase({
    ...(form === 'migrated' && template),
    connect: connectOptions,
  });
  closing.push(drop);
  return database;
}

async function addUser(database: Database): Promise<void> {
  await database.run(`insert into users (login, login_key, email, email_key, password_hash, display_name, slug, locale, role, registered_at)
    values ('a', 'a', 'a@b.example', 'a@b.example', '', 'A', 'a', 'en', 'administrator', now())`);
}

describe('a database and a data folder', () => {
  it('share a mark after their first start', async () => {
    const [database, folder] = [await aDatabase(), await aFolder()];
    await requireSameInstallation(database, folder);
    const id = await joinInstallation(database, folder);
    expect(await readDatabaseInstallation(database)).toBe(id);
    expect(await readFolderInstallation(folder)).toBe(id);
    await requireSameInstallation(database, folder);
    expect(await joinInstallation(database, folder)).toBe(id);
  });

  it('of one installation may exist on several machines, each with its own folder', async () => {
    const [database, first, second] = [await aDatabase(), await aFolder(), await aFolder()];
    const id = await joinInstallation(database, first);
    await requireSameInstallation(database, second);
    expect(await joinInstallation(database, second)).toBe(id);
  });

  it('of two different installations are rejected', async () => {
    const [database, folder] = [await aDatabase(), await aFolder()];
    await joinInstallation(await aDatabase(), folder);
    await joinInstallation(database, await aFolder());
    await expect(requireSameInstallation(database, folder)).rejects.toMatchObject({
      code: 'haptera_database_mismatch',
    });
  });

  it.each(['migrated', 'bare'] as const)(
    'are rejected if the database is empty (%s) and the folder is not',
    async (form) => {
      const folder = await aFolder();
      await joinInstallation(await aDatabase(), folder);
      const empty = await aDatabase(form);
      await expect(requireSameInstallation(empty, folder)).rejects.toMatchObject({
        code: 'haptera_database_missing',
        message: expect.stringContaining(folder),
      });
      expect(await readDatabaseInstallation(empty)).toBeNull();
    },
  );

  it('from before the mark receive it, unless only the folder has content', async () => {
    const folder = await aFolder();
    await mkdir(join(folder, 'uploads/2026'), { recursive: true });
    await writeFile(join(folder, 'uploads/2026/picture.png'), 'picture');
    await expect(requireSameInstallation(await aDatabase(), folder)).rejects.toMatchObject({
      code: 'haptera_database_missing',
    });
    const older = await aDatabase();
    await addUser(older);
    await requireSameInstallation(older, folder);
    await joinInstallation(older, folder);
    expect(await readFile(join(folder, 'installation.json'), 'utf8')).toContain(await readDatabaseInstallation(older));
  });
});
