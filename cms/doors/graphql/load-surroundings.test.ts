import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import docTreeLoad from '#blocks/doc-tree/load.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';
import { orderTree } from './load-surroundings.ts';
import { ask, type Http } from './testing/ask.ts';

let test: TestCms;
let http: Http;
beforeAll(async () => {
  test = await openTestCms();
  http = createGraphqlHttp(test.cms, { production: true });
  for (const [slug, date] of [
    ['first', '2024-01-01T00:00:00Z'],
    ['second', '2024-02-01T00:00:00Z'],
    ['third', '2024-03-01T00:00:00Z'],
  ] as const) {
    await aPage(test.cms, { type: 'tutorial', locale: 'en', slug, title: slug, date });
  }
  await aPage(test.cms, { type: 'tutorial', locale: 'zh', slug: 'second-and-a-half', date: '2024-02-02T00:00:00Z' });
});
afterAll(() => test.close());

const look = (uri: string) =>
  ask(
    http,
    'query ($uri: String!) { nodeByUri(uri: $uri, language: EN) { around { previous { href } next { href } tree { href } } } }',
    { uri },
  );

describe('the neighbours of a tutorial', () => {
  it('are the previous and the next one by date, in the same language', async () => {
    const { data } = await look('/community/blog/second');
    expect(data).toEqual({
      nodeByUri: {
        around: {
          previous: { href: '/en/community/blog/first' },
          next: { href: '/en/community/blog/third' },
          tree: [],
        },
      },
    });
  });

  it('are null before the first and after the last', async () => {
    expect((await look('/community/blog/first')).data).toMatchObject({ nodeByUri: { around: { previous: null } } });
    expect((await look('/community/blog/third')).data).toMatchObject({ nodeByUri: { around: { next: null } } });
  });

  it('add the cache tag of the list that they come from', async () => {
    const { headers } = await look('/community/blog/second');
    expect(headers.get('x-graphql-keys')?.split(' ')).toContain('list:tutorial:en');
  });

  it('are null for types without an order', async () => {
    const page = await aPage(test.cms, { locale: 'en', slug: 'alone' });
    const { data } = await look('/alone');
    expect(data).toEqual({ nodeByUri: { around: null } });
    await test.cms.documents.trashDocument(systemViewer, page.id);
  });
});

describe('the start page of the documentation', () => {
  const home = async (sent: Record<string, string> = {}) => {
    const load = docTreeLoad.request({ heading: '', intro: '', tone: 'light' }, 'en', sent);
    const variables: object[] = [];
    await load.ask(async (_query, asked) => Promise.reject(variables.push(asked))).catch(() => undefined);
    return ask(http, load.text, variables[0]);
  };
  beforeAll(async () => {
    const doc = (title: string, menuOrder: number, parentId: number | null, docKey: string) =>
      aPage(test.cms, {
        type: 'doc',
        locale: 'en',
        title,
        slug: title.toLowerCase(),
        menuOrder,
        parentId,
        content: '<p>Text about dials</p>',
        excerpt: `About ${title}`,
        meta: { docKey },
      });
    const start = await doc('Start', 1, null, 'start');
    await doc('Engine', 3, null, 'engine');
    await doc('Install', 2, start.id, 'install');
  });

  it('lists all documents from the top down, in menu order', async () => {
    const { data, headers } = await home();
    expect(data).toEqual({
      tree: [
        { title: 'Start', excerpt: 'About Start', href: '/en/community/doc/start', depth: 0 },
        { title: 'Install', excerpt: 'About Install', href: '/en/community/doc/start/install', depth: 1 },
        { title: 'Engine', excerpt: 'About Engine', href: '/en/community/doc/engine', depth: 0 },
      ],
    });
    expect(headers.get('x-graphql-keys')?.split(' ')).toContain('list:doc:en');
  });

  it('finds a document by its key and by its id, and returns null for unknown ones', async () => {
    const found = { card: { href: '/en/community/doc/start/install' } };
    expect((await home({ key: 'install' })).data).toMatchObject({ ofKey: found });
    const id = (await test.cms.published.getPublishedByIdentifier('doc', 'en', 'install'))?.id;
    expect((await home({ post_id: String(id) })).data).toMatchObject({ ofId: found });
    const other = (await test.cms.published.getPublishedByPath('en', '/community/blog/first'))?.id;
    expect((await home({ key: 'nothing', post_id: String(other) })).data).toMatchObject({ ofKey: null, ofId: null });
  });

  it('searches only documents', async () => {
    const { data } = await home({ q: 'dials' });
    expect(data).toMatchObject({ search: { total: 3 } });
  });

  it('has an empty tree for types that are not hierarchical', async () => {
    const { data } = await ask(
      http,
      '{ tutorial: tree(type: "tutorial", language: EN) { href } none: tree(type: "none", language: EN) { href } }',
    );
    expect(data).toEqual({ tutorial: [], none: [] });
  });
});

describe('a tree of documents', () => {
  const aSummary = async () => {
    const found = await test.cms.published.getPublishedByPath('en', '/community/blog/first');
    if (!found) throw new Error('The tutorial is not published.');
    return found;
  };

  it('lists each document before its children', async () => {
    const any = await aSummary();
    const all = [
      { ...any, id: 1, parentId: null },
      { ...any, id: 2, parentId: null },
      { ...any, id: 3, parentId: 1 },
      { ...any, id: 4, parentId: 3 },
    ];
    expect(orderTree(all).map(({ summary, depth }) => [summary.id, depth])).toEqual([
      [1, 0],
      [3, 1],
      [4, 2],
      [2, 0],
    ]);
  });

  it('shows children of a document that is not public at the top level', async () => {
    const any = await aSummary();
    expect(orderTree([{ ...any, id: 3, parentId: 9 }]).map(({ depth }) => depth)).toEqual([0]);
  });
});
