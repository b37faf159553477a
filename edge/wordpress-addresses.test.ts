import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, startEdge, staticPage } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

test.each([
  '/?rest_route=/wp/v2/pages',
  '/?rest_route=%2F',
  '/index.php?rest_route=/wp/v2/pages&page=2',
  '/?p=12',
  '/?page_id=12&preview=true',
  '/en?p=12',
  '/?utm=1&rest_route=/',
  '/?s=touch',
  '/en?feed=rss2',
  '/?cat=3',
  '/?tag=games',
  '/?author=1',
])('%s reaches the CMS even if the home page is cached', async (address) => {
  edge = await startEdge();
  for (const path of ['/', '/en', '/index.php']) await edge.get(path);
  edge.cms.answerWith((request, response) => response.end(`cms ${request.url}`));
  for (let round = 0; round < 2; round += 1) {
    const answer = await edge.get(address);
    expect([answer.text, answer.headers['x-edge']]).toEqual([`cms ${address}`, 'pass']);
  }
});

test.each(['/', '/?x=1', '/about?p=1', '/?pp=1', '/en?rest=1'])('%s stays a page of the site', async (address) => {
  edge = await startEdge();
  edge.site.answerWith(staticPage('page'));
  expect((await edge.get(address)).text).toBe('page');
  expect(edge.cms.seen).toHaveLength(0);
});

test('WordPress’s plain REST address accepts a body', async () => {
  edge = await startEdge();
  edge.cms.answerWith((request, response) => response.end(request.method));
  const answer = await edge.ask({ path: '/?rest_route=/wp/v2/pages', method: 'POST', body: '{}' });
  expect([answer.status, answer.text]).toEqual([200, 'POST']);
});

test('only documents of the site have a Link header to the REST API', async () => {
  edge = await startEdge();
  const link = '<https://www.example.org/wp-json/>; rel="https://api.w.org/"';
  edge.site.answerWith(staticPage('kept', { Link: '</font.woff2>; rel=preload' }));
  for (let round = 0; round < 2; round += 1) {
    expect((await edge.get('/')).headers.link).toBe(`</font.woff2>; rel=preload, ${link}`);
  }
  expect((await edge.ask({ path: '/', method: 'HEAD' })).headers.link).toContain(link);
  edge.site.answerWith(staticPage('personal', { 'Cache-Control': 'private' }));
  expect((await edge.get('/personal')).headers.link).toBe(link);
  edge.site.answerWith(staticPage('{}', { 'Content-Type': 'application/json' }));
  expect((await edge.get('/data')).headers).not.toHaveProperty('link');
  edge.cms.answerWith(staticPage('sign in'));
  expect((await edge.get('/wp-login.php')).headers).not.toHaveProperty('link');
});
