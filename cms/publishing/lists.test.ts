import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import postList from '#blocks/post-list/block.ts';
import { postListQuery } from '#blocks/post-list/query.generated.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { createGraphqlHttp } from '../doors/graphql/http.ts';
import { ask, type Http } from '../doors/graphql/testing/ask.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let http: Http;
beforeAll(async () => {
  test = await openTestCms();
  http = createGraphqlHttp(test.cms, { production: true });
});
afterAll(() => test.close());

const games = { taxonomy: 'post_tag', slug: 'games' } as const;

/** Sends the query of the post list block. Returns the response and its cache keys. */
async function listPosts(term: string | null, own: object = { first: 10 }) {
  const { text, headers } = await ask(http, postListQuery.text, { language: 'EN', term, ...own });
  return { text, keys: (headers.get('x-graphql-keys') ?? '').split(' ').map(decodeURI) };
}

/** The tags that an action announced. */
async function announcedBy(act: () => Promise<unknown>): Promise<string[]> {
  const last = await test.database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  await act();
  const rows = await test.database.query<{ tags: string[] }>('select tags from outbox where id > $1', [last?.id]);
  return rows.flatMap(({ tags }) => tags);
}

function aPost(input: Parameters<typeof aPage>[1] = {}) {
  return aPage(test.cms, { type: 'post', locale: 'en', ...input });
}

describe('a list of posts', () => {
  it('is announced exactly when what it shows has changed', async () => {
    const { documents, terms, media } = test.cms;
    const tag = await terms.createTerm(systemViewer, { ...games, name: 'Games', locale: 'en' });
    const other = await terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Cars', locale: 'en' });
    const picture = await aPicture(test.cms);
    const post = await aPost({ tags: [tag.id], featuredMediaId: picture.id, excerpt: 'Words of its own' });
    const draft = await aPost({ status: 'draft', tags: [tag.id], excerpt: 'Words of its own' });
    const elsewhere = await aPost({ excerpt: 'Words of its own', content: hero('elsewhere') });
    const save = (id: number, patch: Parameters<typeof documents.saveDocument>[2]) => () =>
      documents.saveDocument(systemViewer, id, patch);
    const acts: [string, () => Promise<unknown>, inGames: boolean, inAll: boolean][] = [
      ['words of a body', save(post.id, { content: hero('other words') }), false, false],
      ['a title', save(post.id, { title: 'Another title' }), true, true],
      ['an address', save(post.id, { slug: 'another-address' }), true, true],
      ['a date', save(post.id, { date: '2024-02-03T04:05:06Z' }), true, true],
      [
        'the description of its picture',
        () => media.saveMedia(systemViewer, picture.id, { alt: { en: 'New' } }),
        true,
        true,
      ],
      [
        'the name of its tag',
        () => terms.saveTerm(systemViewer, 'post_tag', tag.id, { name: 'All games' }),
        true,
        true,
      ],
      ['a draft that is saved', save(draft.id, { title: 'A draft' }), false, false],
      ['a draft that is published', save(draft.id, { status: 'publish' }), true, true],
      ['a post of another kind', save(elsewhere.id, { title: 'Elsewhere' }), false, true],
      ['a post that gets the tag', save(elsewhere.id, { tags: [tag.id] }), true, true],
      ['a post that loses the tag', save(elsewhere.id, { tags: [], categories: [other.id] }), true, true],
      ['a post that is taken back', () => documents.unpublishDocuments(systemViewer, [{ id: draft.id }]), true, true],
      ['a post in the trash', () => documents.trashDocument(systemViewer, post.id), true, true],
      ['a post in the other language', () => aPage(test.cms, { type: 'post', locale: 'zh' }), false, false],
      ['a page', () => aPage(test.cms, { locale: 'en' }), false, false],
      [
        'a tag that nothing carries',
        () => terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'New', locale: 'en' }),
        false,
        false,
      ],
    ];
    for (const [what, act, inGames, inAll] of acts) {
      const before = { games: await listPosts('games'), all: await listPosts(null) };
      const tags = await announcedBy(act);
      const after = { games: await listPosts('games'), all: await listPosts(null) };
      for (const [list, isExpected] of [
        ['games', inGames],
        ['all', inAll],
      ] as const) {
        expect(before[list].text !== after[list].text, `${what} changes ${list}`).toBe(isExpected);
        const isTold = before[list].keys.some((key) => tags.includes(key));
        expect(isTold, `${what} is told to who shows ${list}: ${tags.join(' ')}`).toBe(isExpected);
      }
    }
  });

  it('is announced under both the old and the new slug of its tag', async () => {
    const { terms } = test.cms;
    const tag = await terms.createTerm(systemViewer, {
      taxonomy: 'post_tag',
      slug: '触感',
      name: 'Touch',
      locale: 'en',
    });
    await aPost({ tags: [tag.id] });
    const before = await listPosts('触感');
    expect(before.text).toContain('"card"');
    const tags = await announcedBy(() => terms.saveTerm(systemViewer, 'post_tag', tag.id, { slug: 'touch' }));
    expect(before.keys.some((key) => tags.includes(key))).toBe(true);
    expect((await listPosts('touch')).keys.some((key) => tags.includes(key))).toBe(true);
    expect((await listPosts('触感')).text).not.toContain('"card"');
  });

  it('is not confused with the list of a tag that has the same name as its category', async () => {
    const { terms } = test.cms;
    const named = { slug: 'racing', name: 'Racing', locale: 'en' } as const;
    const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', ...named });
    const category = await terms.createTerm(systemViewer, { taxonomy: 'category', ...named });
    const tagged = await aPost({ title: 'Under the tag', tags: [tag.id] });
    await aPost({ title: 'Under the category', categories: [category.id] });
    const [ofTag, ofCategory] = [
      await listPosts('racing', { first: 10, taxonomy: 'post_tag' }),
      await listPosts('racing', { first: 10, taxonomy: 'category' }),
    ];
    expect(ofTag.text).toContain('Under the tag');
    expect(ofTag.text).not.toContain('Under the category');
    expect(ofCategory.text).toContain('Under the category');
    expect(ofCategory.text).not.toContain('Under the tag');
    expect((await listPosts('racing')).text).toMatch(/Under the category.*Under the tag/);
    const told = await announcedBy(() =>
      test.cms.documents.saveDocument(systemViewer, tagged.id, { title: 'Another' }),
    );
    const isTold = ({ keys }: typeof ofTag) => keys.some((key) => told.includes(key));
    expect([isTold(ofTag), isTold(ofCategory), isTold(await listPosts('racing'))]).toEqual([true, false, true]);
  });

  it('contains nothing that visitors may not see', async () => {
    const secret = 'nobody may read this';
    for (const status of ['draft', 'pending', 'private', 'trash'] as const) {
      const { id } = await aPost({ title: secret, status: status === 'trash' ? 'publish' : status });
      if (status === 'trash') await test.cms.documents.trashDocument(systemViewer, id);
    }
    await aPost({ title: secret, status: 'future', date: '2099-01-01T00:00:00Z' });
    await aPost({ title: secret, password: 'pass' });
    expect((await listPosts(null, { first: 100 })).text).not.toContain(secret);
    expect((await listPosts(null, { last: 100 })).text).not.toContain(secret);
  });
});

