import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentTypes } from '#contract/content-types.ts';
import { documentFields } from '#contract/document-fields.ts';
import { fieldsOf } from '#contract/field-table.ts';
import { sql } from '#kit/database/sql.ts';
import { documentSchema } from '../doors/rest/wp/documents/schema.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

it('every field in the table has a database column or its own table', async () => {
  const rows = await test.database.query<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'cms' and table_name = 'documents'`,
  );
  const names = new Set(rows.map(({ name }) => name));
  const missing = fieldsOf(documentFields).filter(([, { column }]) => column !== null && !names.has(column));
  expect(names.size).toBeGreaterThan(20);
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('every field in the table is read back as it was saved', async () => {
  const parent = await aPage(test.cms);
  const wished = {
    title: 'Kept',
    slug: 'kept',
    excerpt: 'In short',
    parentId: parent.id,
    menuOrder: 7,
    template: 'wide',
    password: 'secret',
    commentStatus: 'open',
    pingStatus: 'open',
  } as const;
  const page = await aPage(test.cms, wished);
  expect(await test.cms.documents.requireDocument(systemViewer, page.id)).toMatchObject(wished);
  const post = await aPage(test.cms, { type: 'post', isSticky: true });
  expect(await test.cms.documents.requireDocument(systemViewer, post.id)).toMatchObject({ isSticky: true });
});

it('REST describes every field for exactly the document types that have it', () => {
  for (const [, { rest, types }] of fieldsOf(documentFields)) {
    for (const type of documentTypes) {
      const isTold = Object.keys(documentSchema(type).properties ?? {}).includes(rest);
      expect([rest, type, isTold]).toEqual([rest, type, types.some((each) => each === type)]);
    }
  }
});
