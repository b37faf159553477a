import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject } from '#cms-schema/json.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, chunks, pngBytes } from '../testing/builders.ts';
import { aMovingPng } from '../testing/moving-pictures.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const upload = (fileName: string, bytes: Buffer | string) =>
  door.cms.media.uploadMedia(systemViewer, { fileName, body: chunks(Buffer.from(bytes)) });
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the name of an uploaded file', () => {
  it.each([
    [utf8('attachment; filename="截图 三.png"'), '截图 三.png'],
    ['attachment; filename="x.png"; filename*=UTF-8\'\'%E5%9B%9B.png', '四.png'],
    ["attachment; filename*=UTF-8''%E6%88%AA%E5%9B%BE.png", '截图.png'],
  ])('is read from %s', async (disposition, name) => {
    const headers = { 'Content-Type': 'image/png', 'Content-Disposition': disposition };
    const raw = new Uint8Array(pngBytes(4, 4));
    const { status, body } = await door.ask({ path: '/wp/v2/media', method: 'POST', role: 'editor', headers, raw });
    expect(status).toBe(201);
    expect(isJsonObject(body) && body.filename).toBe(name);
  });

  it('has the quotation mark that a browser escapes in a form', async () => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a%22b.png"\r\nContent-Type: image/png\r\n\r\n';
    const raw = new Uint8Array(Buffer.concat([Buffer.from(head), pngBytes(4, 4), Buffer.from('\r\n--b--\r\n')]));
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const { body } = await door.ask({ path: '/wp/v2/media', method: 'POST', role: 'editor', headers, raw });
    expect(isJsonObject(body) && body.filename).toBe('a"b.png');
  });
});

describe('a moving PNG', () => {
  it('is served as it was drawn, without still copies', async () => {
    const sent = aMovingPng(40, 30, 3);
    const media = await upload('moving.png', sent);
    expect(media).toMatchObject({ mimeType: 'image/png', width: 40, height: 30, renditions: [] });
    expect(await readFile(join(door.dataDirectory, media.file))).toEqual(sent);
  });

  it('is refused if it is damaged or moves too much', async () => {
    await expect(upload('cut.png', aMovingPng(40, 30, 3).subarray(0, -30))).rejects.toMatchObject({ status: 400 });
    await expect(upload('long.png', aMovingPng(2, 2, 1_001))).rejects.toMatchObject({
      code: 'haptera_image_too_large',
    });
    expect((await upload('as-long.png', aMovingPng(2, 2, 1_000))).renditions).toEqual([]);
  });
});

describe('a drawing', () => {
  const logo =
    '<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' +
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';

  it('is stored clean, with its size, and shown with a policy of its own', async () => {
    const media = await upload('logo.svg', logo);
    expect(media).toMatchObject({ kind: 'image', mimeType: 'image/svg+xml', width: 40, height: 20, renditions: [] });
    const answer = await door.cms.serveUpload(new Request(`http://site.example/${media.file}`));
    expect(await answer.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9v9z"/></svg>',
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('that is restricted is sent to staff with the same policy', async () => {
    const { id } = await upload('plan.svg', logo);
    const { file } = await door.cms.media.saveMedia(systemViewer, id, { visibility: 'signed-in' });
    const answer = await door.cms.servePrivateFile(new Request(door.cms.media.presentUrl(file)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it('is no picture for link previews', async () => {
    const { id } = await upload('logo.svg', logo);
    const page = await aPage(door.cms, { featuredMediaId: id });
    const published = await door.cms.published.getPublishedById(page.id);
    expect(published).toMatchObject({ featuredMedia: { mimeType: 'image/svg+xml' }, seo: { image: null } });
  });

  it('that is not accepted is refused with the reason', async () => {
    await expect(upload('a.svg', logo.replace('<path', '<image href="x"/><path'))).rejects.toMatchObject({
      code: 'haptera_upload_refused',
      message: expect.stringContaining('image'),
    });
    await expect(upload('a.heic', '\0\0\0\x18ftypheic\0\0\0\0')).rejects.toMatchObject({
      code: 'haptera_upload_refused',
      message: expect.stringMatching(/HEIC.*JPEG.*Accepted are JPG, PNG/),
    });
  });
});
