import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressKey, readFileAddress, signTicket, ticketKey } from '#contract/private-files.ts';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, beginSession } from '../testing/test-accounts.ts';

const secret = 'a secret of this test, as long as it must be';
let platform: TestPlatform;
let store: Server;
/** The requests that the simulated CMS received, and its response. */
let asked: string[] = [];
let answer = { status: 200, bytes: 4_096 };

beforeAll(async () => {
  store = createServer(({ url, method }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(answer.status, { 'Content-Length': answer.bytes }).end();
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : 0;
  platform = await openTestPlatform({ secret, filesOrigin: `http://127.0.0.1:${port}` });
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, bytes: 4_096 };
});
afterEach(() => platform.advance(20 * 60_000));
afterAll(async () => {
  await platform.close();
  store.close();
});

type Visibility = Parameters<typeof signTicket>[1]['visibility'];

const ticketFor = (visibility: Visibility, key = ticketKey(secret)) =>
  signTicket(key, { fileId: 7, fileName: 'engine.zip', visibility, offer: 'the-sdk' });

const kinds = {
  user: {},
  trial: { roleCode: 'trialCustomer', trialBegunAt: '2026-02-28T00:00:00Z', expiresAt: '2026-09-01T00:00:00Z' },
  'expired trial': {
    roleCode: 'trialCustomer',
    trialBegunAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-08T00:00:00Z',
  },
  customer: { roleCode: 'customer' },
  'customer without a contract': { roleCode: 'customer', expiresAt: '2026-01-31T00:00:00Z' },
} as const;

async function askAs(kind: keyof typeof kinds, ticket: string) {
  const { id } = await addAccount(platform, kinds[kind]);
  const token = await beginSession(platform, id);
  return platform.call('/community/resource/download', { form: { ticket }, token });
}

test.each([
  ['user', 'signed-in', 200],
  ['user', 'trialCustomer,customer', 521],
  ['user', 'customer', 521],
  ['trial', 'signed-in', 200],
  ['trial', 'trialCustomer,customer', 200],
  ['trial', 'customer', 521],
  ['expired trial', 'signed-in', 200],
  ['expired trial', 'trialCustomer,customer', 606],
  ['expired trial', 'customer', 521],
  ['customer', 'signed-in', 200],
  ['customer', 'trialCustomer,customer', 200],
  ['customer', 'user', 521],
  ['customer without a contract', 'trialCustomer,customer', 606],
  ['customer without a contract', 'user,customer', 200],
] as const)('a request of a %s for a file visible to %s gets code %i', async (kind, visibility, code) => {
  expect((await askAs(kind, ticketFor(visibility))).code).toBe(code);
});

test('a download address is valid for five minutes, for the file and account types in the ticket', async () => {
  const { result } = await askAs('customer', ticketFor('customer'));
  const { url, fileName, bytes, until } = result as { url: string; fileName: string; bytes: number; until: string };
  expect([fileName, bytes]).toEqual(['engine.zip', 4_096]);
  expect(asked).toEqual([`HEAD ${url}`]);
  const opened = new URL(url, 'https://haptera.example');
  const before = new Date(Date.parse(until) - 1).toISOString();
  expect(readFileAddress(addressKey(secret), opened, before)).toEqual({ fileId: 7, visibility: 'customer' });
  expect(readFileAddress(addressKey(secret), opened, until)).toBeNull();
  expect(Date.parse(until) - 5 * 60_000).toBeGreaterThan(Date.parse('2026-03-01T00:00:00Z'));
});

test('a ticket with an invalid signature is rejected without asking the CMS', async () => {
  const [words = '', signature = ''] = ticketFor('signed-in').split('.');
  const widened = Buffer.from(JSON.stringify([8, 'engine.zip', 'signed-in', 'the-sdk'])).toString('base64url');
  const forged = [
    '',
    'nonsense',
    words,
    `${widened}.${signature}`,
    `${words}.${signature}x.y`,
    `${words}.${signature.slice(1)}`,
    ticketFor('signed-in', addressKey(secret)),
    ticketFor('signed-in', ticketKey('a secret of another installation, long enough')),
  ];
  for (const ticket of forged) expect((await askAs('user', ticket)).code, ticket).toBe(522);
  expect(asked).toEqual([]);
});

test('a file that the CMS does not find gives code 522', async () => {
  answer = { status: 404, bytes: 0 };
  expect((await askAs('user', ticketFor('signed-in'))).code).toBe(522);
});

test.each([500, 302])('if the CMS responds with %i, the visitor is asked to try again later', async (status) => {
  answer = { status, bytes: 0 };
  expect((await askAs('user', ticketFor('signed-in'))).code).toBe(529);
});

test('an account can request sixty downloads in ten minutes', async () => {
  const { id } = await addAccount(platform);
  const token = await beginSession(platform, id);
  const codes: number[] = [];
  for (let time = 0; time < 61; time += 1) {
    const form = { ticket: ticketFor('signed-in') };
    codes.push((await platform.call('/community/resource/download', { form, token })).code);
  }
  expect([codes[59], codes[60]]).toEqual([200, 429]);
});

test('downloads are counted by day, without names', async () => {
  await platform.database.run(sql`delete from download_counts`);
  await askAs('user', ticketFor('signed-in'));
  await askAs('customer', ticketFor('signed-in'));
  await askAs('user', ticketFor('customer'));
  const rows = await platform.database.query(sql`select offer, file_name, number from download_counts`);
  expect(rows).toEqual([{ offer: 'the-sdk', file_name: 'engine.zip', number: 2 }]);
});

test('staff see how often each file was downloaded in the last 30 days and in total, most frequent first', async () => {
  const headers = { Authorization: `Staff ${platform.platform.keys.staff.toString('base64url')}` };
  const { result: opened } = await askAs('customer', ticketFor('customer'));
  const today = Date.parse(String(Object.entries(opened ?? {}).find(([name]) => name === 'until')?.[1]).slice(0, 10));
  const day = (daysAgo: number) => new Date(today - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const count = (fileName: string, ...days: readonly (readonly [daysAgo: number, number: number])[]) =>
    Promise.all(
      days.map(([daysAgo, number]) =>
        platform.database.run(sql`
          insert into download_counts (offer, file_name, day, number)
          values (${`of ${daysAgo}`}, ${fileName}, ${day(daysAgo)}, ${number})`),
      ),
    );
  await count('count-a.zip', [30, 100], [29, 2], [0, 1]);
  await count('count-b.zip', [1, 4]);
  await count('=count-c.zip', [400, 7]);
  expect((await platform.call('/staff/downloads?keyword=COUNT-', { headers })).result).toEqual({
    total: 3,
    downloads: [
      { fileName: 'count-b.zip', lastMonth: 4, ever: 4, lastOn: day(1) },
      { fileName: 'count-a.zip', lastMonth: 3, ever: 103, lastOn: day(0) },
      { fileName: '=count-c.zip', lastMonth: 0, ever: 7, lastOn: day(400) },
    ],
  });
  expect((await platform.call('/staff/downloads?keyword=count-&page=2&pageSize=2', { headers })).result).toMatchObject({
    total: 3,
    downloads: [{ fileName: '=count-c.zip' }],
  });
  const { result: table } = await platform.call('/staff/downloads/export?keyword=count-', { headers });
  expect(String(table).split('\r\n').at(0)).toMatch(/"File or page","In the last 30 days"/);
  expect(String(table).split('\r\n').at(3)).toBe(`"'=count-c.zip","0","7","${day(400)}"`);
});
