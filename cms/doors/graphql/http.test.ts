import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema as printSdl } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { printSchema } from '#cms-schema/graphql/print-schema.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { documentPassKey, signDocumentPass } from '#contract/gated-documents.ts';
import { shownSettings } from '#contract/settings-fields.ts';
import { anonymous, systemViewer } from '../../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero, linkingHero } from '../../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';
import { ask, type Http, postOf, send } from './testing/ask.ts';
import { siteDocument } from './testing/site-document.ts';

let test: TestCms;
let http: Http;
beforeAll(async () => {
  test = await openTestCms({ clock: () => new Date('2026-03-01T04:05:06.789Z') });
  http = createGraphqlHttp(test.cms, { production: true });
});
afterAll(() => test.close());

const byUri = (uri: string, language?: string) =>
  ask(
    http,
    'query ($uri: String!, $language: LanguageCode) { nodeByUri(uri: $uri, language: $language) { databaseId uri } }',
    {
      uri,
      language,
    },
  );

describe('the schema', () => {
  it('equals the committed file', () => {
    const committed = readFileSync(path.resolve(import.meta.dirname, '../../../cms-schema/schema.graphql'), 'utf8');
    expect(
      committed.endsWith(printSchema(blockDefinitions, Object.values(contentTypeDefinitions), shownSettings)),
    ).toBe(true);
  });

  it('can be introspected in development, but not in production', async () => {
    const query = getIntrospectionQuery();
    const open = await ask(createGraphqlHttp(test.cms, { production: false }), query);
    const data: unknown = open.body.data;
    expect(data).toHaveProperty('__schema');
    const sdl = printSdl(lexicographicSortSchema(buildClientSchema(JSON.parse(open.text).data)));
    expect(sdl).toContain('nodeByUri(language: LanguageCode, uri: String!): ContentNode');
    const closed = await ask(http, query);
    expect([closed.status, closed.codes]).toEqual([400, ['haptera_graphql_introspection']]);
    expect((await ask(http, '{ __typename }')).data).toEqual({ __typename: 'RootQuery' });
  });
});

