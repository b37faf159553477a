import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printBlock } from '#cms-schema/markup/print-markup.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { createCms } from '../create-cms.ts';
import { connectOptions, migrateCms } from '../database/open-database.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { testSecret } from '../testing/open-test-cms.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDirectory: string;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'cms', prepare: migrateCms, connect: connectOptions });
  dataDirectory = await mkdtemp(join(tmpdir(), 'take-over-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const pageWith = (name: string, note: string) =>
  `<!-- wp:haptera/section {"id":"s"} -->\n${printBlock({
    name: 'haptera/model-list',
    attributes: {
      id: 'models',
      heading: 'Models',
      updated: '2024-11-29',
      brands: [
        {
          id: 'b1',
          name,
          aliases: 'Mi',
          note,
          sets: [
            { id: 'a', level: 'hd', models: `15 Pro\n15\n${'x'.repeat(200)}` },
            { id: 'b', models: '14\r\n15' },
          ],
        },
      ],
    },
  })}\n<!-- /wp:haptera/section -->`;

/** Starts a CMS on the data of the previous one. */
async function start() {
  const cms = createCms({
    databaseUrl: database.url,
    dataDirectory,
    secret: testSecret,
    publicUrl: 'https://haptera.example',
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await cms.start();
  return cms;
}

test('an upgrade imports the models of a page into the list once, and later edits of the list are kept', async () => {
  const before = await start();
  const zh = await aPage(before, { content: pageWith('小米', '中文') });
  await aPage(before, { locale: 'en', translationOf: zh.id, content: pageWith('Xiaomi', 'English') });
  await before.close();
  const cms = await start();
  const models = await cms.supportedLists.requireList(systemViewer, 'models');
  expect(models).toMatchObject({
    updated: '2024-11-29',
    rows: [
      { brand: 'Xiaomi', model: '15 Pro', level: 'hd' },
      { brand: 'Xiaomi', model: '15', level: 'hd' },
      { brand: 'Xiaomi', model: '14', level: 'unstated' },
    ],
  });
  expect((await cms.supportedLists.requireList(systemViewer, 'brands')).rows).toEqual([
    { zh: '小米', en: 'Xiaomi', aliases: 'Mi', noteZh: '中文', noteEn: 'English' },
  ]);
  await cms.supportedLists.saveList(systemViewer, 'models', { rows: [], updated: null });
  await cms.close();
  const later = await start();
  expect((await later.supportedLists.requireList(systemViewer, 'models')).rows).toEqual([]);
  await later.close();
});
