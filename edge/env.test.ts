import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits } from './edge-config.ts';
import { readEdgeEnv } from './env.ts';
import { createPools } from './pools.ts';
import { createRouting } from './route-request.ts';

test('the defaults suit a single machine', () => {
  const { host, port, config } = readEdgeEnv({});
  expect([host, port, config.publicUrl]).toEqual(['127.0.0.1', 4010, 'http://localhost:4010']);
  expect(config.routes.at(-1)).toMatchObject({ origin: 'http://localhost:4012', prefixes: [], keeps: 'pages' });
});

test('slow downloads of a PDF take no places from API requests', async () => {
  const { config } = readEdgeEnv({});
  const choose = createRouting(config);
  const pools = createPools({ ...defaultLimits, ...config.limits }, config.signInPaths);
  const visitor = { address: '192.0.2.1', identity: '', claim: 'none' } as const;
  for (const path of ['/downloads/supported-models-zh.pdf', '/wp-json/wp/v2/pages']) {
    const { route } = choose({ path, query: '', url: path });
    await pools.enter({ route, path, isReading: true, hasLongBody: false }, visitor, new AbortController().signal);
  }
  expect(pools.stats().map(({ pool }) => pool)).toEqual(['downloads', 'cms']);
});

test('additional routes take precedence', () => {
  const { config } = readEdgeEnv({ EDGE_ROUTES: '/shop=http://127.0.0.1:5013, /mail=http://localhost:1' });
  expect(config.routes.slice(0, 2)).toMatchObject([
    { prefixes: ['/shop'], origin: 'http://127.0.0.1:5013', keeps: 'nothing', writable: 'all' },
    { prefixes: ['/mail'], origin: 'http://localhost:1' },
  ]);
});

test('all invalid settings are reported at once', () => {
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

test.each(['https://www.example.org', 'http://192.168.1.5:4010'])(
  'with the public address %s, the trusted proxies must be set, or that there are none',
  (PUBLIC_URL) => {
    expect(() => readEdgeEnv({ PUBLIC_URL })).toThrow(/EDGE_TRUSTED_PROXIES is not set[\s\S]*set it to none/);
    expect(readEdgeEnv({ PUBLIC_URL, EDGE_TRUSTED_PROXIES: 'none' }).config.trustedProxies).toEqual([]);
    const named = readEdgeEnv({ PUBLIC_URL, EDGE_TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(named.config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  },
);

test.each(['http://localhost:4010', 'http://127.0.0.1:5410', 'http://[::1]:4010', 'http://a.localhost:4010'])(
  'with a local address (%s), no setting for proxies is needed',
  (PUBLIC_URL) => {
    expect(readEdgeEnv({ PUBLIC_URL }).config.trustedProxies).toEqual([]);
  },
);

test('no code in the edge reads a secret', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const readers = files.filter((file) =>
    /SECRET|DATABASE_URL/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(readers).toEqual([]);
});
