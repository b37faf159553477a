import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import type { Role } from '#contract/roles.ts';
import { fetchLimits } from '../../../media/fetch-picture.ts';
import { listStoredFiles } from '../../../media/file-store.ts';
import { pngBytes } from '../../../testing/builders.ts';
import { usualLimits } from '../../traffic/traffic.ts';
import { openTestDoor, type TestDoor } from '../testing/open-test-door.ts';

let door: TestDoor;
let clock = new Date('2026-11-28T10:00:00Z');
let answerOfHost: RequestListener = (_request, response) => void response.end();
const host = createServer((request, response) => answerOfHost(request, response));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', () => resolve()));
  const address = host.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  door = await openTestDoor({
    clock: () => clock,
    limits: { ...usualLimits, editors: { ...usualLimits.editors, capacity: 1e9, places: 2, patience: 1_000 } },
    fetchGuard: {
      resolve: async (name) => [{ address: name === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
      isAllowed: (ip) => ip === '127.0.0.1',
      isPortAllowed: () => true,
    },
  });
});
afterEach(async () => {
  expect((await listStoredFiles(door.dataDirectory)).filter((file) => file.includes('.incoming'))).toEqual([]);
  expect(door.faults).toEqual([]);
  // The limit counts an hour.
  clock = new Date(clock.getTime() + 2 * 60 * 60 * 1000);
});
afterAll(async () => {
  host.close();
  await door.close();
});

const fetchFrom = (path: string, more: JsonObject = {}, role: Role | null = 'editor', name = 'pictures.example') =>
  door.ask({
    method: 'POST',
    path: '/haptera/v1/media/from-address',
    role,
    body: { address: `http://${name}:${port}${path}`, ...more },
  });

async function codeOf(...given: Parameters<typeof fetchFrom>): Promise<unknown> {
  const { body } = await fetchFrom(...given);
  return isJsonObject(body) ? body.code : undefined;
}

const countMedia = async () => (await door.database.one<{ count: number }>('select count(*) from media'))?.count;

test('a picture of another site is stored like an upload, whatever its name and type say', async () => {
  answerOfHost = (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(pngBytes(40, 20));
  const { status, body } = await fetchFrom('/a/%E5%BC%B9%E5%9B%BE.min.php?x=1.gif', { haptera_alt: { en: 'A motor' } });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    mime_type: 'image/png',
    filename: '弹图-min.png',
    haptera_alt: { en: 'A motor' },
    media_details: { width: 40, height: 20 },
  });
  const { rows } = { rows: await door.database.query<{ details: JsonObject }>('select details from audit_log') };
  expect(rows.at(-1)?.details).toMatchObject({ fetchedFrom: 'pictures.example', mimeType: 'image/png' });
});

test('a picture that the library has already is not stored again', async () => {
  answerOfHost = (_request, response) => response.end(pngBytes(41, 20));
  const first = await fetchFrom('/a.png');
  const count = await countMedia();
  const again = await fetchFrom('/other/b.gif');
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(isJsonObject(again.body) && again.body.id).toBe(isJsonObject(first.body) && first.body.id);
  expect(await countMedia()).toBe(count);
  const { id } = isJsonObject(first.body) ? first.body : {};
  await door.ask({
    method: 'POST',
    path: `/wp/v2/media/${id}`,
    role: 'editor',
    body: { haptera_visibility: 'customer' },
  });
  // A page could not show that one to everyone.
  expect((await fetchFrom('/a.png')).status).toBe(201);
});

test('a drawing is cleaned', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><path d="M0 0"/></svg>';
  answerOfHost = (_request, response) => response.end(svg);
  const { status, body } = await fetchFrom('/logo.png');
  expect([status, isJsonObject(body) && body.mime_type]).toEqual([201, 'image/svg+xml']);
  const file = (await listStoredFiles(door.dataDirectory)).find((name) => name.endsWith('.svg')) ?? '';
  const served = await door.cms.serveUpload(new Request(`https://haptera.example/${file}`));
  expect(await served.text()).not.toContain('script');
});

