import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import type { MultipartLimits } from '#kit/http/read-multipart.ts';
import { type RunningServer, serve as servePlatform } from '#kit/http/serve.ts';
import { propertyOf } from '#kit/property-of.ts';
import { MAX_HITS_BYTES } from './cms/doors/count-hits.ts';
import { MAX_REQUEST_BYTES } from './cms/doors/graphql/read-graphql-request.ts';
import { MAX_FIELDS, MAX_NESTING } from './cms/doors/rest/parse-form.ts';
import { jsonLimits, MAX_BODY_BYTES, MAX_OPEN_BODY_BYTES } from './cms/doors/rest/read-body.ts';
import { createRestDoor } from './cms/doors/rest/rest-door.ts';
import { createRouter } from './cms/doors/rest/router.ts';
import { openTestDoor, type TestDoor } from './cms/doors/rest/testing/open-test-door.ts';
import { multipartLimits as mediaLimits } from './cms/doors/rest/wp/media/open-multipart.ts';
import { serve as serveCms } from './cms/doors/serve.ts';
import { pngBytes } from './cms/testing/builders.ts';
import type { Access } from './platform/call.ts';
import { calls } from './platform/calls.ts';
import { PlatformError } from './platform/errors.ts';
import { feedbackLimits } from './platform/feedback/rest.ts';
import { LONGEST_FORM } from './platform/read-values.ts';
import { openTestPlatform, type TestPlatform } from './platform/testing/open-test-platform.ts';
import { beginFile, sendPart, uploadPath } from './platform/testing/send-file.ts';
import { addAccount, addCompany, beginSession } from './platform/testing/test-accounts.ts';

/**
 * Every door of both services that reads a body, over HTTP in this process, at its limit and one beyond. The doors and
 * limits come from the tables and constants that the services themselves use. An exception that nobody catches fails the
 * run.
 */
let cms: TestDoor;
let platform: TestPlatform;
const servers: { cms?: RunningServer; platform?: RunningServer } = {};
const logged: string[] = [];
const log = (line: string) => void logged.push(line);

beforeAll(async () => {
  [cms, platform] = await Promise.all([openTestDoor(), openTestPlatform()]);
  servers.cms = await serveCms(cms.http, 0, 'https://haptera.example', log);
  servers.platform = await servePlatform(platform.http, {
    port: 0,
    publicUrl: 'https://haptera.example',
    log,
    nameDoor: () => 'calls',
    unreadableBody: () => new PlatformError('badRequest'),
  });
});
afterEach(async () => {
  // Both services go on answering, and nothing was an error of theirs.
  for (const service of ['cms', 'platform'] as const)
    expect(await send(service, { method: 'GET', path: addresses.health.path })).toMatchObject({ status: 200 });
  expect([...logged, ...cms.faults, ...platform.logged.filter((line) => line.startsWith('Call '))]).toEqual([]);
});
afterAll(async () => {
  await Promise.all([servers.cms?.close(), servers.platform?.close()]);
  await Promise.all([cms.close(), platform.close()]);
});

type Service = 'cms' | 'platform';

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** `announced`: only the headers, with this `Content-Length`. `chunked`: without one. */
  readonly as?: 'whole' | 'chunked' | { readonly announced: number };
}

let visitors = 0;

