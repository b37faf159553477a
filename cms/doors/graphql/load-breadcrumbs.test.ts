import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPage } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';
import { ask, type Http } from './testing/ask.ts';

let test: TestCms;
let http: Http;
beforeAll(async () => {
  test = await openTestCms();
  http = createGraphqlHttp(test.cms, { production: true });
});
afterAll(() => test.close());

async function look(uri: string, fields: string) {
  const { data, headers } = await ask(
    http,
    `query ($uri: String!) { nodeByUri(uri: $uri, language: EN) { ${fields} } }`,
    {
      uri,
    },
  );
  return { node: data.nodeByUri, keys: (headers.get('x-graphql-keys') ?? '').split(' ') };
}

it('a page lists its published ancestors from the top, and has a cache tag for every possible ancestor', async () => {
  const top = await aPage(test.cms, { locale: 'en', slug: 'top', title: 'The <em>top</em>' });
  const middle = await aPage(test.cms, { locale: 'en', slug: 'middle', parentId: top.id, status: 'draft' });
  await aPage(test.cms, { locale: 'en', slug: 'below', parentId: middle.id });
  const { node, keys } = await look('/top/middle/below', 'breadcrumbs { title href }');
  expect(node).toEqual({ breadcrumbs: [{ title: 'The top', href: '/en/top' }] });
  expect(keys).toEqual(expect.arrayContaining(['page:en:/top', 'page:en:/top/middle', 'page:en:/top/middle/below']));
});

it('a top-level page has no breadcrumbs', async () => {
  await aPage(test.cms, { locale: 'en', slug: 'alone' });
  expect((await look('/alone', 'breadcrumbs { title }')).node).toEqual({ breadcrumbs: [] });
});

it('the reading time is returned in whole minutes', async () => {
  const words = 'word '.repeat(620);
  await aPage(test.cms, {
    type: 'tutorial',
    locale: 'en',
    slug: 'long',
    content: `<p>${words}</p>`,
    meta: { level: 'beginner', needs: '' },
  });
  expect((await look('/community/blog/long', 'minutes')).node).toEqual({ minutes: 3 });
});
