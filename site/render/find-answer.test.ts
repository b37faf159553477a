import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#kit/log.ts';
import type { PublishedContent } from '../freshness/cms-door.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import { createPageStore } from '../page-store/page-store.ts';
import { createSitePages } from '../page-store/site-pages.ts';
import { findAnswer, renderAhead } from './find-answer.ts';
import type { PageRequest } from './page-request.ts';

/** Replaces the CMS: answers the site's queries by their names. */
let server: Server;
let answers: Record<string, unknown>;
let status: number;
let asked: string[];
let freshness: Freshness;

const document = {
  __typename: 'Page',
  databaseId: 5,
  uri: '/en/about/',
  title: 'About us',
  isPreview: false,
  contentTypeName: 'page',
  date: '2026-01-01T00:00:00',
  dateGmt: '2026-01-01T00:00:00Z',
  minutes: 1,
  author: null,
  modified: '2026-01-01T00:00:00',
  modifiedGmt: '2026-01-01T00:00:00Z',
  signature: 's',
  breadcrumbs: [],
  around: null,
  page: { layout: 'default' },
  editorBlocks: [],
  card: { excerpt: '', href: '/en/about', terms: [], image: null },
  language: { slug: 'en' },
  translations: [],
  seo: { title: 'About', metaDesc: 'Us', canonical: '/en/about', metaRobotsNoindex: false, opengraphImage: null },
};

const gate = { uri: '/en/inside/', accounts: ['customer'], ticket: 't', passwordFor: null, translations: [] };

