import { expect, test } from 'vitest';
import { readEdgeEnv } from './env.ts';

test('without any setting the edge fits one machine', () => {
  const { host, port, config } = readEdgeEnv({});
  expect([host, port, config.publicUrl]).toEqual(['127.0.0.1', 4010, 'http://localhost:4010']);
  expect(config.routes.at(-1)).toMatchObject({ origin: 'http://localhost:4012', prefixes: [], keeps: 'pages' });
});

test('more routes may be put in front', () => {
  const { config } = readEdgeEnv({ EDGE_ROUTES: '/platform=http://127.0.0.1:4013, /mail=http://localhost:1' });
  expect(config.routes.slice(0, 2)).toMatchObject([
    { prefixes: ['/platform'], origin: 'http://127.0.0.1:4013', keeps: 'nothing', writable: 'all' },
    { prefixes: ['/mail'], origin: 'http://localhost:1' },
  ]);
});

test('all wrong settings are told at once', () => {
  const read = () =>
    readEdgeEnv({
      EDGE_PORT: 'x',
      PUBLIC_URL: 'www.example.org',
      CMS_ORIGIN: 'http://127.0.0.1:4011/wp-json',
      EDGE_TRUSTED_PROXIES: '10.0.0.0/40',
      EDGE_ROUTES: 'platform',
    });
  expect(read).toThrow(/EDGE_PORT[\s\S]*PUBLIC_URL[\s\S]*EDGE_TRUSTED_PROXIES[\s\S]*EDGE_ROUTES[\s\S]*CMS_ORIGIN/);
});
