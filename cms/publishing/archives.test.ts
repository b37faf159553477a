import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHttp } from '../doors/graphql/http.ts';
import { ask } from '../doors/graphql/testing/ask.ts';
import { createHttp } from '../doors/http.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const words = 'Words of its own';

function aTerm(slug: string, locale: 'zh' | 'en' = 'en', description = '') {
  return test.cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: slug, slug, locale, description });
}

function aPost(tags: readonly number[], input: Parameters<typeof aPage>[1] = {}) {
  return aPage(test.cms, { type: 'post', locale: 'en', tags: [...tags], excerpt: words, ...input });
}

async function askArchive(slug: string, own: object = {}) {
  const query = `query ($slug: String!, $first: Int = 10, $page: Int = 1) {
    archive(taxonomy: post_tag, slug: $slug, language: EN, first: $first, page: $page) {
      name description count languages { slug } entries { card { title } }
    }
  }`;
  const http = createGraphqlHttp(test.cms, { production: true });
  const { text, headers } = await ask(http, query, { slug, ...own });
  return { archive: JSON.parse(text).data.archive, keys: (headers.get('x-graphql-keys') ?? '').split(' ') };
}

async function askJson(path: string) {
  const response = await createHttp(test.cms)(new Request(`https://haptera.example${path}`));
  return JSON.parse(await response.text());
}

async function announcedBy(act: () => Promise<unknown>): Promise<string[]> {
  const last = await test.database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  await act();
  const rows = await test.database.query<{ tags: string[] }>('select tags from outbox where id > $1', [last?.id]);
  return rows.flatMap(({ tags }) => tags);
}

it('an archive has the published documents of its term, newest first, in pages', async () => {
  const tag = await aTerm('paged', 'en', 'All about <b>it</b>');
  for (const [title, date] of [
    ['middle', '2024-02-01T00:00:00Z'],
    ['newest', '2024-03-01T00:00:00Z'],
    ['oldest', '2024-01-01T00:00:00Z'],
  ] as const)
    await aPost([tag.id], { title, date });
  await aPost([tag.id], { title: 'draft', status: 'draft' });
  await aPost([], { title: 'elsewhere' });
  const { archive, keys } = await askArchive('paged', { first: 2 });
  expect(archive).toEqual({
    name: 'paged',
    description: 'All about it',
    count: 3,
    languages: [{ slug: 'en' }],
    entries: [{ card: { title: 'newest' } }, { card: { title: 'middle' } }],
  });
  expect(keys).toContain('list:post:en:post_tag:paged');
  expect((await askArchive('paged', { first: 2, page: 2 })).archive.entries).toEqual([{ card: { title: 'oldest' } }]);
  expect((await askArchive('paged', { page: 3 })).archive).toMatchObject({ count: 3, entries: [] });
});

it('a term without published documents in the language has no archive', async () => {
  const tag = await aTerm('empty');
  await aPost([tag.id], { status: 'draft' });
  for (const slug of ['empty', 'unknown', '']) expect((await askArchive(slug)).archive).toBeNull();
  const { archives } = await askJson('/content-state/pages');
  expect(archives.some((archive: { slug: string }) => archive.slug === 'empty')).toBe(false);
});

it('the archives of counterparts name each other, also in the sitemap', async () => {
  const [en, zh] = [await aTerm('pair'), await aTerm('pair', 'zh')];
  await aPost([en.id]);
  const archivesOf = async (locale: string) =>
    (await askJson(`/public-lists/sitemap/${locale}/1`)).entries.filter(
      ({ path }: { path: string }) => path === '/tag/pair',
    );
  expect((await askArchive('pair')).archive.languages).toEqual([{ slug: 'en' }]);
  expect(await archivesOf('en')).toMatchObject([{ translations: [] }]);
  await aPost([zh.id], { locale: 'zh' });
  expect((await askArchive('pair')).archive.languages).toHaveLength(2);
  expect(await archivesOf('en')).toMatchObject([{ translations: [{ locale: 'zh', path: '/tag/pair' }] }]);
  const { archives } = await askJson('/content-state/pages');
  expect(archives).toContainEqual(
    expect.objectContaining({ locale: 'zh', taxonomy: 'post_tag', slug: 'pair', count: 1 }),
  );
});

it('a document that gets or loses a term announces that the addresses have changed', async () => {
  const tag = await aTerm('given');
  const post = await aPost([]);
  const save = (tags: number[]) => () => test.cms.documents.saveDocument(systemViewer, post.id, { tags });
  const given = await announcedBy(save([tag.id]));
  expect(given).toEqual(expect.arrayContaining(['paths', 'list:post:en:post_tag:given']));
  expect(await announcedBy(save([]))).toEqual(given);
});

it('the description of a term is announced to its archive alone', async () => {
  const tag = await aTerm('described');
  await aPost([tag.id]);
  const describe = () => test.cms.terms.saveTerm(systemViewer, 'post_tag', tag.id, { description: 'New words' });
  expect(await announcedBy(describe)).toEqual([
    'list:post:en:post_tag:described',
    'list:tutorial:en:post_tag:described',
  ]);
});

