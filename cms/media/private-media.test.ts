import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visibility } from '#cms-schema/visibility.ts';
import { signFileAddress, signTicket, ticketKey } from '#contract/private-files.ts';
import { sql } from '#kit/database/sql.ts';
import { createGraphqlHttp } from '../doors/graphql/http.ts';
import { ask } from '../doors/graphql/testing/ask.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { CmsError } from '../errors.ts';
import { deriveKeys } from '../keys.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, chunks, hero } from '../testing/builders.ts';
import { testSecret } from '../testing/open-test-cms.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2_000, 7)]);
const soon = () => new Date(Date.now() + 60_000).toISOString();

const aFile = (visibility: Visibility) =>
  door.cms.media.uploadMedia(systemViewer, { fileName: '引擎.zip', body: chunks(zip), visibility });

const aResource = (id: number, meta: Record<string, string> = {}) =>
  aPage(door.cms, { type: 'resource', title: 'SDK', meta: { file: { id }, ...meta } });

const fetchFile = (address: string, init: RequestInit = {}) =>
  door.cms.servePrivateFile(new Request(`https://haptera.example${address}`, init));

const isThere = (file: string) =>
  stat(join(door.dataDirectory, file)).then(
    () => true,
    () => false,
  );

describe('a private file', () => {
  it('has no public address from its upload on', async () => {
    const { file } = await aFile('signed-in');
    expect(file).toMatch(/^private\/\d{4}\/\d{2}\/[0-9a-f]{32}\.zip$/);
    expect(await isThere(file)).toBe(true);
    expect(await isThere(file.replace('private/', 'uploads/'))).toBe(false);
    for (const address of [`/${file}`, `/${file.replace('private/', 'uploads/')}`, `/uploads/../${file}`]) {
      expect((await door.cms.serveUpload(new Request(`https://haptera.example${address}`))).status, address).toBe(404);
    }
  });

  it('is hidden from visitors in REST and GraphQL, even if something public refers to it', async () => {
    const { id } = await aFile('customer');
    await aResource(id);
    expect((await door.ask({ path: `/wp/v2/media/${id}` })).status).toBe(401);
    expect((await door.ask({ path: `/wp/v2/media?include=${id}` })).body).toEqual([]);
    const http = createGraphqlHttp(door.cms, { production: true });
    const { data } = await ask(http, `{ mediaItem(id: "${id}", idType: DATABASE_ID) { sourceUrl } }`);
    expect(data).toEqual({ mediaItem: null });
  });

  it('is visible to editors at a signed address', async () => {
    const { id } = await aFile('customer');
    const { status, body } = await door.ask({ path: `/wp/v2/media/${id}?context=edit`, role: 'editor' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ haptera_visibility: 'customer' });
    const { source_url: source } = body as { source_url: string };
    const { pathname, search, searchParams } = new URL(source);
    const answer = await fetchFile(pathname + search);
    expect(Buffer.from(await answer.arrayBuffer()).equals(zip)).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    searchParams.set('until', String(Number(searchParams.get('until')) + 3_600_000));
    expect((await fetchFile(`${pathname}?${searchParams}`)).status).toBe(404);
    expect((await fetchFile(pathname)).status).toBe(404);
  });

  it('cannot be made private by users who may not edit it', async () => {
    const { id } = await aPicture(door.cms);
    const sent = { path: `/wp/v2/media/${id}`, method: 'POST', body: { haptera_visibility: 'customer' } };
    expect((await door.ask({ ...sent, role: 'author' })).status).toBe(403);
    expect((await door.ask(sent)).status).toBe(401);
    expect((await door.ask({ ...sent, body: { haptera_visibility: 'nobody' }, role: 'editor' })).status).toBe(400);
    expect((await door.ask({ ...sent, role: 'editor' })).status).toBe(200);
  });
});

