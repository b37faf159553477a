import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineQuery, type SendQuery } from '#cms-schema/define-load.ts';
import { createLog } from '#kit/log.ts';
import { CmsQueryError, getPage, getShell, sendBlockQueries, trackDependencies } from './cms.ts';
import { createFreshness } from './freshness/freshness.ts';

const secret = 'a secret that only the CMS and the site know';
let server: Server | null = null;

beforeEach(async () => {
  vi.stubEnv('HAPTERA_SECRET', secret);
  vi.stubEnv('CMS_ORIGIN', 'http://127.0.0.1:1');
  const content = { source: 'first', version: 1, pages: [], redirects: [], shared: new Map<string, number>() };
  const freshness = createFreshness({
    cms: { askState: async () => content, askPublished: async () => content },
    log: createLog({ room: 'site', write: () => undefined }),
  });
  await freshness.ready;
  globalThis.hapteraSite = {
    ownAddress: null,
    freshness,
    pages: {
      show: () => Promise.reject(new Error('Nothing is rendered here.')),
      has: () => false,
      listOutdated: () => [],
      isCurrent: () => false,
      prune: () => undefined,
    },
    renewal: { add: () => undefined, renderWith: () => undefined, waiting: 0 },
    attachments: { list: async () => ({ modules: [], parts: [], fonts: null }) },
    hits: { note: () => undefined, flush: async () => undefined },
    isFile: () => false,
    sources: null,
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  globalThis.hapteraSite = undefined;
  const running = server;
  server = null;
  if (running) await new Promise((resolve) => running.close(resolve));
});

async function answerWith(status: number, body: object, headers: Record<string, string> = {}): Promise<void> {
  const started = createServer((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
      .end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  vi.stubEnv('CMS_ORIGIN', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

async function failure(): Promise<Error> {
  const error: unknown = await getPage('zh', '/solution/gaming').catch((reason: unknown) => reason);
  if (!(error instanceof CmsQueryError)) throw new Error(`It failed otherwise: ${String(error)}`);
  return error;
}

describe('a page that the CMS does not deliver', () => {
  it('fails with a one-line message that names the page and does not contain the query', async () => {
    const { stack = '' } = await failure();
    expect(stack).toContain('/solution/gaming');
    expect(stack).not.toMatch(/query|fragment|\n/);
    expect(stack.length).toBeLessThan(300);
  });

  it('because it cannot be reached counts as an outage', async () => {
    await failure();
    expect(globalThis.hapteraSite?.freshness.isFailing()).toBe(true);
  });

  it('because its database is down counts as an outage, with an equally short message', async () => {
    await answerWith(503, { errors: [{ message: 'Temporarily unavailable.' }] });
    const { stack = '' } = await failure();
    expect(stack).toContain('Temporarily unavailable.');
    expect(stack.length).toBeLessThan(300);
    expect(globalThis.hapteraSite?.freshness.isFailing()).toBe(true);
  });

  it('because the query is invalid is not an outage', async () => {
    await answerWith(200, { errors: [{ message: 'Cannot query field "nope".' }] });
    expect((await failure()).message).toContain('Cannot query field');
    expect(globalThis.hapteraSite?.freshness.isFailing()).toBe(false);
  });
});

describe('the live content of a block', () => {
  const send: SendQuery = (...asked) => sendBlockQueries(trackDependencies())(...asked);
  const question = defineQuery<{ posts: string }, { first: number }>('query List { posts }');

  it('that the CMS refuses fails with an error that is not retried', async () => {
    await answerWith(400, { errors: [{ message: 'This asks too much.' }] });
    await expect(send(question, { first: 1 })).rejects.toMatchObject({ isRefusal: true });
  });

  it.each([429, 503])('that is temporarily unavailable (%s) can be retried', async (status) => {
    await answerWith(status, { errors: [{ message: 'Not now.' }] });
    await expect(send(question, { first: 1 })).rejects.toMatchObject({ isRefusal: false });
  });

  it('adds its version and cache tags to the page that shows it', async () => {
    await answerWith(200, { data: { posts: 'three' } }, { 'x-graphql-keys': 'cG9zdDox list:post list:post:zh:games' });
    const page = trackDependencies();
    expect(await sendBlockQueries(page)(question, { first: 1 })).toEqual({ posts: 'three' });
    expect(page.stamp).toEqual({ source: 'first', version: 1 });
    expect([...page.tags]).toEqual(['list:post', 'list:post:zh:games']);
  });
});

describe('a document that shows its neighbours', () => {
  it('is outdated by changes of its list or its ancestors; other documents only by their own changes', async () => {
    const keys = { 'x-graphql-keys': 'cG9zdDox page:zh:/community/blog/a list:tutorial:zh settings' };
    const tagsOf = async (nodeByUri: object, headers: Record<string, string>) => {
      await answerWith(200, { data: { nodeByUri } }, headers);
      const page = trackDependencies();
      await getPage('zh', '/community/blog/a', page);
      server?.close();
      return [...page.tags];
    };
    const own = 'page:zh:/community/blog/a';
    const around = { previous: null, next: null, tree: [] };
    expect(await tagsOf({ around, breadcrumbs: [] }, keys)).toEqual([own, 'list:tutorial:zh', 'settings']);
    expect(await tagsOf({ around: null, breadcrumbs: [] }, keys)).toEqual([own]);
    const above = { 'x-graphql-keys': 'cG9zdDox page:zh:/product/engine page:zh:/product' };
    const breadcrumbs = [{ title: 'Products', href: '/product' }];
    expect(await tagsOf({ around: null, breadcrumbs }, above)).toContain('page:zh:/product');
  });
});

it('the shell around every page is fetched again only after it has changed', async () => {
  const asked = vi.fn();
  const started = createServer((request, response) => {
    request.resume();
    asked();
    response
      .writeHead(200, { connection: 'close', 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { generalSettings: {} } }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  vi.stubEnv('CMS_ORIGIN', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const announce = (version: number, tags: string[]) =>
    globalThis.hapteraSite?.freshness.announce({ source: 'first', version, tags });

  await getShell('en');
  await getShell('en');
  await announce(2, ['page:en:/solution/gaming']);
  await getShell('en');
  expect(asked).toHaveBeenCalledTimes(1);
  await announce(3, ['menu:en']);
  await getShell('en');
  expect(asked).toHaveBeenCalledTimes(2);
  await announce(4, ['settings']);
  await getShell('en');
  expect(asked).toHaveBeenCalledTimes(3);
});
