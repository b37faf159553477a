import type { HonestRequest } from '#kit/testing/hostile-visits.ts';

/** Every kind of address that the edge handles, with every kind of body. */
export const hostileRequests: readonly HonestRequest[] = [
  ...[
    '/',
    '/page',
    '/personal',
    '/slow',
    '/healthz',
    '/readyz',
    '/uploads/a.bin',
    '/wp-json/x',
    '/?rest_route=/x',
    '/downloads/x.pdf',
    '/feeds/x.xml',
    '/sitemaps/zh-1.xml',
    '/share-pictures/zh/x.png',
    '/platform/api/x',
  ].flatMap((target) => ['GET', 'HEAD', 'OPTIONS'].map((method) => ({ method, target }))),
  ...[
    '/wp-json/x',
    '/wp-login.php',
    '/wp-json/haptera/v1/session',
    '/graphql',
    '/api/x',
    '/page',
    '/platform/auth/x',
    '/platform/community/x',
  ].flatMap((target) =>
    [200, 100_000, 3_000_000].map((length) => ({ method: 'POST', target, body: Buffer.alloc(length, 'x') })),
  ),
  { method: 'PUT', target: '/wp-json/x', headers: { authorization: 'Basic eDp5' }, body: Buffer.alloc(70_000, 'x') },
  { method: 'DELETE', target: '/wp-json/x', headers: { cookie: 'wordpress_logged_in_haptera=x' } },
  ...['/platform/auth/x', '/platform/community/x'].flatMap((target) =>
    [200, 100_000].map((length) => ({ method: 'POST', target, body: Buffer.alloc(length, 'x') })),
  ),
  { method: 'GET', target: '/downloads/x.pdf', headers: { range: 'bytes=1-' } },
  { method: 'GET', target: '/platform/api/x', headers: { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaa' } },
  { method: 'CONNECT', target: '127.0.0.1:22' },
  { method: 'GET', target: '/%' },
  { method: 'BREW', target: '/' },
];