describe('a page by its address', () => {
  it('is found by every spelling of the address', async () => {
    const parent = await aPage(test.cms, { slug: 'solution', locale: 'en' });
    const zh = await aPage(test.cms, { slug: '触觉-方案', title: '触觉' });
    const en = await aPage(test.cms, { slug: 'gaming', parentId: parent.id, locale: 'en', translationOf: zh.id });
    const lower = encodeURIComponent('触觉-方案').toLowerCase();
    for (const uri of [
      '/触觉-方案',
      '/触觉-方案/',
      '触觉-方案',
      '//触觉-方案//',
      `/${lower}/`,
      `/${lower.toUpperCase()}`,
      '/触觉-方案/?utm_source=a&p=1#top',
      'https://haptera.example/触觉-方案/',
      'HTTPS://HAPTERA.EXAMPLE/触觉-方案',
      '//haptera.example/触觉-方案',
      `/?p=${zh.id}`,
      `/?page_id=${zh.id}`,
    ]) {
      expect((await byUri(uri)).data, uri).toEqual({ nodeByUri: { databaseId: zh.id, uri: '/触觉-方案/' } });
    }
    for (const [uri, language] of [
      ['/en/solution/gaming/', undefined],
      ['/solution/gaming', 'EN'],
      ['/en/solution/gaming', 'EN'],
      ['https://haptera.example/en/solution/gaming?x=1', undefined],
    ] as const) {
      expect((await byUri(uri, language)).data, uri).toEqual({
        nodeByUri: { databaseId: en.id, uri: '/en/solution/gaming/' },
      });
    }
    for (const [uri, language] of [
      ['/nope/nope/', undefined],
      ['/solution/gaming', 'ZH'],
      ['/en/触觉-方案', undefined],
      ['/en/solution/gaming', 'ZH'],
      ['https://elsewhere.example/触觉-方案/', undefined],
      ['/%E8%A7', undefined],
      ['/a%00b', undefined],
      ['/\u0000', undefined],
      ['/?p=99999999999999999999', undefined],
      ['x'.repeat(100_000), undefined],
    ] as const) {
      const { status, data, codes } = await byUri(uri, language);
      expect([status, data, codes], uri.slice(0, 50)).toEqual([200, { nodeByUri: null }, []]);
    }
  });

  it('can be the front page of either language', async () => {
    const zh = await aPage(test.cms, { title: '首页' });
    const en = await aPage(test.cms, { title: 'Home', locale: 'en', translationOf: zh.id });
    await test.cms.settings.saveSettings(systemViewer, { pageOnFront: zh.id });
    for (const uri of ['/', '', 'https://haptera.example', 'https://haptera.example/?a=b']) {
      expect((await byUri(uri)).data, uri).toEqual({ nodeByUri: { databaseId: zh.id, uri: '/' } });
    }
    for (const [uri, language] of [['/en'], ['/en/'], ['/', 'EN']] as const) {
      expect((await byUri(uri, language)).data, uri).toEqual({ nodeByUri: { databaseId: en.id, uri: '/en/' } });
    }
  });

  it('returns the fields that the site requests, in the format of WPGraphQL', async () => {
    const author = await aViewer(test.cms, 'editor');
    const picture = await aPicture(test.cms, { alt: 'A red square' });
    const zh = await aPage(test.cms, { title: '引擎', slug: 'engine-zh' });
    const page = await test.cms.documents.createDocument(author, {
      type: 'page',
      locale: 'en',
      translationOf: zh.id,
      title: 'The <em>engine</em> &amp; more',
      slug: 'engine',
      excerpt: 'What it does.',
      status: 'publish',
      date: '2026-02-03T23:30:00.000Z',
      featuredMediaId: picture.id,
      menuOrder: 3,
      content: hero('Feel it', { picture: { id: picture.id }, size: 'full' }),
    });
    const { data } = await ask(
      http,
      `query ($id: ID!) { page(id: $id, idType: DATABASE_ID) {
        __typename id databaseId uri link slug status contentTypeName isFrontPage isContentNode isTermNode isPreview
        previewRevisionDatabaseId title raw: title(format: RAW) excerpt date dateGmt modifiedGmt menuOrder parentDatabaseId
        author { node { databaseId name } } language { code locale name slug }
        featuredImage { node { id sourceUrl mediaType altText(language: EN) mediaDetails { width height } } }
        translations { databaseId uri title language { code } } translation(language: EN) { uri }
        seo { title metaDesc canonical metaRobotsNoindex opengraphImage { alt width sources { type } } }
        editorBlocks { __typename name depth parentClientId slot attributesJson innerBlocks { name }
          ... on HapteraHero { attributes { heading size tone eyebrow actions { label } picture { alt src } } } } } }`,
      { id: String(page.id) },
    );
    const media = await test.cms.media.getPublicMedia(picture.id);
    expect(data.page).toEqual({
      __typename: 'Page',
      id: Buffer.from(`post:${page.id}`).toString('base64'),
      databaseId: page.id,
      uri: '/en/engine/',
      link: 'https://haptera.example/en/engine',
      slug: 'engine',
      status: 'publish',
      contentTypeName: 'page',
      isFrontPage: false,
      isContentNode: true,
      isTermNode: false,
      isPreview: false,
      previewRevisionDatabaseId: null,
      title: 'The <em>engine</em> &amp; more',
      raw: 'The <em>engine</em> &amp; more',
      excerpt: 'What it does.',
      date: '2026-02-04T07:30:00',
      dateGmt: '2026-02-03T23:30:00Z',
      modifiedGmt: '2026-03-01T04:05:06Z',
      menuOrder: 3,
      parentDatabaseId: null,
      author: { node: { databaseId: author.user?.id, name: 'The editor' } },
      language: { code: 'EN', locale: 'en_US', name: 'English', slug: 'en' },
      featuredImage: {
        node: {
          id: Buffer.from(`post:${picture.id}`).toString('base64'),
          sourceUrl: `https://haptera.example/${media?.file}`,
          mediaType: 'image',
          altText: 'A red square',
          mediaDetails: { width: 400, height: 200 },
        },
      },
      translations: [{ databaseId: zh.id, uri: '/engine-zh/', title: '引擎', language: { code: 'ZH' } }],
      translation: null,
      seo: {
        title: 'The engine & more',
        metaDesc: 'What it does.',
        canonical: '/en/engine',
        metaRobotsNoindex: false,
        opengraphImage: { alt: 'A red square', width: 400, sources: [{ type: 'image/avif' }, { type: 'image/webp' }] },
      },
      editorBlocks: [
        {
          __typename: 'HapteraHero',
          name: 'haptera/hero',
          depth: 0,
          parentClientId: null,
          slot: null,
          attributesJson: expect.stringContaining('"heading":"Feel it"'),
          innerBlocks: [],
          attributes: {
            heading: 'Feel it',
            size: 'full',
            tone: expect.any(String),
            eyebrow: '',
            actions: [],
            picture: { alt: 'A red square', src: `/${media?.file}` },
          },
        },
      ],
    });
  });

  it('is returned for the site’s own queries', async () => {
    const page = await aPage(test.cms, { content: linkingHero('With a link', (await aPage(test.cms)).id) });
    const { status, codes, data } = await ask(http, siteDocument('PageByUri', blockDefinitions), {
      uri: page.path,
      language: 'ZH',
    });
    expect([status, codes]).toEqual([200, []]);
    expect(data).toMatchObject({
      nodeByUri: { editorBlocks: [{ hero: { heading: 'With a link', actions: [{ link: { external: false } }] } }] },
    });
    for (const operation of ['Preview', 'Shell']) {
      const answered = await ask(http, siteDocument(operation, blockDefinitions), { language: 'EN' });
      expect([operation, answered.status, answered.codes]).toEqual([operation, 200, []]);
    }
  });
});