describe('a query that reads more of a list than its cards', () => {
  it('is invalidated by every change of the documents', async () => {
    const post = await aPost({ slug: 'read-in-full' });
    const keysOf = async (query: string) =>
      ((await ask(http, query)).headers.get('x-graphql-keys') ?? '').split(' ').map(decodeURI);
    const tag = 'page:en:/post/read-in-full';
    expect(await keysOf('{ posts(first: 100) { nodes { card { title } } } }')).not.toContain(tag);
    expect(await keysOf('{ posts(first: 100) { nodes { modifiedGmt } } }')).toContain(tag);
    expect(await keysOf('{ posts(first: 100) { nodes { editorBlocks { name } } } }')).toContain(tag);
    expect(await keysOf('{ posts(where: { search: "words" }) { nodes { card { title } } } }')).toContain('content');
    await test.cms.documents.trashDocument(systemViewer, post.id);
  });
});

describe('a block that names a tag', () => {
  const attributesOf = async (id: number): Promise<unknown> =>
    (await test.cms.published.getPublishedById(id))?.blocks[0]?.attributes;
  const listOf = (term: number | null) =>
    printDocument([{ kind: 'block', id: 'list', type: postList.name, version: 1, attributes: { term }, slots: {} }]);

  it('shows the tag in the language of the page, and is updated when that tag is renamed, moved or deleted', async () => {
    const { terms } = test.cms;
    const make = (locale: 'zh' | 'en', name: string) =>
      terms.createTerm(systemViewer, { taxonomy: 'post_tag', slug: 'motors', name, locale });
    const zh = await make('zh', '马达');
    const page = await aPage(test.cms, { locale: 'en', content: listOf(zh.id) });
    expect(await attributesOf(page.id)).toMatchObject({ term: { id: zh.id, taxonomy: null, slug: '', name: '' } });

    const en = await make('en', 'Motors');
    expect(await attributesOf(page.id)).toMatchObject({
      term: { id: en.id, taxonomy: 'post_tag', slug: 'motors', name: 'Motors' },
    });
    await terms.saveTerm(systemViewer, 'post_tag', en.id, { name: 'Actuators' });
    expect(await attributesOf(page.id)).toMatchObject({ term: { name: 'Actuators' } });
    await terms.saveTerm(systemViewer, 'post_tag', en.id, { slug: 'actuators' });
    expect(await attributesOf(page.id)).toMatchObject({ term: { slug: '' } });
    await terms.saveTerm(systemViewer, 'post_tag', en.id, { slug: 'motors' });
    await terms.deleteTerm(systemViewer, 'post_tag', en.id);
    expect(await attributesOf(page.id)).toMatchObject({ term: { slug: '' } });
  });

  it('shows posts with any tag if it names none', async () => {
    const page = await aPage(test.cms, { locale: 'en', content: listOf(null) });
    expect(await attributesOf(page.id)).toMatchObject({ term: null });
  });
});
