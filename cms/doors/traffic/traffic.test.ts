import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestDoor, readAnswer, rolePassword, type TestDoor } from '../rest/testing/open-test-door.ts';
import { usualLimits } from './traffic.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor({
    limits: {
      visitors: { ...usualLimits.visitors, capacity: 250, perSecond: 1 },
      editors: { ...usualLimits.editors, capacity: 2_500, perSecond: 1 },
    },
  });
  await aPage(door.cms);
});
afterAll(() => door.close());

const list = '/wp-json/wp/v2/pages?per_page=100';
const query = (first: number) =>
  `/graphql?query=${encodeURIComponent(`{ pages(first: ${first}) { nodes { title uri editorBlocks { name clientId attributesJson } } } }`)}`;

async function ask(path: string, address: string | null, authorization?: string) {
  const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
  return readAnswer(await door.http(new Request(`https://haptera.example${path}`, { headers }), address));
}

async function askOften(count: number, path: (index: number) => string, address: string | null, sign?: string) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask(path(index), address, sign)).status);
  return statuses;
}

describe('an address that exceeds its rate limit', () => {
  test('gets 429 over REST, with the time to wait and what to do', async () => {
    expect(await askOften(4, () => list, '192.0.2.10')).toContain(429);
    const refused = await ask(list, '192.0.2.10');
    expect(refused.body).toMatchObject({
      code: 'haptera_too_many_requests',
      message: expect.stringMatching(/^You have exceeded the request limit\. Wait \d+ seconds, .*per_page/),
      data: { status: 429 },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
  });

  test('gets an error over GraphQL', async () => {
    expect(await askOften(40, (index) => query(60 + index), '192.0.2.11')).toContain(429);
    const refused = await ask(query(59), '192.0.2.11');
    expect(isJsonObject(refused.body) && JSON.stringify(refused.body.errors)).toContain('haptera_too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is the same for all addresses of an IPv6 network', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(list, `2001:db8:1:2::${index + 1}`).then(({ status }) => status)),
    );
    expect(statuses).toContain(429);
    expect((await ask(list, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('does not affect other addresses, editors at the same address or the site itself', async () => {
    await askOften(6, () => list, '192.0.2.12');
    expect((await ask(list, '192.0.2.13')).status).toBe(200);
    expect((await ask(list, '192.0.2.12', door.authorizationOf('editor'))).status).toBe(200);
    expect((await ask(query(100), null)).status).toBe(200);
  });

  test('does not prevent others at that address from signing in', async () => {
    await askOften(6, () => list, '192.0.2.16');
    expect(await askOften(130, () => '/wp-json/wp/v2/types/page', '192.0.2.16')).toContain(429);
    const body = JSON.stringify({ username: 'editor', password: rolePassword });
    const headers = { 'Content-Type': 'application/json', Origin: 'https://haptera.example' };
    const request = new Request('https://haptera.example/wp-json/haptera/v1/session', {
      method: 'POST',
      headers,
      body,
    });
    expect((await door.http(request, '192.0.2.16')).status).toBe(200);
  });

  test('cannot flood the gate of a document with a password, whether it exists or not', async () => {
    const { id } = await aPage(door.cms, { password: 'open it' });
    const open = async (document: number, address: string) => {
      const request = new Request(`https://haptera.example/wp-json/haptera/v1/documents/${document}/open`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: 'open it' }),
      });
      return (await door.http(request, address)).status;
    };
    for (const [document, status] of [
      [id, 200],
      [999_999, 404],
    ] as const) {
      const address = `198.51.100.${status === 200 ? 1 : 2}`;
      const statuses = [];
      for (let at = 0; at < 30; at += 1) statuses.push(await open(document, address));
      expect([...new Set(statuses)]).toEqual([status, 429]);
    }
    expect(await open(id, '198.51.100.3')).toBe(200);
  });

  test('pays for every document that links lead to, whatever it says about pages', async () => {
    const sign = door.authorizationOf('contributor');
    const path = '/wp-json/haptera/v1/link-targets?per_page=1&ids=1,2,3';
    expect(await askOften(100, () => path, '192.0.2.17', sign)).toContain(429);
  });

  test('cannot evade the limit with other methods, fields or pages', async () => {
    const cheap = () => '/wp-json/wp/v2/types/page';
    expect(await askOften(130, cheap, '192.0.2.14')).toContain(429);
    for (const path of [
      `${list}&page=2`,
      `${list}&_fields=id`,
      '/wp-json/',
      '/?rest_route=/wp/v2/posts&per_page=100',
    ]) {
      expect((await ask(path, '192.0.2.14')).status, path).toBe(429);
    }
  });
});

test('the site itself is never rate limited', async () => {
  expect(new Set(await askOften(40, (index) => query(60 + index), null))).toEqual(new Set([200]));
});

test('an editor has ten times the limit of a visitor, from any address', async () => {
  const statuses = await askOften(15, () => list, '192.0.2.15', door.authorizationOf('author'));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
