import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#kit/log.ts';
import { createFreshness, type Freshness } from '../freshness/freshness.ts';
import { answerKept } from './answer-kept.ts';
import { ListError } from './ask-lists.ts';

let freshness: Freshness;
let made: number;
beforeEach(async () => {
  made = 0;
  const content = { source: 'first', version: 1, pages: [], redirects: [], shared: new Map() };
  freshness = createFreshness({
    cms: { askState: async () => content, askPublished: async () => content },
    log: createLog({ room: 'site', write: () => undefined }),
  });
  await freshness.ready;
  Reflect.set(globalThis, 'hapteraSite', { freshness });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'hapteraSite'));

const publish = (version: number) => freshness.announce({ source: 'first', version, tags: ['settings'] });

const make = async () => {
  made += 1;
  return `made ${made}`;
};

const away = async (): Promise<string> => {
  throw new ListError('The CMS is away.');
};

async function read(key: string, how = make) {
  const response = await answerKept('application/xml', key, how);
  return [response.status, await response.text(), response.headers.get('cache-control')];
}

it('a document is generated once for all requests, and again after a publication', async () => {
  expect((await read('a'))[1]).toBe('made 1');
  expect((await read('a'))[1]).toBe('made 1');
  await publish(2);
  expect((await read('a'))[1]).toBe('made 2');
});

it('during a CMS outage the last version is served, and is not cacheable', async () => {
  await read('b');
  await publish(2);
  expect(await read('b', away)).toEqual([200, 'made 1', 'no-cache']);
});

it('a document that was never generated is unavailable during a CMS outage', async () => {
  const [status, , cacheControl] = await read('c', away);
  expect([status, cacheControl]).toEqual([503, 'no-store']);
});

it('a document that does not exist is reported as not found, and not cached', async () => {
  expect((await answerKept('application/xml', 'd', async () => null)).status).toBe(404);
  expect((await read('d'))[0]).toBe(200);
});

it('a bug in the program does not count as a CMS failure', async () => {
  const fault = () => Promise.reject(new TypeError('x'));
  await expect(answerKept('application/xml', 'e', fault)).rejects.toThrow(TypeError);
});