it('the feed of a term has its documents and its name; there is none without an archive', async () => {
  const tag = await aTerm('fed');
  await aPost([tag.id], { title: 'Fed' });
  const feed = await askJson('/public-lists/feed/en/post_tag/fed');
  expect(feed).toMatchObject({ name: 'fed', entries: [{ title: 'Fed' }] });
  for (const path of ['zh/post_tag/fed', 'en/category/fed', 'en/post_tag/unknown', 'en/shelf/fed', 'en/post_tag/fed/1'])
    expect(await askJson(`/public-lists/feed/${path}`), path).toEqual({ code: 'not_found' });
});

describe('archives of authors', () => {
  const turn = (authorArchives: boolean) => () => test.cms.settings.saveSettings(systemViewer, { authorArchives });
  afterEach(turn(false));

  async function anAuthor(displayName: string) {
    const { user } = await aViewer(test.cms, 'author');
    return test.cms.users.saveUser(systemViewer, user?.id ?? 0, {
      displayName,
      slug: displayName.toLowerCase(),
      description: 'Writes <b>here</b>',
      names: { zh: '林' },
    });
  }

  const open = async (slug: string, language = 'EN') => {
    const query = `query { archive: authorArchive(slug: "${slug}", language: ${language}) {
      name description count languages { slug } entries { card { title } } } }`;
    const { text, headers } = await ask(createGraphqlHttp(test.cms, { production: true }), query);
    return { archive: JSON.parse(text).data.archive, keys: (headers.get('x-graphql-keys') ?? '').split(' ') };
  };
  const linkOf = async (id: number) =>
    (await askJson(`/wp-json/wp/v2/posts?author=${id}&_embed=author`))[0]._embedded.author[0].link;
  const follow = async (path: string) =>
    (await createHttp(test.cms)(new Request(`https://haptera.example${path}`))).headers.get('location');

  it('do not exist until the settings say so', async () => {
    const author = await anAuthor('Unlisted');
    await aPost([], { authorId: author.id });
    expect((await open('unlisted')).archive).toBeNull();
    const { archives } = await askJson('/content-state/pages');
    expect(JSON.stringify(archives)).not.toContain('unlisted');
    expect(await askJson('/public-lists/feed/en/author/unlisted')).toEqual({ code: 'not_found' });
    expect(await linkOf(author.id)).toBe(`${test.cms.publicUrl}/`);
    expect(await follow(`/?author=${author.id}`)).toBe(`${test.cms.publicUrl}/404`);
  });

  it('list the published articles of an author in each language, with a feed, a link and an entry in the sitemap', async () => {
    const author = await anAuthor('Lin');
    await aPost([], { authorId: author.id, title: 'By Lin', date: '2024-03-01T00:00:00Z' });
    await aPost([], { authorId: author.id, title: 'Draft', status: 'draft' });
    await aPost([], { authorId: author.id, title: 'For customers', visibility: 'customer' });
    await aPage(test.cms, { authorId: author.id, title: 'A page', locale: 'en' });
    expect(await announcedBy(turn(true))).toEqual(['paths', 'settings']);
    const { archive, keys } = await open('lin');
    expect(archive).toEqual({
      name: 'Lin',
      description: 'Writes here',
      count: 1,
      languages: [{ slug: 'en' }],
      entries: [{ card: { title: 'By Lin' } }],
    });
    expect(keys).toEqual(expect.arrayContaining(['list:post:en', 'settings', `author:${author.id}`]));
    expect((await open('lin', 'ZH')).archive).toBeNull();
    expect(await askJson('/public-lists/feed/en/author/lin')).toMatchObject({ entries: [{ title: 'By Lin' }] });
    expect(await linkOf(author.id)).toBe(`${test.cms.publicUrl}/en/author/lin`);
    expect(await follow(`/?author=${author.id}`)).toBe(`${test.cms.publicUrl}/en/author/lin`);
    const paths = async () =>
      (await askJson('/public-lists/sitemap/en/1')).entries.map(({ path }: { path: string }) => path);
    expect(await paths()).toContain('/author/lin');
    await aPost([], { authorId: author.id, locale: 'zh' });
    expect((await open('lin', 'ZH')).archive).toMatchObject({ name: '林', count: 1 });
    expect(await linkOf(author.id)).toBe(`${test.cms.publicUrl}/author/lin`);
  });

  it('are announced when an article changes its author, and when the author changes name, description or address', async () => {
    const [one, other] = [await anAuthor('One'), await anAuthor('Other')];
    const post = await aPost([], { authorId: one.id });
    expect(
      await announcedBy(() => test.cms.documents.saveDocument(systemViewer, post.id, { authorId: other.id })),
    ).toEqual(expect.arrayContaining(['paths', 'list:post:en']));
    const save = (patch: object) => () => test.cms.users.saveUser(systemViewer, other.id, patch);
    expect(await announcedBy(save({ description: 'New' }))).toEqual([`author:${other.id}`]);
    expect(await announcedBy(save({ displayName: 'Renamed' }))).toContain(`author:${other.id}`);
    expect(await announcedBy(save({ slug: 'moved' }))).toEqual([`author:${other.id}`, 'paths']);
  });
});
