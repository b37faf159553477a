import { afterEach, expect, test } from 'vitest';
import { type EdgeUnderTest, startEdge, staticPage } from './testing/edge-under-test.ts';

let edge: EdgeUnderTest;
afterEach(() => edge.close());

const MODULE = '<script type="module" src="/_next/static/attachments/header-7MJYN6WB.js"></script>';
const page = (mark: string, more = '') =>
  `<!DOCTYPE html><html lang="en"${mark}><head><script src="/_next/static/chunks/1.js" async=""></script></head><body><p>Words</p>${MODULE}${more}<script>self.__next_f.push([1,"0:null"])</script></body></html>`;

function scriptSources(policy: string | string[] | undefined): string | undefined {
  return /script-src ([^;]*)/.exec(String(policy))?.[1];
}

test('a page that needs no framework scripts is sent without them, and its policy allows no inline script', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(page(' data-still=""')));
  const { text, headers } = await edge.get('/');
  expect(text).toBe(
    `<!DOCTYPE html><html lang="en" data-still=""><head></head><body><p>Words</p>${MODULE}</body></html>`,
  );
  expect(scriptSources(headers['content-security-policy'])).toBe("'self'");
  expect(edge.events).toEqual([]);
});

test('only a still page has a Speculation-Rules header', async () => {
  edge = await startEdge();
  edge.site.answerWith((request, response) =>
    staticPage(page(request.url === '/' ? ' data-still=""' : ''))(request, response),
  );
  expect((await edge.get('/')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await edge.get('/studio')).headers['speculation-rules']).toBeUndefined();
});

test('a page for a single visitor, such as a preview, is sent without them too', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(page(' data-still=""'), { 'Cache-Control': 'private, no-store' }));
  expect((await edge.get('/preview')).text).not.toContain('__next_f');
});

test('a page that is not marked as still keeps its scripts', async () => {
  edge = await startEdge();
  edge.site.answerWith(staticPage(page('')));
  const { text, headers } = await edge.get('/studio');
  expect(text).toBe(page(''));
  expect(scriptSources(headers['content-security-policy'])).toMatch(/^'self' 'sha256-[^']+'$/);
});

test('a page with an unknown script is left unchanged, and this is reported', async () => {
  edge = await startEdge();
  const made = page(' data-still=""', '<script src="/new.js"></script>');
  edge.site.answerWith(staticPage(made));
  const { text, headers } = await edge.get('/');
  expect(text).toBe(made);
  expect(scriptSources(headers['content-security-policy'])).toMatch(/^'self' 'sha256-[^']+'$/);
  expect(edge.events).toEqual([{ kind: 'page-not-understood', path: '/' }]);
});

test('a document from another upstream is never changed, even if it is marked as still', async () => {
  edge = await startEdge();
  edge.cms.answerWith((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(page(' data-still=""'));
  });
  expect((await edge.get('/wp-login.php')).text).toBe(page(' data-still=""'));
});
