import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { recordUses } from '../uses/record-uses.ts';
import { migrations } from './migrations.ts';
import { isCmsMigrated, migrateCms } from './open-database.ts';

let test_: TestCms;
beforeAll(async () => {
  test_ = await openTestCms();
});
afterAll(() => test_.close());

async function runAgain(beginning: string): Promise<void> {
  const found = migrations.find(({ name }) => name.startsWith(beginning));
  if (!found) throw new Error(`There is no migration "${beginning}".`);
  for (const statement of found.statements) await test_.database.run(statement);
}

test('an upgrade records what existing documents use, as saving them would', async () => {
  const { cms, database } = test_;
  const [featured, inBlock, inMarkup, forLinks, unsaved, later] = await Promise.all(
    Array.from({ length: 6 }, () => aPicture(cms, { width: 8 })),
  );
  if (!featured || !inBlock || !inMarkup || !forLinks || !unsaved || !later) throw new Error('Six were made.');
  const page = await aPage(cms, {
    featuredMediaId: featured.id,
    meta: { seo_image: forLinks.id },
    content: `${hero('x', { picture: { id: inBlock.id } })}\n\n<!-- wp:html -->\n<img src="/${inMarkup.file}"><a href="/en/about">x</a>\n<!-- /wp:html -->`,
  });
  await cms.revisions.saveAutosave(systemViewer, page.id, {
    content: hero('y', { picture: { id: unsaved.id } }),
    pending: { fields: { featuredMediaId: unsaved.id }, from: null },
  });
  const content = hero('z', { picture: { id: later.id } });
  await cms.documents.scheduleDocuments(systemViewer, [{ id: page.id, patch: { content } }], '2200-01-01T00:00:00Z');
  const list = () => database.query(sql`select * from uses order by document_id, state, work_id, kind, target`);
  const written = await list();
  const filesOf = (state: string) =>
    written.flatMap((row) => (row.state === state && row.kind === 'media' ? [Number(row.target)] : []));
  expect(new Set(filesOf('saved'))).toEqual(new Set([featured, inBlock, inMarkup, forLinks].map(({ id }) => id)));
  expect(filesOf('work')).toEqual(expect.arrayContaining([unsaved.id]));
  expect(filesOf('change')).toEqual(expect.arrayContaining([later.id]));
  expect(written).toContainEqual(expect.objectContaining({ state: 'saved', kind: 'address', target: 'en:/about' }));

  await database.run(sql`delete from uses`);
  await database.run(sql`create table uses_to_record (document_id bigint primary key)`);
  await database.run(sql`insert into uses_to_record (document_id) select id from documents`);
  while (!(await database.transaction(recordUses))) expect(await list()).not.toEqual([]);
  expect(await list()).toEqual(written);
  expect(await database.transaction(recordUses)).toBe(true);
});

test('an upgrade that was interrupted before it had recorded all uses continues at the next start', async () => {
  const { cms, database } = test_;
  const picture = await aPicture(cms, { width: 8 });
  const page = await aPage(cms, { featuredMediaId: picture.id });
  const usesOf = () => database.query(sql`select * from uses where document_id = ${page.id} order by kind, target`);
  const written = await usesOf();
  await database.run(sql`delete from uses where document_id = ${page.id}`);
  await database.run(sql`create table uses_to_record (document_id bigint primary key)`);
  await database.run(sql`insert into uses_to_record (document_id) values (${page.id})`);
  expect(await isCmsMigrated(database)).toBe(false);
  await Promise.all([migrateCms(database), migrateCms(database)]);
  expect(await usesOf()).toEqual(written);
  expect(await isCmsMigrated(database)).toBe(true);
});

test('an upgrade replaces author slugs that reveal a login, and keeps the others', async () => {
  const { cms, database } = test_;
  const [telling, numbered, mailing, chosen] = await Promise.all(
    Array.from({ length: 4 }, async () => (await aViewer(cms, 'author')).user),
  );
  if (!telling || !numbered || !mailing || !chosen) throw new Error('Four were made.');
  const give = (id: number, slug: string) => database.run(sql`update users set slug = ${slug} where id = ${id}`);
  await give(telling.id, telling.login);
  await give(numbered.id, `${numbered.login}-2`);
  await give(mailing.id, mailing.email.replace(/[@.]/g, '-'));
  await give(chosen.id, 'a-pen-name');
  await runAgain('names in addresses');
  const slugOf = async (id: number) => (await cms.users.requireUser(systemViewer, id)).slug;
  for (const { id } of [telling, numbered, mailing]) expect(await slugOf(id)).toMatch(/^author-[0-9a-f]{10}$/);
  expect(await slugOf(chosen.id)).toBe('a-pen-name');
});