/** The status and the code of the answer; the code of the CMS is a text. */
function send(service: Service, { method = 'POST', path, headers = {}, body = Buffer.alloc(0), as = 'whole' }: Sent) {
  visitors += 1;
  const length = as === 'chunked' ? {} : { 'Content-Length': typeof as === 'object' ? as.announced : body.length };
  return new Promise<{ status: number; code: unknown; text: string }>((resolve, reject) => {
    const sent = ask(
      {
        port: servers[service]?.port,
        host: '127.0.0.1',
        agent: false,
        method,
        path,
        // A visitor of its own each time, because the rate limits are not what is tested here.
        headers: { 'X-Forwarded-For': `198.51.${visitors >> 8}.${visitors & 255}`, ...headers, ...length },
      },
      (answer) => {
        text(answer).then((found) => {
          resolve({ status: answer.statusCode ?? 0, code: codeOf(found), text: found });
          sent.destroy();
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.flushHeaders();
    if (typeof as === 'object') return;
    if (as === 'chunked' && body.length > 0) sent.write(body.subarray(0, 1));
    sent.end(as === 'chunked' ? body.subarray(1) : body);
  });
}

function codeOf(body: string): unknown {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? propertyOf(read, 'code') : undefined;
  } catch {
    return undefined;
  }
}

const asEditor = () => ({ Authorization: cms.authorizationOf('editor') });
const asAdministrator = () => ({ Authorization: cms.authorizationOf('administrator') });

interface MultipartDoor {
  readonly service: Service;
  readonly path: string;
  readonly limits: MultipartLimits;
  readonly field: string;
  readonly headers: () => Record<string, string>;
  /** A file of at least that many bytes that the door accepts. */
  readonly file: (bytes: number) => Buffer;
  readonly accepted: { readonly status: number };
  /** How each limit is refused. */
  readonly refused: Readonly<Record<keyof MultipartLimits, unknown>>;
  readonly unreadable: unknown;
}

const padded = (bytes: number) => {
  const png = pngBytes(8, 8);
  return Buffer.concat([png, Buffer.alloc(Math.max(0, bytes - png.length))]);
};
const formLimit = { status: 400, code: 405 };
const tooLarge = { status: 413, code: 533 };
const multipartLimit = { status: 400, code: 'haptera_multipart_limit' };

const multipartDoors: readonly MultipartDoor[] = [
  {
    service: 'platform',
    path: '/platform/community/feedback',
    limits: feedbackLimits,
    field: 'files',
    headers: () => ({}),
    file: padded,
    accepted: { status: 200 },
    refused: {
      bodyBytes: tooLarge,
      files: formLimit,
      fileBytes: tooLarge,
      values: formLimit,
      valueBytes: formLimit,
      nameBytes: formLimit,
    },
    unreadable: formLimit,
  },
  {
    service: 'cms',
    path: '/wp-json/wp/v2/media',
    limits: mediaLimits,
    field: 'file',
    headers: asEditor,
    file: padded,
    accepted: { status: 201 },
    refused: {
      bodyBytes: { status: 413, code: 'haptera_body_too_large' },
      files: multipartLimit,
      fileBytes: { status: 400, code: 'haptera_upload_too_big' },
      values: multipartLimit,
      valueBytes: multipartLimit,
      nameBytes: multipartLimit,
    },
    unreadable: { status: 400, code: 'haptera_body_unreadable' },
  },
];

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const end = '--x--\r\n';
const value = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

function printFile({ field, file }: MultipartDoor, bytes = 0): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file(bytes), Buffer.from('\r\n')]);
}

/** What the door needs, in as few values as possible. */
const needed = value('type', '1') + value('content', 'It hums.');
const NEEDED = 2;

/** A body at the limit, plus `over`. */
function printBody(door: MultipartDoor, limit: keyof MultipartLimits, over: number): Buffer {
  const { limits } = door;
  const form = (more: string) => Buffer.concat([Buffer.from(needed + more), printFile(door), Buffer.from(end)]);
  switch (limit) {
    case 'bodyBytes': {
      const body = form('');
      return Buffer.concat([Buffer.alloc(limits.bodyBytes + over - body.length - 2, 'p'), Buffer.from('\r\n'), body]);
    }
    case 'files':
      return Buffer.concat([
        Buffer.from(needed),
        ...Array.from({ length: limits.files + over }, () => printFile(door)),
        Buffer.from(end),
      ]);
    case 'fileBytes':
      return Buffer.concat([Buffer.from(needed), printFile(door, limits.fileBytes + over), Buffer.from(end)]);
    case 'values':
      return form(value('x', '1').repeat(limits.values - NEEDED + over));
    case 'valueBytes':
      return form(value('x', 'v'.repeat(limits.valueBytes + over)));
    case 'nameBytes':
      return form(value('n'.repeat(limits.nameBytes + over), '1'));
  }
}