describe('one document by its id', () => {
  it('is found by global id, database id, address or slug, but only under its own type', async () => {
    const page = await aPage(test.cms);
    const post = await aPage(test.cms, { type: 'post', title: '新闻', slug: '新闻-一' });
    const find = (field: string) => ask(http, `{ found: ${field} { databaseId } }`);
    const global = Buffer.from(`post:${post.id}`).toString('base64');
    for (const field of [
      `post(id: "${global}")`,
      `post(id: "${post.id}", idType: DATABASE_ID)`,
      `post(id: ${post.id}, idType: DATABASE_ID)`,
      'post(id: "新闻-一", idType: SLUG)',
      'post(id: "%e6%96%b0%e9%97%bb-%e4%b8%80", idType: SLUG)',
      'post(id: "/post/新闻-一/", idType: URI)',
      `contentNode(id: "${global}")`,
      'contentNode(id: "/post/新闻-一", idType: URI)',
    ]) {
      expect((await find(field)).data, field).toEqual({ found: { databaseId: post.id } });
    }
    for (const field of [
      `page(id: ${post.id}, idType: DATABASE_ID)`,
      `post(id: ${page.id}, idType: DATABASE_ID)`,
      `post(id: ${post.id}, idType: DATABASE_ID, language: EN)`,
      'post(id: "nope", idType: SLUG)',
    ]) {
      expect((await find(field)).data, field).toEqual({ found: null });
    }
    for (const field of ['page(id: "bogus")', 'page(id: "1 or 1=1", idType: DATABASE_ID)', `menu(id: "${global}")`]) {
      const { status, body } = await find(field);
      expect([status, body.errors], field).toMatchObject(
        [200, [{ message: /^The ID input is invalid\./ }]].map((x) => x),
      );
    }
  });

  it('is returned in the requested language if it is published there', async () => {
    const zh = await aPage(test.cms);
    const en = await aPage(test.cms, { locale: 'en', translationOf: zh.id });
    const { data } = await ask(http, `{ page(id: ${zh.id}, idType: DATABASE_ID, language: EN) { databaseId } }`);
    expect(data).toEqual({ page: { databaseId: en.id } });
  });
});

