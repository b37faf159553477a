import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let held: TestCms;
beforeAll(async () => {
  held = await openTestCms();
});
afterAll(() => held.close());

const viewer = systemViewer;
const rounds = 10;

test('concurrent saves of both languages of a page do not deadlock', async () => {
  const { documents } = held.cms;
  const [zh, en] = await aPair();
  await expectNoDeadlock([
    (round) => documents.saveDocument(viewer, zh, { title: `标题 ${round}`, content: hero(`标题 ${round}`) }),
    (round) => documents.saveDocument(viewer, en, { title: `Title ${round}`, content: hero(`Heading ${round}`) }),
  ]);
});

test('concurrent changes and deletions of pages, pictures, terms, menus and accounts do not deadlock', async () => {
  const { cms } = held;
  const [zh, en] = await aPair();
  const author = await aViewer(cms, 'editor');
  const authorId = author.user?.id ?? 0;
  const picture = await aPicture(cms);
  const menu = await cms.menus.createMenu(viewer, { name: 'Main', locale: 'zh' });
  await expectNoDeadlock([
    (round) => cms.documents.saveDocument(author, zh, { title: `标题 ${round}`, featuredMediaId: picture.id }),
    (round) => cms.documents.saveDocument(author, en, { title: `Title ${round}`, featuredMediaId: picture.id }),
    (round) => cms.media.saveMedia(viewer, picture.id, { alt: `alt ${round}` }),
    (round) => cms.users.saveUser(viewer, authorId, { displayName: `Editor ${round}` }),
    (round) => cms.menus.saveMenuItems(viewer, menu.id, [{ kind: 'document', label: `Page ${round}`, documentId: zh }]),
    async (round) => {
      const term = await cms.terms.createTerm(viewer, { taxonomy: 'category', name: `Category ${round}` });
      const post = await aPage(cms, { type: 'post', categories: [term.id], authorId });
      await Promise.all([
        cms.terms.deleteTerm(viewer, 'category', term.id),
        cms.documents.deleteDocument(viewer, post.id),
      ]);
    },
    async () => {
      const above = await aPage(cms);
      const below = await aPage(cms, { parentId: above.id });
      const shown = await aPicture(cms, { width: 40 });
      await cms.documents.saveDocument(viewer, below.id, { featuredMediaId: shown.id });
      await Promise.all([
        cms.documents.deleteDocument(viewer, above.id),
        cms.documents.saveDocument(viewer, below.id, { title: 'Still here' }),
        cms.media.deleteMedia(viewer, shown.id),
      ]);
    },
    async () => {
      const leaving = await aViewer(cms, 'editor');
      const page = await aPage(cms, { authorId: leaving.user?.id ?? 0 });
      await Promise.all([
        cms.users.deleteUser(viewer, leaving.user?.id ?? 0, authorId),
        cms.documents.saveDocument(viewer, page.id, { title: 'By somebody who leaves' }),
      ]);
    },
  ]);
});

test('concurrently moving, trashing, restoring and saving sibling pages does not deadlock', async () => {
  const { groups, documents } = held.cms;
  const root = await aPage(held.cms);
  const pages = await Promise.all([1, 2, 3, 4].map(() => aPage(held.cms, { parentId: root.id })));
  const [first, second, third, fourth] = pages.map(({ id }) => id);
  const ids = pages.map(({ id }) => ({ id }));
  await expectNoDeadlock([
    () => groups.moveGroup(viewer, fourth ?? 0, { afterId: null }),
    () => groups.moveGroup(viewer, first ?? 0, {}),
    (round) => documents.saveDocument(viewer, second ?? 0, { title: `Saved ${round}` }),
    (round) =>
      groups.saveDocuments(
        viewer,
        ids.toReversed().map(({ id }) => ({ id, patch: { excerpt: `${round}` } })),
      ),
    async () => {
      await groups.trashDocuments(viewer, [{ id: third ?? 0 }]);
      await groups.restoreDocuments(viewer, [{ id: third ?? 0 }]);
    },
  ]);
});

async function aPair(): Promise<[zh: number, en: number]> {
  const zh = await aPage(held.cms, { locale: 'zh' });
  const en = await aPage(held.cms, { locale: 'en', translationOf: zh.id });
  return [zh.id, en.id];
}

/** Each of the writers goes through its rounds, all of them at the same time. */
async function expectNoDeadlock(writers: readonly ((round: number) => Promise<unknown>)[]): Promise<void> {
  const before = await countDeadlocks();
  await Promise.all(
    writers.map(async (write) => {
      for (let round = 0; round < rounds; round += 1) await write(round);
    }),
  );
  expect((await countDeadlocks()) - before).toBe(0);
}

/** A connection of its own reports what it counted when it ends, or after ten seconds; asking ends that wait. */
async function countDeadlocks(): Promise<number> {
  await held.database.query(sql`select pg_stat_clear_snapshot()`);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const row = await held.database.one<{ count: number }>(
    sql`select deadlocks as count from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.count ?? 0);
}
