import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, chunks, hero, pngBytes, pngChunk } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { listStoredFiles } from './file-store.ts';
import { sniffType } from './sniff-type.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const upload = (fileName: string, bytes: Uint8Array | string) =>
  test.cms.media.uploadMedia(systemViewer, { fileName, body: chunks(Buffer.from(bytes)) });

const isUnfinished = (file: string) => file.startsWith('uploads/.incoming/');

const get = (file: string, headers: Record<string, string> = {}) =>
  test.cms.serveUpload(new Request(`https://haptera.example/${file}`, { headers }));

describe('uploading a picture', () => {
  it('re-encodes it in every size up to its own, never larger', async () => {
    const media = await aPicture(test.cms, { width: 1000, fileName: '../../弹 图.png', alt: '一张图' });
    expect(media).toMatchObject({
      kind: 'image',
      mimeType: 'image/png',
      width: 1000,
      height: 200,
      fileName: '弹 图.png',
    });
    expect(media.color).toMatch(/^#[a-f0-9]{6}$/);
    expect(media.alt).toEqual({ zh: '一张图', en: '一张图' });
    const sizes = media.renditions.map(({ mimeType, width }) => `${mimeType} ${width}`);
    const widths = [320, 640, 960, 1000];
    expect(sizes).toEqual(
      ['image/avif', 'image/png', 'image/webp'].flatMap((type) => widths.map((w) => `${type} ${w}`)),
    );
    const resolved = (await test.cms.media.getPublicMedia(media.id))?.resolved.en;
    expect(resolved?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(resolved?.srcSet).toContain(' 640w');
    for (const { file, fileSize } of media.renditions) {
      expect((await readFile(join(test.dataDirectory, file))).byteLength).toBe(fileSize);
    }
    expect((await listStoredFiles(test.dataDirectory)).filter(isUnfinished)).toEqual([]);
  });

  it('removes everything but its pixels, and rotates it upright', async () => {
    const bytes = pngBytes(40, 20);
    const marked = Buffer.concat([
      bytes.subarray(0, 33),
      pngChunk('tEXt', Buffer.from('Comment\0<?php echo 1; ?><script>alert(1)</script>')),
      pngChunk('eXIf', exifWithOrientation(6)),
      bytes.subarray(33),
      Buffer.from('<?php system($_GET["c"]); ?>'),
    ]);
    const media = await upload('photo.png', marked);
    expect(media).toMatchObject({ width: 20, height: 40 });
    for (const file of [media.file, ...media.renditions.map((rendition) => rendition.file)]) {
      const stored = (await readFile(join(test.dataDirectory, file))).toString('latin1');
      expect(stored).not.toMatch(/php|script|Comment/);
    }
  });
});

describe('uploading files of the same name', () => {
  it('gives every file its own slug, numbered at first', async () => {
    const [first, second] = [await upload('same.pdf', '%PDF-1.7'), await upload('same.pdf', '%PDF-1.7')];
    expect([first.slug, second.slug]).toEqual(['same', 'same-2']);
    for (let number = 3; number <= 100; number += 1) {
      await test.database.run(
        `insert into media (kind, mime_type, file_name, file, file_size, width, height, renditions, slug, title, caption,
          description, alt, created_at, modified_at, revision)
        select kind, mime_type, file_name, $1, file_size, width, height, renditions, $1, title, caption, description,
          alt, created_at, modified_at, revision from media where id = $2`,
        [`same-${number}`, first.id],
      );
    }
    const [late, later] = [await upload('same.pdf', '%PDF-1.7'), await upload('same.pdf', '%PDF-1.7')];
    expect(late.slug).toMatch(/^same-\d{7,9}$/);
    expect(later.slug).not.toBe(late.slug);
  });
});

describe('rejecting uploads', () => {
  const hostile: [name: string, fileName: string, content: string | Buffer][] = [
    ['a PHP script', 'shell.php', '<?php system("id"); ?>'],
    ['a PHP script named as a picture', 'cat.jpg', '<?php system("id"); ?>'],
    ['a picture named as a script', 'cat.php', pngBytes(4, 4)],
    ['a drawing without a size', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing named as another picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
    ['a picture of a phone', 'IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a page', 'page.html', '<!doctype html><script>alert(1)</script>'],
    ['a page named as PDF', 'page.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a PDF that is also a page', 'both.pdf', '%PDF-1.7\n<html><script>alert(1)</script>'],
    ['a PDF that begins late', 'late.pdf', `${' '.repeat(100)}%PDF-1.7`],
    ['a film that is also a page', 'both.mp4', Buffer.from('\0\0\0\x20ftypisom<script>alert(1)</script>', 'latin1')],
    ['an archive named as sound', 'a.mp3', Buffer.from('PK\x03\x04aaaaaaaaaaaa', 'latin1')],
    ['a program', 'run.exe', Buffer.from('MZ\x90\0')],
    ['plain text', 'notes.txt', 'hello'],
  ];
  it.each(hostile)('%s is rejected and leaves nothing behind', async (_what, fileName, content) => {
    const before = await listStoredFiles(test.dataDirectory);
    await expect(upload(fileName, content)).rejects.toMatchObject({ code: 'haptera_upload_refused', status: 400 });
    expect(await listStoredFiles(test.dataDirectory)).toEqual(before);
  });

  it('an empty file is rejected', async () => {
    await expect(upload('empty.png', '')).rejects.toMatchObject({ code: 'haptera_upload_empty' });
  });

  it('a picture that is too large is rejected while it is being received', async () => {
    let sent = 0;
    async function* endless() {
      yield pngBytes(4, 4);
      for (;;) {
        sent += 1024 * 1024;
        yield Buffer.alloc(1024 * 1024);
      }
    }
    const refused = test.cms.media.uploadMedia(systemViewer, { fileName: 'big.png', body: endless() });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_upload_too_big' });
    expect(sent).toBeLessThan(27 * 1024 * 1024);
    expect((await listStoredFiles(test.dataDirectory)).filter(isUnfinished)).toEqual([]);
  });

  it('a file whose announced size is too large is rejected before it is received', async () => {
    let isAsked = false;
    const body = (async function* () {
      isAsked = true;
      yield pngBytes(4, 4);
    })();
    const announced = { fileName: 'a.png', body, expectedBytes: 202 * 1024 * 1024 };
    const refused = test.cms.media.uploadMedia(systemViewer, announced);
    await expect(refused).rejects.toMatchObject({ code: 'haptera_upload_too_big' });
    expect(isAsked).toBe(false);
  });

  it('a file with invalid texts is not stored', async () => {
    const before = await listStoredFiles(test.dataDirectory);
    const body = chunks(pngBytes(4, 4));
    const refused = test.cms.media.uploadMedia(systemViewer, { fileName: 'a.png', body, title: 'NUL \0' });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_invalid_text' });
    expect(await listStoredFiles(test.dataDirectory)).toEqual(before);
  });

  it('bytes that do not match the announced hash are rejected', async () => {
    const body = chunks(pngBytes(4, 4));
    const refused = test.cms.media.uploadMedia(systemViewer, {
      fileName: 'a.png',
      body,
      md5: 'd41d8cd98f00b204e9800998ecf8427e',
    });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_upload_hash_mismatch', status: 412 });
  });

  it('an upload by a contributor is rejected', async () => {
    const contributor = await aViewer(test.cms, 'contributor');
    const refused = test.cms.media.uploadMedia(contributor, { fileName: 'a.png', body: chunks(pngBytes(4, 4)) });
    await expect(refused).rejects.toMatchObject({ code: 'haptera_cannot_upload', status: 403 });
  });
});

describe('the type of a file', () => {
  it('is detected from its bytes', () => {
    const typeOf = (bytes: string, name = 'file') => sniffType(Buffer.from(bytes, 'latin1'), name)?.mimeType;
    expect(typeOf('\xff\xd8\xff\xe0')).toBe('image/jpeg');
    expect(typeOf('GIF89a')).toBe('image/gif');
    expect(typeOf('RIFF....WEBPVP8 ')).toBe('image/webp');
    expect(typeOf('\0\0\0\x1cftypavif')).toBe('image/avif');
    expect(typeOf('\0\0\0\x1cftypmp42')).toBe('video/mp4');
    expect(typeOf('\0\0\0\x14ftypqt  ')).toBe('video/quicktime');
    expect(typeOf('\x1a\x45\xdf\xa3....\x42\x82\x84webm')).toBe('video/webm');
    expect(typeOf('ID3\x04')).toBe('audio/mpeg');
    expect(typeOf('OggS')).toBe('audio/ogg');
    expect(typeOf('%PDF-1.4')).toBe('application/pdf');
    expect(typeOf('PK\x03\x04')).toBe('application/zip');
    expect(typeOf('WEBVTT\n\n00:00.000 --> 00:01.000\nOne click', 'film.vtt')).toBe('text/vtt');
    expect(typeOf('WEBVTT\n\n00:00.000 --> 00:01.000\n<script>', 'film.vtt')).toBeUndefined();
    expect(typeOf('WEBVTT', 'film.txt')).toBeUndefined();
    expect(typeOf('WEBVTTish', 'film.vtt')).toBeUndefined();
    expect(typeOf('\xff\xd8\xff', 'a.png')).toBe('image/jpeg');
    expect(typeOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg')).toBe('image/svg+xml');
    expect(typeOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')).toBeUndefined();
    expect(typeOf('<!doctype html><svg/>', 'a.svg')).toBeUndefined();
  });
});

describe('a picture on a page', () => {
  it('is updated with its alt text, and removed when it is deleted', async () => {
    const { media: library, published } = test.cms;
    const media = await aPicture(test.cms, { alt: 'old words' });
    const page = await aPage(test.cms, { content: hero('shows', { picture: { id: media.id } }), locale: 'en' });
    const other = await aPage(test.cms, { featuredMediaId: media.id, locale: 'en' });
    await library.saveMedia(systemViewer, media.id, { alt: { en: 'new words' } });
    expect(JSON.stringify((await published.getPublishedById(page.id))?.blocks)).toContain('new words');
    expect((await published.getPublishedById(other.id))?.featuredMedia?.alt).toEqual({
      zh: 'old words',
      en: 'new words',
    });
    await expect(
      library.saveMedia(systemViewer, media.id, { alt: 'late' }, { expectedRevision: 1 }),
    ).rejects.toMatchObject({ code: 'haptera_stale', data: { currentRevision: 2 } });
    await library.deleteMedia(systemViewer, media.id);
    expect(JSON.stringify((await published.getPublishedById(page.id))?.blocks)).not.toContain(media.file);
    expect((await published.getPublishedById(other.id))?.featuredMedia).toBeNull();
    await expect.poll(async () => (await listStoredFiles(test.dataDirectory)).includes(media.file)).toBe(false);
  });
});

describe('serving files', () => {
  it('supports ranges and revalidation, and never lets a file execute', async () => {
    const media = await aPicture(test.cms);
    const whole = await get(media.file);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.byteLength).toBe(media.fileSize);

    const part = await get(media.file, { Range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${media.fileSize}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const tail = await get(media.file, { Range: 'bytes=-5' });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-5));
    expect((await get(media.file, { Range: `bytes=${media.fileSize}-` })).status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(media.file, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('makes browsers save documents under their original name', async () => {
    const media = await upload('规格 书.pdf', '%PDF-1.7 text');
    expect(media).toMatchObject({ kind: 'file', mimeType: 'application/pdf' });
    const disposition = (await get(media.file)).headers.get('content-disposition');
    expect(disposition).toBe(`attachment; filename="__ _.pdf"; filename*=UTF-8''${encodeURIComponent('规格 书.pdf')}`);
  });

  it('serves nothing outside the file store', async () => {
    for (const file of [
      'uploads/../package.json',
      'uploads/.incoming/x',
      'uploads/2026/11/',
      'etc/passwd',
      'uploads/2026/11/..%2f..%2fx.png',
    ]) {
      expect((await get(file)).status).toBe(404);
    }
  });
});

describe('videos', () => {
  it('have the size that is stored in the file', async () => {
    const media = await upload('clip.mp4', tinyFilm(1280, 720));
    expect(media).toMatchObject({ kind: 'video', mimeType: 'video/mp4', width: 1280, height: 720 });
  });
});

function exifWithOrientation(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a0000000800010112000300000001000000000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return Buffer.concat([exif, Buffer.alloc(4)]);
}

function tinyFilm(width: number, height: number): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const track = Buffer.alloc(84);
  track.writeUInt32BE(width * 65_536, 76);
  track.writeUInt32BE(height * 65_536, 80);
  const silent = Buffer.alloc(84);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isom', 'latin1')),
    box('mdat', Buffer.alloc(5_000)),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', silent)), box('trak', box('tkhd', track))),
  ]);
}