beforeEach(async () => {
  asked = [];
  status = 200;
  const generalSettings = { title: 'Haptera', slogan: null, copyright: '©', filing: null };
  answers = {
    Shell: { generalSettings, primary: { menuItems: { nodes: [] } }, footer: { menuItems: { nodes: [] } } },
    PageByUri: { nodeByUri: document },
    Gate: { gate: null },
    Preview: { preview: null },
    Opened: { opened: null, openedGate: null },
  };
  server = createServer(async (request, response) => {
    const [, name = ''] = /query (\w+)/.exec(await text(request)) ?? [];
    asked.push(name);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(status === 200 ? { data: answers[name] } : { errors: [{ message: 'Not now.' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  vi.stubEnv('CMS_ORIGIN', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  vi.stubEnv('HAPTERA_SECRET', 'a secret for a test');
  vi.stubEnv('PUBLIC_URL', 'https://haptera.example');
  const page = (path: string) => ({ locale: 'en' as const, path, modified: '2026-01-01T00:00:00Z', version: 1 });
  const content: PublishedContent = {
    // No other test's: menus are kept by source and version.
    source: 'answers',
    version: 1,
    pages: [page('/about'), page('/inside')],
    redirects: [],
    shared: new Map(),
  };
  const answer = async () => {
    if (status !== 200) throw new Error('away');
    return content;
  };
  const log = createLog({ room: 'site', write: () => undefined });
  freshness = createFreshness({ cms: { askState: answer, askPublished: answer }, log });
  await freshness.ready;
  const noFiles = {
    has: () => false,
    read: async () => null,
    write: () => undefined,
    remove: () => undefined,
    keepOnly: () => undefined,
    flush: async () => undefined,
  };
  globalThis.hapteraSite = {
    ownAddress: null,
    freshness,
    pages: createSitePages(createPageStore(noFiles), freshness),
    renewal: { add: () => undefined, renderWith: () => undefined, waiting: 0 },
    attachments: {
      list: async (names) => ({ modules: [...names].map((name) => `/${name}.js`), parts: [], fonts: null }),
    },
    hits: { note: () => undefined, flush: async () => undefined },
    isFile: () => false,
    sources: null,
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  globalThis.hapteraSite = undefined;
  await new Promise((resolve) => server.close(resolve));
});

const find = (more: Partial<PageRequest> = {}) =>
  findAnswer({ view: 'page', locale: 'en', path: '/about', sent: {}, variesBy: [], ...more });

describe('a published page', () => {
  it('is a whole document for everybody, rendered once', async () => {
    const { status: code, headers, body } = await find();
    expect(code).toBe(200);
    expect(headers).toEqual({
      'Cache-Control': 's-maxage=31536000',
      'X-Edge-Query': 'none',
      'Speculation-Rules': '"/speculation-rules.json"',
    });
    expect(body).toMatch(
      /^<!DOCTYPE html><html lang="en".*<title>About · Haptera<\/title>.*<h1[^>]*>About us.*<\/html>$/s,
    );
    expect(body).toContain('<meta name="haptera-content" content="1 answers"/>');
    expect(body).toContain('<link rel="expect" href="#content" blocking="render"/>');
    expect(body).toContain('<script type="module" src="/shell.js"></script>');
    asked = [];
    expect((await find()).body).toBe(body);
    expect(asked).toEqual([]);
  });

  it('names the query parameters that lead to other pages', async () => {
    expect((await find({ variesBy: ['q', 'page'] })).headers['X-Edge-Query']).toBe('q,page');
  });

  it('can be rendered ahead of requests', async () => {
    await renderAhead('/en/about');
    asked = [];
    expect((await find()).status).toBe(200);
    expect(asked).toEqual([]);
  });
});

it('a restricted document shows its gate to everybody, which is not indexed', async () => {
  answers = { ...answers, PageByUri: { nodeByUri: null }, Gate: { gate } };
  const { status: code, body } = await find({ path: '/inside' });
  expect(code).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain('data-ticket="t"');
  expect(body).toContain('<script type="module" src="/gate.js"></script>');
});

it('a page that is no longer there leads to the 404 page, which has that status', async () => {
  answers = { ...answers, PageByUri: { nodeByUri: null } };
  const gone = await find();
  expect([gone.status, gone.headers.Location, gone.headers['Cache-Control']]).toEqual([307, '/en/404', 'no-store']);
  const notFound = await find({ path: '/404' });
  expect(notFound.status).toBe(404);
  expect(notFound.headers['Cache-Control']).toBe('s-maxage=31536000');
  expect(notFound.body).toContain('Page not found');
});

it('an address that was removed shows the 404 page with status 410', async () => {
  const { status: code, body } = await find({ view: 'gone', path: '/404' });
  expect([code, body.includes('Page not found')]).toEqual([410, true]);
});

it('a page for a query is for one visitor, is not indexed and is not stored', async () => {
  const { status: code, headers, body } = await find({ view: 'dynamic', sent: { q: 'x' } });
  expect(code).toBe(200);
  expect(headers).toEqual({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(globalThis.hapteraSite?.pages.has('/en/about')).toBe(false);
});

const secret = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

it('a preview shows the draft to the holder of its token, and a message to others, neither of them stored', async () => {
  const expired = await find({ view: 'preview', path: '/', sent: { token: 'old' } });
  expect([expired.status, expired.headers]).toEqual([200, secret]);
  expect(expired.body).not.toContain('About us');
  answers = { ...answers, Preview: { preview: document } };
  const { headers, body } = await find({ view: 'preview', path: '/', sent: { token: 'new' } });
  expect(headers).toEqual(secret);
  expect(body).toContain('About us');
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

it('a pass opens its document at the address of the document only; otherwise it leads to the gate', async () => {
  const closed = await find({ view: 'opened', sent: { pass: 'old' } });
  expect([closed.status, closed.headers]).toEqual([
    307,
    { ...secret, 'Cache-Control': 'no-store', Location: '/en/about' },
  ]);
  answers = { ...answers, Opened: { opened: document, openedGate: null } };
  expect((await find({ view: 'opened', path: '/other', sent: { pass: 'new' } })).status).toBe(307);
  const { status: code, headers, body } = await find({ view: 'opened', sent: { pass: 'new', by: 'password' } });
  expect([code, headers]).toEqual([200, secret]);
  expect(body).toContain('data-address="/en/about" data-by="password"');
});

it('a pass to a document that has a password as well opens the gate for it, for this visitor only', async () => {
  const second = { ...gate, uri: '/en/about/', passwordFor: 5 };
  answers = { ...answers, Opened: { opened: null, openedGate: second } };
  const { status: code, headers, body } = await find({ view: 'opened', sent: { pass: 'new' } });
  expect([code, headers]).toEqual([200, secret]);
  expect(body).toContain('data-pass="new"');
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

describe('while the CMS is unreachable', () => {
  it('a stored page is served, and caches must revalidate it', async () => {
    const { body } = await find();
    await freshness.announce({ source: 'answers', version: 2, tags: ['page:en:/about'] });
    status = 503;
    const older = await find();
    expect([older.status, older.body === body]).toEqual([200, true]);
    expect(older.headers).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Edge-Outdated': '1',
    });
  });

  it.each([
    ['zh', '请几分钟后再来'],
    ['en', 'come back in a few minutes'],
  ] as const)('another page asks to come back, in the language of the visitor (%s)', async (locale, words) => {
    status = 503;
    const { status: code, headers, body } = await find({ locale });
    expect([code, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '10', 'no-store']);
    expect(body).toContain(words);
  });
});

it('a page that cannot be drawn says so, with a way home and no detail, and is not cached', async () => {
  answers = { ...answers, PageByUri: { nodeByUri: { ...document, seo: null } } };
  const { status: code, headers, body } = await find();
  expect([code, headers['Cache-Control']]).toEqual([500, 'no-store']);
  expect(body).toContain('<title>An error occurred</title>');
  expect(body).toMatch(/<a [^>]*href="">Try again<\/a>.*<a [^>]*href="\/en">Go back to home<\/a>/);
  expect(body).not.toContain('TypeError');
});

it.each([
  ['en', 'Go back to home', '/en'],
  ['zh', '返回首页', '/'],
] as const)(
  'if the error page fails as well, a home link in the language of the address remains (%s)',
  async (locale, words, home) => {
    const site = globalThis.hapteraSite;
    if (site === undefined) throw new Error('There is no site.');
    const attachments = { list: () => Promise.reject(new Error('no manifest')) };
    globalThis.hapteraSite = { ...site, attachments };
    const { status: code, body } = await find({ locale });
    expect(code).toBe(500);
    expect(body).toContain(`<a href="${home}">${words}</a>`);
    expect(body).not.toContain('no manifest');
  },
);
