import { afterEach, expect, test } from 'vitest';
import type { Database } from '#kit/database/connect.ts';
import { migrate } from '#kit/database/migrate.ts';
import { sql } from '#kit/database/sql.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { getMediaRow, listMediaRows } from '../media/store.ts';
import { systemViewer } from '../permission/viewer.ts';
import { migrations } from './migrations.ts';
import { connectOptions } from './open-database.ts';

const NUMBER = migrations.find(({ name }) => name.startsWith('texts of pictures'))?.number ?? 0;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A database of the previous version with one picture, migrated to this version. */
async function upgrade(): Promise<Database> {
  const { database, drop } = await createTestDatabase({ connect: connectOptions });
  closing.push(drop);
  await migrate(database, { name: 'cms', migrations: migrations.filter(({ number }) => number < NUMBER) });
  await database.run(sql`
    insert into media (id, kind, mime_type, file_name, file, file_size, width, height, renditions, slug, title, caption,
      description, alt_zh, alt_en, created_at, modified_at, revision)
    values (7, 'image', 'image/png', 'a.png', 'uploads/a.png', 1, 1, 1, '[]', 'a', '', '', '', '一台马达', '', now(), now(), 1)`);
  await migrate(database, { name: 'cms', migrations });
  return database;
}

test('an upgrade keeps the texts of a picture in each language', async () => {
  expect((await getMediaRow(await upgrade(), 7))?.alt).toEqual({ zh: '一台马达', en: '' });
});

test('after an upgrade a picture is found by its texts in any language', async () => {
  const opened = await upgrade();
  const find = async (search: string) =>
    (await listMediaRows(opened, systemViewer, { search }, { limit: 10, offset: 0 })).items.map(({ id }) => id);
  expect([await find('马达'), await find('zh')]).toEqual([[7], []]);
});

test('adding a language does not require a change of the tables', async () => {
  const opened = await upgrade();
  const add = (locale: string) =>
    opened.run(sql`insert into terms (taxonomy, locale, name, slug, description)
      values ('category', ${locale}, 'x', ${locale}, '')`);
  await add('de');
  await expect(add('Deutsch')).rejects.toThrow();
});