test('an upgrade lists existing published documents under the same terms as saving them would', async () => {
  const { cms, database } = test_;
  const named = { slug: 'racing', name: 'Racing' };
  const category = await cms.terms.createTerm(systemViewer, { taxonomy: 'category', ...named });
  const tag = await cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', ...named });
  const both = await aPage(cms, { type: 'post', categories: [category.id], tags: [tag.id] });
  const tagged = await aPage(cms, { type: 'post', tags: [tag.id] });
  const idsUnder = async (term: typeof tag) =>
    (await cms.published.listPublished({ type: 'post', terms: [term] })).items.map(({ id }) => id);

  await database.run(sql`alter table published rename column term_keys to term_slugs`);
  await database.run(sql`update published set term_slugs = array['racing'] where term_slugs <> '{}'`);
  await runAgain('lists of what is filed under a category');
  expect(await idsUnder(category)).toEqual([both.id]);
  expect(await idsUnder(tag)).toEqual([tagged.id, both.id]);
});

test('an upgrade puts documents already pending review in the inbox, under the user who submitted them', async () => {
  const { cms, database } = test_;
  const [author, editor] = await Promise.all([aViewer(cms, 'author'), aViewer(cms, 'editor')]);
  const made = await cms.documents.createDocument(author, { type: 'post', title: 'Left', status: 'pending' });
  await database.run(sql`drop table review_entries`);
  await database.run(sql`drop index documents_in_review`);
  await runAgain('reviews');
  const { groups } = await cms.reviews.listReviews(editor, { view: 'waiting' });
  expect(groups.flat().map(({ id }) => id)).toEqual([made.id]);
  expect(await cms.reviews.listReviewEntries(editor, made.id)).toMatchObject([
    { step: 'submitted', authorId: author.user?.id, words: '', at: made.modifiedAt },
  ]);
});

test('after an upgrade the search finds existing published documents, matches in titles first', async () => {
  const { cms, database } = test_;
  const inText = await aPage(cms, { locale: 'en', title: 'A page of its own', content: hero('Marmalade at last') });
  const inTitle = await aPage(cms, { locale: 'en', title: 'Marmalade' });
  const find = async () =>
    (await cms.published.searchPublished('en', 'marmalade')).items.map(({ document }) => document.id);
  expect(await find()).toEqual([inTitle.id, inText.id]);

  await database.run(sql`alter table published add column words tsvector not null default ''`);
  await database.run(sql`
    update published p set words = e.words || ts_filter(e.head, '{a,b}') from search_entries e
    where e.document_id = p.document_id`);
  for (const table of ['search_entries', 'search_words']) await database.run(`drop table ${table}`);
  await database.run(sql`drop index documents_apart`);
  await database.run(sql`drop function documents_with_words`);
  await database.run(sql`alter table published drop column parameters`);
  await runAgain('the index of the search');
  expect(await find()).toEqual([inTitle.id, inText.id]);
});

test('an upgrade composes what people typed, and touches no sign of markup', async () => {
  const { cms, database } = test_;
  const [composed, apart] = ['ガイド', 'ガイド'.normalize('NFD')];
  const page = await aPage(cms, { title: 'x' });
  const marked = await aPage(cms, { title: 'y' });
  const picture = await aPicture(cms, { width: 8 });
  const term = await cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'x' });
  const twin = await cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: composed });
  const stroke = `<b>\u0338${apart}`;
  await database.run(sql`update documents set title = ${apart}, meta = meta || ${JSON.stringify({ seo_title: apart })}
    where id = ${page.id}`);
  await database.run(sql`update documents set title = ${stroke} where id = ${marked.id}`);
  await database.run(sql`update media set title = ${apart}, alt = ${JSON.stringify({ zh: apart, en: '' })}
    where id = ${picture.id}`);
  await database.run(sql`update terms set name = ${apart} where id = ${term.id}`);
  await runAgain('what people typed');
  const [document] = await database.query(
    sql`select title, meta ->> 'seo_title' as seo from documents where id = ${page.id}`,
  );
  expect(document).toEqual({ title: composed, seo: composed });
  const [media] = await database.query(sql`select title, alt ->> 'zh' as alt from media where id = ${picture.id}`);
  expect(media).toEqual({ title: composed, alt: composed });
  expect(await database.query(sql`select title from documents where id = ${marked.id}`)).toEqual([{ title: stroke }]);
  // Two that became equal both stay: documents have either.
  const names = await database.query(sql`select name from terms where id in (${term.id}, ${twin.id})`);
  expect(names).toEqual([{ name: composed }, { name: composed }]);
});