describe('lists', () => {
  it('can be paged forwards and backwards by cursor', async () => {
    const ids: number[] = [];
    for (const day of [1, 2, 3, 4, 5]) {
      const date = `2026-01-0${day}T00:00:00.000Z`;
      const post = await aPage(test.cms, {
        type: 'post',
        locale: 'en',
        slug: `walk-${day}`,
        title: `Walkabout ${day}`,
        date,
      });
      ids.unshift(post.id);
    }
    const list = (args: string) =>
      ask(
        http,
        `{ posts(${args}, where: { language: EN, search: "walkabout" }) {
          nodes { databaseId editorBlocks { name } } edges { cursor node { databaseId } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      );
    const cursor = (id: number | undefined) => Buffer.from(`arrayconnection:${id}`).toString('base64');
    const pageOf = (shown: number[], hasNextPage: boolean, hasPreviousPage: boolean) => ({
      posts: {
        nodes: shown.map((databaseId) => ({ databaseId, editorBlocks: [{ name: 'haptera/hero' }] })),
        edges: shown.map((databaseId) => ({ cursor: cursor(databaseId), node: { databaseId } })),
        pageInfo: { hasNextPage, hasPreviousPage, startCursor: cursor(shown[0]), endCursor: cursor(shown.at(-1)) },
      },
    });
    expect((await list('first: 2')).data).toEqual(pageOf(ids.slice(0, 2), true, false));
    expect((await list(`first: 2, after: "${cursor(ids[1])}"`)).data).toEqual(pageOf(ids.slice(2, 4), true, true));
    expect((await list(`first: 2, after: "${cursor(ids[3])}"`)).data).toEqual(pageOf(ids.slice(4), false, true));
    expect((await list('last: 2')).data).toEqual(pageOf(ids.slice(3), false, true));
    expect((await list(`last: 2, before: "${cursor(ids[3])}"`)).data).toEqual(pageOf(ids.slice(1, 3), true, true));
    expect((await list('first: 5000')).data).toEqual(pageOf(ids, false, false));
    expect((await list('first: 0')).data).toMatchObject({ posts: { nodes: [], pageInfo: { startCursor: null } } });
    for (const args of ['first: -1', 'first: 1, last: 1', 'first: 1, after: "nonsense"']) {
      expect((await list(args)).codes, args).toHaveLength(1);
    }
  });

  it('load the blocks of all their items with one query', async () => {
    let queries = 0;
    const published = {
      ...test.cms.published,
      listPublishedByIds: (ids: readonly number[]) => {
        queries += 1;
        return test.cms.published.listPublishedByIds(ids);
      },
    };
    const counting = createGraphqlHttp({ ...test.cms, published }, { production: true });
    const { data } = await ask(counting, '{ pages(first: 5) { nodes { editorBlocks { name } } } }');
    expect(data).toMatchObject({ pages: { nodes: { length: 5 } } });
    expect(queries).toBe(1);
  });
});

describe('inner blocks', () => {
  it('are returned as a flat list, or below their parents', async () => {
    // Stored rows may contain nested blocks even if no current block has slots.
    const page = await aPage(test.cms, { content: `${hero('One')}\n\n${hero('Two').replace('"hero"', '"two"')}` });
    await test.database.run(
      `update published set blocks = jsonb_set(jsonb_set(blocks::jsonb, '{1,parentClientId}', '"hero"'), '{1,depth}', '1')::json
       where document_id = $1`,
      [page.id],
    );
    const query = (flat: boolean) =>
      ask(
        http,
        `{ page(id: ${page.id}, idType: DATABASE_ID) { editorBlocks(flat: ${flat}) {
        clientId depth parentClientId innerBlocks { clientId depth parentClientId innerBlocks { clientId } } } } }`,
      );
    const inner = { clientId: 'two', depth: 1, parentClientId: 'hero', innerBlocks: [] };
    const outer = { clientId: 'hero', depth: 0, parentClientId: null, innerBlocks: [inner] };
    expect((await query(false)).data).toEqual({ page: { editorBlocks: [outer] } });
    expect((await query(true)).data).toEqual({ page: { editorBlocks: [outer, inner] } });
  });

  it('of unknown types keep their names and attributes', async () => {
    const page = await aPage(test.cms, {
      content:
        '<!-- wp:heading {"level":3} --><h3>Loose</h3><!-- /wp:heading --><!-- wp:acme/map {"zoom":7} /--><p>Bare</p>',
    });
    const { data } = await ask(
      http,
      `query ($id: ID!) { page(id: $id, idType: DATABASE_ID) { editorBlocks {
        name attributesJson ... on ForeignBlock { renderedHtml } } } }`,
      { id: String(page.id) },
    );
    expect(data.page).toEqual({
      editorBlocks: [
        { name: 'core/heading', attributesJson: '{"level":3}', renderedHtml: '<h3>Loose</h3>' },
        { name: 'acme/map', attributesJson: '{"zoom":7}', renderedHtml: '' },
        { name: 'core/freeform', attributesJson: '{}', renderedHtml: '<p>Bare</p>' },
      ],
    });
  });

  it('that no longer match their definition get defaults, and the page is still returned', async () => {
    const page = await aPage(test.cms, { content: hero('Old') });
    const blocks = [
      {
        __typename: 'HapteraHero',
        attributes: { heading: 7, size: 'gigantic', actions: [null, {}, 'x', { label: 'Go' }] },
      },
      { __typename: 'HapteraHero', attributes: null },
      { __typename: 'HapteraVanished', attributes: { a: 1 } },
    ].map((block, index) => ({
      name: 'haptera/hero',
      clientId: `b${index}`,
      parentClientId: null,
      slot: null,
      depth: 0,
      attributesJson: '{}',
      renderedHtml: null,
      ...block,
    }));
    await test.database.run('update published set blocks = $1 where document_id = $2', [
      JSON.stringify(blocks),
      page.id,
    ]);
    const { data, codes } = await ask(http, siteDocument('PageByUri', blockDefinitions), {
      uri: page.path,
      language: 'ZH',
    });
    expect(codes).toEqual([]);
    const blank = { heading: '', eyebrow: '', actions: [], picture: null };
    expect(data).toMatchObject({
      nodeByUri: {
        editorBlocks: [
          {
            __typename: 'HapteraHero',
            hero: {
              ...blank,
              actions: [
                { label: '', link: null },
                { label: 'Go', link: null },
              ],
            },
          },
          { __typename: 'HapteraHero', hero: blank },
          { __typename: 'ForeignBlock', renderedHtml: '' },
        ],
      },
    });
  });
});

describe('menus, media and settings', () => {
  it('include the menu of a location in each language', async () => {
    const page = await aPage(test.cms, { slug: 'about', title: '关于' });
    await aPage(test.cms, { slug: 'about', title: 'About', locale: 'en', translationOf: page.id });
    for (const locale of ['zh', 'en'] as const) {
      const menu = await test.cms.menus.createMenu(systemViewer, {
        name: `Main ${locale}`,
        locale,
        locations: ['primary'],
      });
      await test.cms.menus.saveMenuItems(systemViewer, menu.id, [
        {
          kind: 'document',
          documentId: page.id,
          key: 'about',
          children: [{ label: 'Out', url: 'https://elsewhere.example/', target: '_blank' }],
        },
      ]);
    }
    const { data } = await ask(
      http,
      `{ menu(id: "PRIMARY", idType: LOCATION, language: EN) { name locations language { slug }
        menuItems { nodes { id databaseId parentDatabaseId key label url uri target order cssClasses } } }
        byName: menu(id: "Main zh", idType: NAME) { slug } none: menu(id: "footer", idType: LOCATION) { slug }
        menus(where: { location: "primary" }) { nodes { name } } }`,
    );
    expect(data).toEqual({
      menu: {
        name: 'Main en',
        locations: ['primary'],
        language: { slug: 'en' },
        menuItems: {
          nodes: [
            expect.objectContaining({
              parentDatabaseId: null,
              key: 'about',
              label: 'About',
              url: '/en/about',
              uri: '/en/about/',
              target: null,
              order: 1,
            }),
            expect.objectContaining({
              label: 'Out',
              url: 'https://elsewhere.example/',
              uri: null,
              target: '_blank',
              order: 2,
            }),
          ],
        },
      },
      byName: { slug: 'main-zh' },
      none: null,
      menus: { nodes: [{ name: 'Main zh' }, { name: 'Main en' }] },
    });
  });

  it('include the site’s texts by language, but not the system email address', async () => {
    await test.cms.settings.saveSettings(systemViewer, {
      title: { en: 'Haptera Ltd' },
      email: 'root@haptera.example',
      contactEmail: 'hello@haptera.example',
      timezone: 'Asia/Shanghai',
    });
    const { data, text } = await ask(
      http,
      `{ generalSettings(language: EN) { title url language timezone contactEmail slogan }
        readingSettings { postsPerPage showOnFront } languages { slug } defaultLanguage { code name locale } }`,
    );
    expect(data).toEqual({
      generalSettings: {
        title: 'Haptera Ltd',
        url: 'https://haptera.example',
        language: 'en',
        timezone: 'Asia/Shanghai',
        contactEmail: 'hello@haptera.example',
        slogan: '',
      },
      readingSettings: { postsPerPage: 10, showOnFront: 'page' },
      languages: [{ slug: 'zh' }, { slug: 'en' }],
      defaultLanguage: { code: 'ZH', name: '中文', locale: 'zh_CN' },
    });
    expect(text).not.toContain('root@');
  });

  it('include a picture as soon as it is uploaded, even if it was requested before', async () => {
    const known = await aPicture(test.cms);
    const query = `{ mediaItem(id: ${known.id + 1}) { databaseId } }`;
    expect((await ask(http, query)).data).toEqual({ mediaItem: null });
    const picture = await aPicture(test.cms);
    expect(picture.id).toBe(known.id + 1);
    expect((await ask(http, query)).data).toEqual({ mediaItem: { databaseId: picture.id } });
  });

  it('include the public addresses, and no others', async () => {
    const shown = await aPage(test.cms, { slug: 'shown', locale: 'en' });
    await aPage(test.cms, { slug: 'hidden', status: 'draft' });
    await aPage(test.cms, { slug: 'locked', password: 'x' });
    const { text, data } = await ask(http, '{ publicPaths { language uri modifiedGmt } }');
    expect(data.publicPaths).toContainEqual({ language: 'EN', uri: '/en/shown/', modifiedGmt: '2026-03-01T04:05:06Z' });
    expect(shown.path).toBe('/shown');
    expect(text).not.toMatch(/hidden|locked/);
  });
});

describe('drafts', () => {
  const canary = 'canary-7f3a';
  const everything = `{ pages(first: 100) { nodes { databaseId title(format: RAW) excerpt editorBlocks { attributesJson } seo { title metaDesc } } }
    posts(first: 100) { nodes { databaseId title slug excerpt } } publicPaths { uri }
    search: pages(where: { search: "${canary}" }) { nodes { databaseId } } }`;

  it('are not revealed in any field, whatever their status', async () => {
    const before = await aPage(test.cms, {
      slug: 'once-public',
      title: canary,
      content: hero(canary),
      excerpt: canary,
    });
    await test.cms.documents.unpublishDocuments(systemViewer, [{ id: before.id }]);
    const trashed = await aPage(test.cms, { slug: `trash-${canary}`, title: canary, content: hero(canary) });
    await test.cms.documents.trashDocument(systemViewer, trashed.id);
    const hidden = [before, trashed];
    for (const status of ['draft', 'pending', 'private'] as const) {
      hidden.push(await aPage(test.cms, { slug: `${status}-${canary}`, status, title: canary, content: hero(canary) }));
    }
    hidden.push(await aPage(test.cms, { slug: `future-${canary}`, title: canary, date: '2027-01-01T00:00:00.000Z' }));
    hidden.push(await aPage(test.cms, { slug: `locked-${canary}`, title: canary, password: 'secret' }));
    const edited = await aPage(test.cms, { slug: 'edited' });
    await test.cms.revisions.saveAutosave(systemViewer, edited.id, { title: canary, content: hero(canary) });
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Basic YTpi' },
      { authorization: 'Preview nonsense' },
      { cookie: 'wordpress_logged_in_haptera=x' },
    ];
    for (const header of strangers) {
      expect((await ask(http, everything, {}, header)).text).not.toContain(`"${canary}`);
      for (const { id, path: address } of hidden) {
        const asked = await ask(
          http,
          `query ($id: ID!, $uri: String!) { page(id: $id, idType: DATABASE_ID) { title } contentNode(id: $id, idType: DATABASE_ID) { title }
            nodeByUri(uri: $uri) { title } byQuery: nodeByUri(uri: "/?p=${id}") { title } preview { title } }`,
          { id, uri: address ?? '/nothing' },
          header,
        );
        const nothing = { page: null, contentNode: null, nodeByUri: null, byQuery: null, preview: null };
        expect(asked.data, String(address)).toEqual(nothing);
      }
    }
  });

  it('are returned with a token for that document only, and never cached', async () => {
    const page = await aPage(test.cms, { slug: 'previewed', title: 'Public title', content: hero('Public') });
    const saved = await test.cms.revisions.saveAutosave(systemViewer, page.id, {
      title: 'Draft title',
      content: hero('Draft heading'),
    });
    const revision = saved.kind === 'autosave' ? saved.autosave.id : 0;
    expect(revision).not.toBe(0);
    const token = await test.cms.previews.createPreviewToken(systemViewer, page.id, revision);
    const query = siteDocument('Preview', blockDefinitions);
    const opened = await ask(http, query, {}, { authorization: `Preview ${token}` });
    expect(opened.data).toMatchObject({
      preview: {
        databaseId: page.id,
        isPreview: true,
        title: 'Draft title',
        editorBlocks: [{ hero: { heading: 'Draft heading' } }],
      },
    });
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const shape =
      '{ preview { status isPreview previewRevisionDatabaseId uri } nodeByUri(uri: "/previewed") { title isPreview } }';
    expect((await ask(http, shape, {}, { authorization: `Preview ${token}` })).data).toEqual({
      preview: { status: 'publish', isPreview: true, previewRevisionDatabaseId: revision, uri: '/previewed/' },
      nodeByUri: { title: 'Public title', isPreview: false },
    });
    // The same query without the token must not get a cached response.
    const others: Record<string, string>[] = [
      {},
      { authorization: `Preview ${token}x` },
      { authorization: 'Preview' },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of others) {
      const closed = await ask(http, query, {}, headers);
      expect([closed.status, closed.data]).toEqual([200, { preview: null }]);
    }
  });

  it('behind a visibility and a password show an account the gate that asks for the password, and never cached', async () => {
    const page = await aPage(test.cms, { visibility: 'customer', password: 'open sesame', title: 'Twice locked' });
    const until = new Date(Date.now() + 60_000).toISOString();
    const pass = signDocumentPass(documentPassKey(testSecret), { documentId: page.id, visibility: 'customer' }, until);
    const query = siteDocument('Opened', blockDefinitions);
    const first = await ask(http, query, {}, { authorization: `Pass ${pass}` });
    expect(first.data).toMatchObject({ opened: null, openedGate: { passwordFor: page.id } });
    expect(first.text).not.toContain('Twice locked');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const { url } = await test.cms.published.openWithPassword(anonymous, page.id, 'open sesame', pass);
    const own = new URL(url, 'https://haptera.example').searchParams.get('pass') ?? '';
    const second = await ask(http, query, {}, { authorization: `Pass ${own}` });
    expect(second.data).toMatchObject({ opened: { title: 'Twice locked' }, openedGate: null });
    expect((await ask(http, query)).data).toEqual({ opened: null, openedGate: null });
  });

  it('are not returned once the token has expired', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const other = await openTestCms({ clock: () => now });
    try {
      const draft = await aPage(other.cms, { status: 'draft', title: 'Draft' });
      const token = await other.cms.previews.createPreviewToken(systemViewer, draft.id, 'saved');
      const door = createGraphqlHttp(other.cms, { production: true });
      const look = () => ask(door, '{ preview { title status uri } }', {}, { authorization: `Preview ${token}` });
      expect((await look()).data).toMatchObject({ preview: { title: 'Draft', status: 'draft' } });
      now = new Date('2026-03-01T00:31:00Z');
      expect((await look()).data).toEqual({ preview: null });
    } finally {
      await other.close();
    }
  });
});