/** Larger bodies take seconds; the reader itself is tested with all limits, and these doors with announced lengths. */
const LARGEST = 64 * 1024 * 1024;

describe.each(multipartDoors)('multipart to $path', (door) => {
  const { service, path, limits, refused, accepted, unreadable } = door;
  const post = (body: Buffer, as: Sent['as'] = 'whole', headers: Readonly<Record<string, string>> = multipart) =>
    send(service, { path, headers: { ...door.headers(), ...headers }, body, as });

  test.each(Object.keys(refused) as (keyof MultipartLimits)[])('%s', async (limit) => {
    if (limit === 'bodyBytes') {
      expect(await post(Buffer.alloc(0), { announced: limits.bodyBytes + 1 })).toMatchObject(
        refused.bodyBytes as object,
      );
    }
    const isLarge = (limit === 'bodyBytes' || limit === 'fileBytes') && limits[limit] > LARGEST;
    if (isLarge) return;
    for (const as of ['whole', 'chunked'] as const) {
      expect(await post(printBody(door, limit, 0), as)).toMatchObject(accepted);
      expect(await post(printBody(door, limit, 1), as)).toMatchObject(refused[limit] as object);
    }
  });

  test('that is cut off, has another boundary, or lacks parts', async () => {
    const body = Buffer.concat([Buffer.from(needed), printFile(door), Buffer.from(end)]);
    for (let cut = 1; cut < body.length - 4; cut += 37) {
      expect(await post(body.subarray(0, cut)), String(cut)).toMatchObject(unreadable as object);
      expect(await post(body.subarray(0, cut), 'chunked'), String(cut)).toMatchObject(unreadable as object);
    }
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=y', 'multipart/form-data; boundary=']) {
      expect(await post(body, 'whole', { 'Content-Type': type })).toMatchObject(unreadable as object);
    }
    expect((await post(Buffer.from(end))).status).toBe(400);
    expect((await post(Buffer.alloc(0))).status).toBe(400);
  });

  test('from clients that leave in the middle', async () => {
    const body = Buffer.concat([Buffer.from(needed), printFile(door, 500_000), Buffer.from(end)]);
    for (let cut = 0; cut < body.length; cut += 50_021) await leave(service, { ...door, body: body.subarray(0, cut) });
  });
});

/** Sends a part of what it has announced, and resets the connection. */
function leave(service: Service, { path, body, headers }: Pick<MultipartDoor, 'path' | 'headers'> & { body: Buffer }) {
  return new Promise<void>((resolve) => {
    const sent = ask({
      port: servers[service]?.port,
      host: '127.0.0.1',
      agent: false,
      method: 'POST',
      path,
      headers: { ...headers(), ...multipart, 'Content-Length': 10_000_000, 'X-Forwarded-For': '203.0.113.1' },
    });
    sent.on('error', () => undefined);
    sent.on('close', () => resolve());
    sent.write(body, () => setTimeout(() => sent.socket?.resetAndDestroy(), 20));
  });
}

