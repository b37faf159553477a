import type { HonestRequest } from '#kit/testing/hostile-visits.ts';
import type { Route } from '../doors/rest/route.ts';
import { pngBytes } from './builders.ts';

/**
 * Requests to every route and method of the REST door and to everything else that it serves. Half of them are sent with
 * `authorization`.
 */
export function listRequests(routes: readonly Route[], authorization: string): HonestRequest[] {
  const rest = routes.flatMap(({ pattern, endpoints }) =>
    endpoints.flatMap(({ methods }) =>
      methods.map((method) =>
        requestOf(method, `/wp-json${pattern.replaceAll(/\(\?P<\w+>(?:\([^)]*\)|[^()])*\)/g, '1')}`),
      ),
    ),
  );
  const all = [...rest, ...beside];
  const options = [...new Set(rest.map(({ target }) => target))].map((target) => ({ method: 'OPTIONS', target }));
  const signed = [...all, ...uploads].map((request) => ({
    ...request,
    headers: { ...request.headers, authorization },
  }));
  return [...all, ...options, ...signed];
}

function requestOf(method: string, target: string): HonestRequest {
  if (method === 'GET') return { method, target };
  return json(method, target, { title: 'x'.repeat(20_000), name: 'x', requests: [] });
}

function json(method: string, target: string, body: object): HonestRequest {
  return { method, target, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}

const query = '{ pages(first: 5) { nodes { title editorBlocks { name } } } }';

const beside: readonly HonestRequest[] = [
  json('POST', '/graphql', { query }),
  { method: 'GET', target: `/graphql?query=${encodeURIComponent(query)}` },
  { method: 'GET', target: '/uploads/2026/11/0123456789abcdef0123456789abcdef.png' },
  { method: 'HEAD', target: '/wp-json/wp/v2/pages' },
  { method: 'GET', target: '/wp-login.php' },
  {
    method: 'POST',
    target: '/wp-login.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('log=nobody&pwd=nothing'),
  },
  { method: 'GET', target: '/wp-admin/admin-ajax.php?action=rest-nonce' },
  { method: 'GET', target: '/downloads/x.pdf', headers: { range: 'bytes=1-' } },
  { method: 'GET', target: '/content-state' },
  { method: 'GET', target: '/content-state/pages' },
  { method: 'GET', target: '/public-lists/sitemap/zh/1' },
  { method: 'GET', target: '/public-lists/feed/zh' },
  json('POST', '/redirect-hits', { hits: Array.from({ length: 500 }, (_, id) => ({ id, count: 1, at: 'x' })) }),
  { method: 'GET', target: '/healthz' },
  { method: 'GET', target: '/?rest_route=/wp/v2/types' },
  { method: 'GET', target: '/?page_id=1' },
  { method: 'GET', target: '/%' },
  { method: 'GET', target: '//' },
  { method: 'CONNECT', target: '127.0.0.1:22' },
  { method: 'BREW', target: '/' },
];

const part = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');

const uploads: readonly HonestRequest[] = [
  {
    method: 'POST',
    target: '/wp-json/wp/v2/media',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([part, Buffer.from(pngBytes(300, 300)), Buffer.alloc(100_000), Buffer.from('\r\n--x--\r\n')]),
  },
  {
    method: 'POST',
    target: '/wp-json/wp/v2/media',
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="a.png"' },
    body: Buffer.concat([Buffer.from(pngBytes(300, 300)), Buffer.alloc(100_000)]),
  },
];
