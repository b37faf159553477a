import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('what readers of a tutorial go on to', () => {
  it('is the one before and the one after in time, in their language', async () => {
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

  it('is nothing beyond the first and the last', async () => {
    expect((await look('/community/blog/first')).data).toMatchObject({ nodeByUri: { around: { previous: null } } });
    expect((await look('/community/blog/third')).data).toMatchObject({ nodeByUri: { around: { next: null } } });
  });

  it('names the list that it was read from, so that its page goes with it', async () => {
    const { headers } = await look('/community/blog/second');
    expect(headers.get('x-graphql-keys')?.split(' ')).toContain('list:tutorial:en');
  });

  it('is nothing for a type whose documents stand by themselves', async () => {
    const page = await aPage(test.cms, { locale: 'en', slug: 'alone' });
    const { data } = await look('/alone');
    expect(data).toEqual({ nodeByUri: { around: null } });
    await test.cms.documents.trashDocument(systemViewer, page.id);
  });
});

describe('a tree of documents', () => {
  const aSummary = async () => {
    const found = await test.cms.published.getPublishedByPath('en', '/community/blog/first');
    if (!found) throw new Error('The tutorial is not published.');
    return found;
  };

  it('is read from the top down, each before those below it', async () => {
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

  it('shows what stands below a document that is not public, at the top', async () => {
    const any = await aSummary();
    expect(orderTree([{ ...any, id: 3, parentId: 9 }]).map(({ depth }) => depth)).toEqual([0]);
  });
});
