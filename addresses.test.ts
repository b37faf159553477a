import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type Address, addresses, isReservedPath, listAddresses, printInLanguages } from '#contract/addresses.ts';
import robots from '#site/page/robots.ts';
import { readEdgeEnv } from './edge/env.ts';
import { createRouting } from './edge/route-request.ts';
import { config as proxy } from './proxy.ts';

afterEach(() => vi.unstubAllEnvs());

const table = listAddresses(() => true);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
}).split('\n');

const isListed = (path: string) =>
  table.some((address) => address.path === path || (address.hasMore && path.startsWith(`${address.path}/`)));

/** The addresses that Next derives from the files in `app` and `pages`, without language. */
const routes = files.flatMap((file) => {
  const [, handler] = /^pages\/(.+)\.ts$/.exec(file) ?? [];
  if (handler !== undefined) return [`/${handler}`];
  const [, folder, name] = /^app\/(?:\[locale\]\/?)?(.*?)\/?([^/]+)\.tsx?$/.exec(file) ?? [];
  if (folder === undefined) return [];
  if (name === 'robots' || name === 'sitemap') return [name === 'robots' ? '/robots.txt' : '/sitemap.xml'];
  return name === 'page' || name === 'route' ? [`/${folder}`] : [];
});

test('every page and handler of the website is in the table of addresses', () => {
  expect(routes).toEqual(
    expect.arrayContaining(['/api/page', '/feed.xml', '/studio', '/api/revalidate', '/robots.txt']),
  );
  expect(routes.filter((route) => !isListed(route))).toEqual([]);
});

test('every static file is in the table of addresses', () => {
  const served = files.filter((file) => file.startsWith('public/')).map((file) => file.slice('public'.length));
  expect(served.length).toBeGreaterThan(2);
  expect(served.filter((file) => !isListed(file))).toEqual([]);
});

test('the edge routes every address to the service that the table names', () => {
  const choose = createRouting(readEdgeEnv({}).config);
  const routeOf = (path: string) => choose({ path, query: '', url: path }).route.name;
  for (const { path, by, hasMore } of table) {
    const name = by === 'cms' || by === 'uploads' || by === 'platform' ? by : 'site';
    for (const each of hasMore ? [path, `${path}/x`] : [path]) expect([each, routeOf(each)]).toEqual([each, name]);
    if (path.split('/').length === 2) expect(routeOf(`${path}-2`)).toBe('site');
  }
});

test('the website adds a language only to the addresses of its pages', () => {
  const pattern = new RegExp(`^${proxy.matcher[0]}$`);
  const isPassedOver = ({ path, by, isHandler, hasMore }: Address) =>
    ['cms', 'uploads', 'platform'].includes(by) || isHandler
      ? !pattern.test(hasMore ? `${path}/x` : path)
      : pattern.test(path);
  expect(table.filter((address) => !isPassedOver(address))).toEqual([]);
  expect(pattern.test(`${addresses.build.path}/static/x.js`)).toBe(false);
  expect(pattern.test('/product/engine')).toBe(true);
  // Otherwise Next takes the first segment for a language and renders its own error, which caches may store.
  for (const deeper of ['/sitemaps/', '/sitemaps/a/b', '/share-pictures/']) expect(pattern.test(deeper)).toBe(true);
});

test('robots.txt disallows every hidden address and no page', () => {
  vi.stubEnv('HAPTERA_SECRET', 'a secret for a test');
  const { rules } = robots();
  const disallowed = [Array.isArray(rules) ? [] : (rules.disallow ?? [])].flat();
  const isClosed = (address: string) =>
    disallowed.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));
  for (const address of listAddresses(({ isHidden }) => isHidden === true)) {
    for (const path of printInLanguages(address)) {
      expect([path, isClosed(path), isClosed(`${path}?x=1`), isClosed(`${path}-2`)]).toEqual([path, true, true, false]);
      expect(isClosed(`${path}/x`)).toBe(address.hasMore === true);
    }
  }
});

test.each([
  '/preview',
  '/studio',
  '/graphql',
  '/uploads',
  '/_next',
  '/en',
  '/zh',
  '/404',
  '/studio/below/it',
  '/Studio',
  '/EN',
])('no document can be at %s', (path) => expect(isReservedPath(path)).toBe(true));

test.each(['/', '/preview-2', '/product/preview', '/post', '/post/preview', '/content-state'])(
  'a document can be at %s',
  (path) => expect(isReservedPath(path)).toBe(false),
);

test('no room hard-codes an address of the table', () => {
  const shared = table.filter(({ by }) => by !== 'nobody').map(({ path }) => path);
  const written = new RegExp(`['"\`}](?:${shared.map((path) => path.replace(/[/.]/g, '\\$&')).join('|')})(?=['"\`/?])`);
  const rooms = /^(?:cms|edge|kit|site|studio|scripts|session|ui)\//;
  const production = files.filter((file) => rooms.test(file) && /\.tsx?$/.test(file));
  const found = production
    .filter((file) => !/\.test\.tsx?$|testing\/|under-test|generated|\/harness\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => written.test(line) && !/^\s*(?:\*|\/\/|\/\*\*|import )/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