describe('cached responses', () => {
  it('are identical until something public changes', async () => {
    const page = await aPage(test.cms, { slug: 'kept', title: 'First' });
    const query = '{ nodeByUri(uri: "/kept") { title } generalSettings { description } }';
    const first = await ask(http, query);
    const second = await ask(http, query);
    expect([first, second].map(({ headers }) => headers.get('x-graphql-cache'))).toEqual(['MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('x-graphql-keys')).toBe(first.headers.get('x-graphql-keys'));
    await test.cms.documents.saveDocument(systemViewer, page.id, { title: 'Second' });
    expect((await ask(http, query)).data).toMatchObject({ nodeByUri: { title: 'Second' } });
    await test.cms.settings.saveSettings(systemViewer, { description: { zh: '新的' } });
    expect((await ask(http, query)).data).toMatchObject({ generalSettings: { description: '新的' } });
    await test.cms.documents.unpublishDocuments(systemViewer, [{ id: page.id }]);
    expect((await ask(http, query)).data).toMatchObject({ nodeByUri: null });
  });

  it('are never older than a publication, even with many concurrent readers', async () => {
    const page = await aPage(test.cms, { slug: 'raced', title: 'Title 0' });
    const query = '{ nodeByUri(uri: "/raced") { title } }';
    const readers: Promise<unknown>[] = [];
    for (let round = 1; round <= 30; round += 1) {
      readers.push(...Array.from({ length: 20 }, () => sleep(Math.random() * 20).then(() => ask(http, query))));
      await test.cms.documents.saveDocument(systemViewer, page.id, { title: `Title ${round}` });
      expect((await ask(http, query)).data).toEqual({ nodeByUri: { title: `Title ${round}` } });
    }
    await Promise.all(readers);
  });

  it('are computed once for concurrent identical queries', async () => {
    await aPage(test.cms, { slug: 'crowded' });
    let reads = 0;
    const published = {
      ...test.cms.published,
      getPublishedByPath: (...args: Parameters<typeof test.cms.published.getPublishedByPath>) => {
        reads += 1;
        return test.cms.published.getPublishedByPath(...args);
      },
    };
    const counting = createGraphqlHttp({ ...test.cms, published }, { production: true });
    await Promise.all(Array.from({ length: 20 }, () => ask(counting, '{ nodeByUri(uri: "/crowded") { uri } }')));
    expect(reads).toBe(1);
  });

  it('have a cache tag for everything that they show', async () => {
    const zh = await aPage(test.cms, { slug: '钥匙' });
    const { headers } = await ask(
      http,
      '{ nodeByUri(uri: "/钥匙") { title } posts { nodes { id } } menus { nodes { id } } generalSettings { title } publicPaths { uri } }',
    );
    const keys = (headers.get('x-graphql-keys') ?? '').split(' ').map(decodeURI);
    const node = Buffer.from(`post:${zh.id}`).toString('base64');
    expect(keys).toEqual(
      expect.arrayContaining([node, 'page:zh:/钥匙', 'list:post', 'list:menu', 'menu:en', 'settings', 'paths']),
    );
  });
});

describe('the transport', () => {
  it('accepts only POST with JSON and GET with a query', async () => {
    const query = '{ defaultLanguage { slug } }';
    const answer = { defaultLanguage: { slug: 'zh' } };
    const url = 'http://127.0.0.1/graphql';
    const get = (params: Record<string, string>) => send(http, new Request(`${url}?${new URLSearchParams(params)}`));
    expect(
      (await send(http, postOf(JSON.stringify({ query, variables: null, operationName: null, extensions: {} })))).data,
    ).toEqual(answer);
    expect((await get({ query })).data).toEqual(answer);
    const named =
      'query A { languages { slug } } query B($l: LanguageCode) { generalSettings(language: $l) { language } }';
    expect((await get({ query: named, operationName: 'B', variables: '{"l":"EN"}' })).data).toEqual({
      generalSettings: { language: 'en' },
    });
    const post = (body: string, type = 'application/json') => send(http, postOf(body, { 'content-type': type }));
    const refused = await Promise.all([
      post(`query=${encodeURIComponent(query)}`, 'application/x-www-form-urlencoded'),
      post(query, 'text/plain'),
      post(query, 'application/graphql'),
      post(JSON.stringify({ query }), ''),
      post(JSON.stringify([{ query }, { query }])),
      post('{"query":'),
      post(''),
      post('"x"'),
      post(JSON.stringify({ query: 7 })),
      post(JSON.stringify({ query, variables: [] })),
      post(JSON.stringify({ query: named })),
      post(JSON.stringify({ query: named, operationName: 'C' })),
      post(JSON.stringify({ query: 'mutation { __typename }' })),
      post(JSON.stringify({ query: 'subscription { __typename }' })),
      post(JSON.stringify({ query: '{ page( }' })),
      get({}),
      get({ query: 'mutation { x }' }),
      get({ query, variables: '{' }),
      send(http, new Request(url, { method: 'PUT', body: '{}' })),
      send(http, new Request(url, { method: 'DELETE' })),
      send(http, new Request(url, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } })),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([
      ...[415, 415, 415, 415, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 405, 405, 405],
    ]);
    for (const { codes, headers } of refused) {
      expect(codes[0]).toMatch(/^haptera_graphql_/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('rejects a body that is too large, whether its length is declared or not', async () => {
    const body = JSON.stringify({ query: `{ __typename } #${'x'.repeat(300_000)}` });
    expect((await send(http, postOf(body))).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    expect((await send(http, new Request('http://127.0.0.1/graphql', init))).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  it('reports what is wrong with a query, without suggestions', async () => {
    const unknown = await ask(http, '{ nodeByUrl(uri: "/") { id } }');
    expect([unknown.status, unknown.body.errors]).toMatchObject([
      200,
      [{ message: 'Cannot query field "nodeByUrl" on type "RootQuery".' }],
    ]);
    expect(unknown.body).not.toHaveProperty('data');
    const wrong = await ask(http, 'query ($l: LanguageCode) { generalSettings(language: $l) { title } }', { l: 'EX' });
    expect([wrong.status, wrong.codes]).toEqual([200, ['haptera_graphql_invalid']]);
    expect(unknown.text + wrong.text).not.toMatch(/did you mean/i);
    const development = createGraphqlHttp(test.cms, { production: false });
    expect((await ask(development, '{ nodeByUrl(uri: "/") { id } }')).text).toMatch(/did you mean/i);
  });

  it('responds to an internal error with 500, without its cause and without caching it', async () => {
    let isBroken = true;
    const published = {
      ...test.cms.published,
      getPublishedByPath: (...args: Parameters<typeof test.cms.published.getPublishedByPath>) => {
        if (isBroken) throw new TypeError('secret detail of the server');
        return test.cms.published.getPublishedByPath(...args);
      },
    };
    const lines: string[] = [];
    const door = createGraphqlHttp({ ...test.cms, published }, { production: true, log: (line) => lines.push(line) });
    const broken = await ask(door, '{ nodeByUri(uri: "/nothing") { title } }');
    expect([broken.status, broken.codes, broken.headers.get('cache-control')]).toEqual([
      500,
      ['haptera_graphql_fault'],
      'private, no-store',
    ]);
    expect(broken.text).not.toContain('secret');
    expect(lines).toEqual([expect.stringContaining('secret detail')]);
    const [, reference = 'none'] = /\(([\da-f]{8})\)/.exec(broken.text) ?? [];
    expect(lines[0]).toContain(reference);
    isBroken = false;
    expect((await ask(door, '{ nodeByUri(uri: "/nothing") { title } }')).body).toEqual({ data: { nodeByUri: null } });
  });

  it('aborts a query that takes too long', async () => {
    const published = { ...test.cms.published, listPublicPaths: () => new Promise<never>(() => {}) };
    const door = createGraphqlHttp({ ...test.cms, published }, { production: true, timeout: 50 });
    const { status, codes, headers } = await ask(door, '{ publicPaths { uri } }');
    expect([status, codes, headers.get('retry-after')]).toEqual([503, ['haptera_graphql_timeout'], '2']);
  });

  it('sends nothing more to the database after a query was aborted', async () => {
    let asked = 0;
    const published = {
      ...test.cms.published,
      listPublished: async (...args: Parameters<typeof test.cms.published.listPublished>) => {
        await new Promise((resolve) => setTimeout(resolve, 120));
        return test.cms.published.listPublished(...args);
      },
      listPublishedByIds: (...args: Parameters<typeof test.cms.published.listPublishedByIds>) => {
        asked += 1;
        return test.cms.published.listPublishedByIds(...args);
      },
    };
    const inTime = createGraphqlHttp({ ...test.cms, published }, { production: true });
    const late = createGraphqlHttp({ ...test.cms, published }, { production: true, timeout: 50 });
    const query = '{ pages(first: 3) { nodes { editorBlocks { name } } } }';
    expect((await ask(late, query)).codes).toEqual(['haptera_graphql_timeout']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked).toBe(0);
    expect([(await ask(inTime, query)).status, asked]).toEqual([200, 1]);
  });
});