describe('a file that becomes private', () => {
  it('loses its public addresses immediately, in all sizes, and regains them when it is public again', async () => {
    const media = await aPicture(door.cms, { width: 1000 });
    const files = [media.file, ...media.renditions.map(({ file }) => file)];
    const statuses = async () =>
      new Set(
        await Promise.all(
          files.map(
            async (file) => (await door.cms.serveUpload(new Request(`https://haptera.example/${file}`))).status,
          ),
        ),
      );
    expect(await statuses()).toEqual(new Set([200]));
    await door.cms.media.saveMedia(systemViewer, media.id, { visibility: 'signed-in' });
    expect(await statuses()).toEqual(new Set([404]));
    await door.cms.media.saveMedia(systemViewer, media.id, { visibility: 'everyone' });
    expect(await statuses()).toEqual(new Set([200]));
  });

  it('is removed from pages, and returns to them when it is public again', async () => {
    const { id } = await aPicture(door.cms);
    const page = await aPage(door.cms, { content: hero('x', { picture: { id } }), featuredMediaId: id });
    const shown = async () => JSON.stringify(await door.cms.published.getPublishedById(page.id));
    expect(await shown()).toContain('/uploads/');
    await door.cms.media.saveMedia(systemViewer, id, { visibility: 'customer' });
    expect(await shown()).not.toMatch(/\/uploads\/|private\//);
    await door.cms.media.saveMedia(systemViewer, id, { visibility: 'everyone' });
    expect(await shown()).toContain('/uploads/');
  });

  it('loses a public name that a killed process left behind', async () => {
    const { file } = await aFile('signed-in');
    const left = join(door.dataDirectory, file.replace('private/', 'uploads/'));
    await mkdir(dirname(left), { recursive: true });
    await writeFile(left, zip);
    await sweepOrphans({ database: door.database, dataDirectory: door.dataDirectory, log: () => undefined, pause: 0 });
    expect(await isThere(file.replace('private/', 'uploads/'))).toBe(false);
    expect(await isThere(file)).toBe(true);
  });
});

describe('publishing', () => {
  it.each(['picture of a block', 'featured picture', 'picture of link previews', 'written markup'])(
    'is rejected if a private file is the %s',
    async (place) => {
      const { id, file } = await aPicture(door.cms);
      await door.cms.media.saveMedia(systemViewer, id, { visibility: 'signed-in' });
      const input = {
        'picture of a block': { content: hero('x', { picture: { id } }) },
        'featured picture': { featuredMediaId: id },
        'picture of link previews': { meta: { seo_image: id } },
        'written markup': { content: `<!-- wp:html -->\n<img src="/${file}">\n<!-- /wp:html -->` },
      }[place];
      const failure = await aPage(door.cms, { ...input }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CmsError);
      expect(JSON.stringify((failure as CmsError).data)).toContain('not_for_everyone');
    },
  );

  it('accepts a private file as a download, and gives readers a ticket instead of an address', async () => {
    const media = await aFile('trialCustomer,customer');
    const { id } = await aResource(media.id);
    const published = await door.cms.published.getPublishedById(id);
    expect(published?.fields).toMatchObject({
      file: {
        fileName: '引擎.zip',
        type: 'ZIP',
        bytes: zip.length,
        accounts: ['trialCustomer', 'customer'],
        href: null,
      },
    });
    expect(JSON.stringify(published)).toContain('"ticket":"');
    expect(JSON.stringify(published)).not.toMatch(/private\/|[0-9a-f]{32}\.zip/);
  });

  it('gives readers the day of the upload at the place of the site, as the dates of documents are', async () => {
    const media = await aFile('signed-in');
    await door.database.run(sql`update media set created_at = '2026-11-27T19:38:00Z' where id = ${media.id}`);
    const { id } = await aResource(media.id);
    const graphql = createGraphqlHttp(door.cms, { production: true });
    const query = `{ resource(id: "${id}", idType: DATABASE_ID) { resource: fields { file { date } } } }`;
    const { data } = await ask(graphql, query);
    expect(data).toEqual({ resource: { resource: { file: { date: '2026-11-28T03:38:00' } } } });
  });

  it('issues no ticket for a file that is not available yet', async () => {
    const { id: fileId } = await aFile('signed-in');
    const { id } = await aResource(fileId, { downloadType: 'notOpen' });
    expect((await door.cms.published.getPublishedById(id))?.fields).toMatchObject({ file: null });
    expect((await fetchFile(open(fileId, 'signed-in'))).status).toBe(404);
  });
});

const open = (fileId: number, visibility: Visibility, until = soon()) =>
  signFileAddress(deriveKeys(testSecret).fileAddresses, { fileId, visibility }, until);

describe('an address that the platform opened', () => {
  it('serves the file as a download, with ranges, and is never cached', async () => {
    const { id } = await aFile('signed-in');
    await aResource(id);
    const whole = await fetchFile(open(id, 'signed-in'));
    expect(Buffer.from(await whole.arrayBuffer()).equals(zip)).toBe(true);
    expect(whole.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('引擎.zip')}`);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    const part = await fetchFile(open(id, 'signed-in'), { headers: { Range: 'bytes=2-5' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(zip.subarray(2, 6))]).toEqual([206, true]);
  });

  it('opens nothing if it is expired, forged, or signed for another file or with another key', async () => {
    const { id } = await aFile('signed-in');
    const other = await aFile('signed-in');
    await aResource(id);
    await aResource(other.id);
    const good = open(id, 'signed-in');
    const foreign = signFileAddress(ticketKey(testSecret), { fileId: id, visibility: 'signed-in' }, soon());
    const wrong = [
      open(id, 'signed-in', new Date(Date.now() - 1_000).toISOString()),
      good.replace(`/${id}?`, `/${other.id}?`),
      good.replace('signed-in', 'customer'),
      good.replace(/until=\d+/, `until=${Date.now() + 9_000_000}`),
      good.replace(/signature=.*/, ''),
      foreign,
      open(999_999, 'signed-in'),
      `/downloads/files/${id}/..`,
    ];
    for (const address of wrong) expect((await fetchFile(address)).status, address).toBe(404);
    expect((await fetchFile(good)).status).toBe(200);
  });

  it('stops working when an editor restricts the visibility of the file', async () => {
    const { id } = await aFile('signed-in');
    await aResource(id);
    const address = open(id, 'signed-in');
    await door.cms.media.saveMedia(systemViewer, id, { visibility: 'customer' });
    expect((await fetchFile(address)).status).toBe(404);
  });

  it('stops working when no published document offers the file any more', async () => {
    const { id } = await aFile('signed-in');
    const resource = await aResource(id);
    const address = open(id, 'signed-in');
    expect((await fetchFile(address)).status).toBe(200);
    await door.cms.documents.unpublishDocuments(systemViewer, [{ id: resource.id }]);
    expect((await fetchFile(address)).status).toBe(404);
  });
});

it('tickets are the same for the same offer, so that pages do not change without reason', () => {
  const key = ticketKey(testSecret);
  const offer = { fileId: 1, fileName: 'a.zip', visibility: 'customer', offer: 'x' } as const;
  expect(signTicket(key, offer)).toBe(signTicket(key, offer));
});
