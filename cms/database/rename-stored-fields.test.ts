import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonb, sql } from '#kit/database/sql.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { renameStoredFields } from './rename-stored-fields.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const types = [{ name: 'page', renamed: { client: 'customer' } }];
const former = { client: 'Acme', seo_title: 'Kept' };
const present = { customer: 'Acme', seo_title: 'Kept' };

const metaOf = async (id: number) =>
  (await test.database.one<{ meta: unknown }>(sql`select meta from documents where id = ${id}`))?.meta;

it('a renamed field moves in documents, history, unfinished work and scheduled changes, as often as it runs', async () => {
  const { database } = test;
  const { id } = await aPage(test.cms);
  await database.run(sql`update documents set meta = ${jsonb(former)} where id = ${id}`);
  await database.run(sql`
    insert into revisions (document_id, kind, title, content, excerpt, document_revision, created_at, fields, pending)
    values (${id}, 'autosave', 'A', '', '', 1, now(), ${jsonb({ slug: 'a', meta: former })},
      ${jsonb({ fields: { meta: former }, from: null })}),
      (${id}, 'original', 'A', '', '', 1, now(), null, ${jsonb({ fields: {}, from: { slug: 'a', meta: former } })})`);
  await database.run(sql`
    insert into scheduled_changes (document_id, due_at, patch, document_revision, created_at)
    values (${id}, now() + interval '1 day', ${jsonb({ title: 'B', meta: former })}, 1, now())`);
  for (const _ of ['first start', 'second start']) await renameStoredFields(database, types);
  expect(await metaOf(id)).toEqual(present);
  expect(
    await database.query(sql`
      select fields, pending from revisions where document_id = ${id} and kind in ('autosave', 'original')
        and title = 'A' order by kind`),
  ).toEqual([
    { fields: { slug: 'a', meta: present }, pending: { fields: { meta: present }, from: null } },
    { fields: null, pending: { fields: {}, from: { slug: 'a', meta: present } } },
  ]);
  expect(await database.one(sql`select patch from scheduled_changes where document_id = ${id}`)).toEqual({
    patch: { title: 'B', meta: present },
  });
});

it('documents of other types keep theirs, and a value under the present name wins', async () => {
  const { database } = test;
  const post = await aPage(test.cms, { type: 'post', content: 'Text' });
  const both = await aPage(test.cms);
  await database.run(sql`update documents set meta = ${jsonb(former)} where id = ${post.id}`);
  await database.run(sql`update documents set meta = ${jsonb({ ...former, customer: 'Newer' })} where id = ${both.id}`);
  await renameStoredFields(database, types);
  expect(await metaOf(post.id)).toEqual(former);
  expect(await metaOf(both.id)).toEqual({ customer: 'Newer', seo_title: 'Kept' });
});