test.each([
  ['a page', '<!doctype html><html><body>no</body></html>'],
  ['a page that is long', `<html>${'x'.repeat(10_000)}`],
  ['a PDF', '%PDF-1.7'],
  ['an archive', 'PK\x03\x04'],
  ['a film', '\x00\x00\x00\x20ftypisom\x00\x00\x00\x00'],
])('%s is no picture', async (_what, content) => {
  const before = await countMedia();
  answerOfHost = (_request, response) => response.end(Buffer.from(content, 'latin1'));
  expect(await codeOf('/a.png')).toBe('haptera_fetch_not_a_picture');
  expect(await countMedia()).toBe(before);
});

test('what a host does wrong is told in its own words', async () => {
  const statuses: Readonly<Record<string, number>> = { '/gone': 410, '/closed': 403 };
  answerOfHost = ({ url = '' }, response) => {
    if (url === '/cut') response.writeHead(200, { 'Content-Length': 100 }).write('\x89PNG');
    if (url === '/cut') return void setTimeout(() => response.destroy(), 50);
    if (url === '/inside') return void response.writeHead(302, { Location: 'http://inside.example/' }).end();
    if (url === '/large') return void response.writeHead(200, { 'Content-Length': 1e9 }).write('x');
    response.writeHead(statuses[url] ?? 200).end(Buffer.concat([pngBytes(4, 4).subarray(0, 40)]));
  };
  expect(await codeOf('/gone')).toBe('haptera_fetch_not_found');
  expect(await codeOf('/closed')).toBe('haptera_fetch_refused');
  expect(await codeOf('/cut')).toBe('haptera_fetch_cut');
  expect(await codeOf('/inside')).toBe('haptera_fetch_not_public');
  expect(await codeOf('/', {}, 'editor', 'inside.example')).toBe('haptera_fetch_not_public');
  expect(await codeOf('/large')).toBe('rest_upload_file_too_big');
  expect(await codeOf('/damaged')).toBe('rest_upload_image_error');
  expect(await codeOf('/', { address: 'file:///etc/passwd' })).toBe('haptera_fetch_address');
  expect(await codeOf('/', { address: 'x'.repeat(3_000) })).toBe('rest_invalid_param');
});

test('only those who may upload may let the server fetch', async () => {
  let hits = 0;
  answerOfHost = (_request, response) => {
    hits += 1;
    response.end(pngBytes(6, 4));
  };
  expect((await fetchFrom('/a.png', {}, null)).status).toBe(401);
  expect((await fetchFrom('/a.png', {}, 'contributor')).status).toBe(403);
  expect(hits).toBe(0);
  expect((await fetchFrom('/a.png', {}, 'author')).status).toBe(201);
});

test('one picture of a user is fetched at a time, and a few of all users', async () => {
  const held: (() => void)[] = [];
  answerOfHost = ({ url }, response) => void held.push(() => response.end(pngBytes(5, url === '/a.png' ? 1 : 2)));
  const first = fetchFrom('/a.png');
  await expect.poll(() => held.length).toBe(1);
  expect(await fetchFrom('/b.png')).toMatchObject({ status: 429, body: { code: 'haptera_fetch_running' } });
  const other = fetchFrom('/c.png', {}, 'author');
  await expect.poll(() => held.length).toBe(2);
  // They hold no places, of which there are two here.
  expect((await door.ask({ path: '/wp/v2/pages?per_page=100', role: 'administrator' })).status).toBe(200);
  for (const end of held) end();
  expect([(await first).status, (await other).status]).toEqual([201, 201]);
});

test('a user fetches so many within an hour, with success or not', async () => {
  const refused = { address: 'file:///etc/passwd' };
  for (let at = 0; at < fetchLimits.hourly; at += 1) {
    clock = new Date(clock.getTime() + 1000);
    expect(await codeOf('/', refused)).toBe('haptera_fetch_address');
  }
  const limited = await fetchFrom('/', refused);
  expect(limited).toMatchObject({ status: 429, body: { code: 'haptera_too_many_requests' } });
  const wait = Number(limited.headers.get('retry-after'));
  expect(wait).toBe(60 * 60 - fetchLimits.hourly + 1);
  expect(await codeOf('/', refused, 'author')).toBe('haptera_fetch_address');
  clock = new Date(clock.getTime() + wait * 1000);
  expect(await codeOf('/', refused)).toBe('haptera_fetch_address');
});