describe('forms of the platform', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  async function identify(access: Access): Promise<Record<string, string>> {
    if (access === 'everyone') return {};
    if (access === 'staff') return { Authorization: `Staff ${platform.platform.keys.staff.toString('base64url')}` };
    const companyId = await addCompany(platform);
    const { id } = await addAccount(platform, { companyId, isManager: true, roleCode: 'customer' });
    return { Authorization: `Bearer ${await beginSession(platform, id)}` };
  }

  test.each(calls.filter(({ method }) => method === 'POST').map(({ path, access }) => [path, access] as const))(
    '%s',
    async (path, access) => {
      const identity = await identify(access);
      const post = (bytes: number, as: Sent['as'] = 'whole') => {
        const body = Buffer.alloc(typeof as === 'object' ? 0 : bytes, 'x');
        return send('platform', { path: `/platform${path}`, headers: { ...identity, ...form }, body, as });
      };
      const tooLong = { status: 400, code: 405, text: expect.stringContaining(`Send at most ${LONGEST_FORM} bytes.`) };
      expect(await post(LONGEST_FORM + 1)).toMatchObject(tooLong);
      expect(await post(LONGEST_FORM + 1, 'chunked')).toMatchObject(tooLong);
      expect(await post(0, { announced: 1e12 })).toMatchObject(tooLong);
      const atLimit = await post(LONGEST_FORM, 'chunked');
      expect(atLimit.status).toBeLessThan(500);
      expect(atLimit.text).not.toContain('Send at most');
    },
  );

  test('a part of an upload has at most the announced bytes', async () => {
    const { id } = await addAccount(platform, { roleCode: 'customer', configFileAuth: 1 });
    const token = await beginSession(platform, id);
    const location = (await beginFile(platform, token, 'a.zip', 10)).headers.get('location') ?? '';
    expect(location.startsWith(uploadPath)).toBe(true);
    const zip = Buffer.from('PK\x03\x04and more');
    expect((await sendPart(platform, token, location, 0, zip.subarray(0, 11))).status).toBe(413);
    expect((await sendPart(platform, token, location, 0, zip.subarray(0, 10))).status).toBe(204);
  });
});

