import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentTypes } from '#contract/content-types.ts';
import { documentStatuses } from '#contract/document-fields.ts';
import { roles } from '#contract/roles.ts';
import { sql } from '#kit/database/sql.ts';
import { anonymous, systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import type { StoredDocument } from './model.ts';
import { canEditDocument, canReadContent, canReadDocument } from './policy.ts';
import { listDocumentRowsByIds } from './store.ts';
import { contentReadableBy, editableBy, readableBy } from './visible-documents.ts';

let test: TestCms;
let viewers: Viewer[];
let documents: StoredDocument[];

/** Every type, status (in the trash: what it was), author and password. Their hour is far off: nothing publishes them meanwhile. */
beforeAll(async () => {
  test = await openTestCms();
  const people = await Promise.all(roles.map((role) => aViewer(test.cms, role)));
  viewers = [anonymous, systemViewer, ...people];
  const base = await aPage(test.cms, { status: 'draft' });
  await test.database.run(sql`
    insert into documents (type, locale, group_id, status, status_before_trash, slug, title, content, excerpt, author_id,
      menu_order, template, meta, password, is_sticky, comment_status, ping_status, date, is_date_floating, created_at,
      modified_at, revision)
    select each.type, d.locale, gen_random_uuid(), each.status, each.before, '', d.title, d.content, d.excerpt, each.author, 0, '', d.meta,
      each.password, false, 'closed', 'closed', d.date + interval '1 year', false, d.created_at, d.modified_at, 1
    from documents d cross join (
      select type, status, before, author, password
      from unnest(${[...documentTypes]}::text[]) as type,
        unnest(${[...documentStatuses]}::text[]) as status,
        unnest(array[null, 'draft', 'private', 'publish', 'future']) as before,
        unnest(${[null, ...people.map(({ user }) => user?.id ?? null)]}::bigint[]) as author,
        unnest(array['', 'secret']) as password
    ) as each
    where d.id = ${base.id} and (each.status = 'trash' or each.before is null)`);
  const rows = await test.database.query<{ id: number }>(sql`select id from documents`);
  documents = await listDocumentRowsByIds(
    test.database,
    rows.map(({ id }) => id),
  );
});
afterAll(() => test.close());

const named = (viewer: Viewer) => viewer.user?.role ?? viewer.via;

it.each([
  ['know of', readableBy, canReadDocument],
  ['read', contentReadableBy, canReadContent],
  ['edit', editableBy, canEditDocument],
] as const)('lists hold exactly what one may %s', async (_, condition, may) => {
  for (const viewer of viewers) {
    const rows = await test.database.query<{ id: number }>(
      sql`select d.id from documents d where ${condition(viewer)} order by d.id`,
    );
    const allowed = documents.filter((document) => may(viewer, document)).map(({ id }) => id);
    expect(
      rows.map(({ id }) => id),
      named(viewer),
    ).toEqual(allowed);
  }
  expect(documents.length).toBeGreaterThan(200);
});