describe('bodies to the CMS', () => {
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const post = (path: string, body: string, headers: Readonly<Record<string, string>>, as: Sent['as'] = 'whole') =>
    send('cms', { path, headers, body: Buffer.from(body), as });
  const pages = '/wp-json/wp/v2/pages';

  test('every route refuses a longer one by its announced length', async () => {
    const { routes } = createRestDoor(cms.cms, log);
    const router = createRouter(routes);
    const samples = ['1', 'a', 'models', 'haptera/hero', '00000000-0000-4000-8000-000000000000'];
    let tried = 0;
    for (const route of routes) {
      const path = samples
        .map((sample) =>
          route.pattern.replaceAll(/\(\?P<\w+>((?:[^()]|\([^()]*\))*)\)/g, (_group, form: string) =>
            new RegExp(`^(?:${form})$`).test('1') ? '1' : sample,
          ),
        )
        .find((candidate) => router.match(candidate, 'GET')?.route === route);
      expect(path, `${route.pattern}: add a sample of its path`).toBeDefined();
      for (const { methods, takesStream, isOpen } of route.endpoints) {
        for (const method of methods.filter((one) => one !== 'GET')) {
          const limit = takesStream ? mediaLimits.bodyBytes : MAX_BODY_BYTES;
          const sent = { method, path: `/wp-json${path}`, as: { announced: limit + 1 } };
          const refused = await send('cms', { ...sent, headers: { ...json, ...asAdministrator() } });
          expect(refused, `${method} ${path}`).toMatchObject({ status: 413, code: 'haptera_body_too_large' });
          const visitor = await send('cms', { ...sent, headers: json, as: { announced: MAX_OPEN_BODY_BYTES + 1 } });
          expect(visitor.status, `${method} ${path}`).toBe(isOpen ? 413 : 401);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  const jsonOf = (bytes: number) => `{"x":"${'y'.repeat(bytes - 8)}"}`;
  const formOf = (bytes: number) => `x=${'y'.repeat(bytes - 2)}`;
  test.each([
    ['JSON', json, jsonOf],
    ['a form', form, formOf],
  ] as const)('%s has at most that many bytes, announced or not', async (_what, type, print) => {
    for (const as of ['whole', 'chunked'] as const) {
      const headers = { ...type, ...asEditor() };
      expect((await post(pages, print(MAX_BODY_BYTES), headers, as)).status).toBe(201);
      expect(await post(pages, print(MAX_BODY_BYTES + 1), headers, as)).toMatchObject({
        status: 413,
        code: 'haptera_body_too_large',
      });
      const session = '/wp-json/haptera/v1/session';
      expect((await post(session, print(MAX_OPEN_BODY_BYTES), type, as)).status).toBe(400);
      expect((await post(session, print(MAX_OPEN_BODY_BYTES + 1), type, as)).status).toBe(413);
    }
  });

  test('JSON has at most so many values, so deep', async () => {
    const { values, depth } = jsonLimits;
    const listOf = (count: number) => `{"x":[${Array.from({ length: count - 2 }, () => '0').join()}]}`;
    const nested = (levels: number) => `{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const headers = { ...json, ...asEditor() };
    expect((await post(pages, listOf(values), headers)).status).toBe(201);
    expect(await post(pages, listOf(values + 1), headers)).toMatchObject({
      status: 400,
      code: 'haptera_too_many_values',
    });
    expect((await post(pages, nested(depth), headers)).status).toBe(201);
    for (const deeper of [depth + 1, 100_000]) {
      expect(await post(pages, nested(deeper), headers)).toMatchObject({
        status: 400,
        code: 'haptera_nested_too_deep',
      });
    }
  });

  test('a form has at most so many fields, so deep', async () => {
    const headers = { ...form, ...asEditor() };
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
    const nested = (levels: number) => `x${'[a]'.repeat(levels - 1)}=1`;
    expect((await post(pages, fields(MAX_FIELDS), headers)).status).toBe(201);
    expect(await post(pages, fields(MAX_FIELDS + 1), headers)).toMatchObject({ code: 'haptera_too_many_fields' });
    expect((await post(pages, nested(MAX_NESTING), headers)).status).toBe(201);
    expect(await post(pages, nested(MAX_NESTING + 1), headers)).toMatchObject({ code: 'haptera_nested_too_deep' });
  });

  test('a GraphQL request, a sign-in form, and counted redirects have their own limits', async () => {
    const padding = (bytes: number) => {
      const start = '{"query":"{ __typename }","x":"';
      return `${start}${'y'.repeat(bytes - start.length - 2)}"}`;
    };
    for (const as of ['whole', 'chunked'] as const) {
      expect((await post('/graphql', padding(MAX_REQUEST_BYTES), json, as)).status).toBe(200);
      expect((await post('/graphql', padding(MAX_REQUEST_BYTES + 1), json, as)).status).toBe(413);
      expect((await post('/wp-login.php', formOf(MAX_OPEN_BODY_BYTES), form, as)).status).toBeLessThan(413);
      expect((await post('/wp-login.php', formOf(MAX_OPEN_BODY_BYTES + 1), form, as)).status).toBe(413);
      const hits = addresses.redirectHits.path;
      expect((await post(hits, 'x'.repeat(MAX_HITS_BYTES), {}, as)).status).toBe(401);
      expect((await post(hits, 'x'.repeat(MAX_HITS_BYTES + 1), {}, as)).status).toBe(413);
    }
    for (const levels of [1_000, 100_000]) {
      const variables = `{"query":"{ __typename }","variables":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
      expect((await post('/graphql', variables, json)).status).toBeLessThan(500);
      const query = JSON.stringify({ query: '{a'.repeat(levels) });
      expect((await post('/graphql', query.slice(0, MAX_REQUEST_BYTES - 2), json)).status).toBeLessThan(500);
    }
  });

  test('a body that is cut off is refused, whatever its type', async () => {
    for (const [path, type, start] of [
      [pages, json, '{"title":"a'],
      [pages, form, 'title=%E4%BD'],
      ['/graphql', json, '{"query":"{ __type'],
    ] as const) {
      const { status } = await post(path, start, { ...type, ...asEditor() });
      expect(status).toBeLessThan(500);
    }
  });
});
