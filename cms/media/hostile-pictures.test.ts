import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemViewer } from '../permission/viewer.ts';
import { chunks, pngBytes } from '../testing/builders.ts';
import { blackPng, compressedProfile, flickeringGif, hollowPng } from '../testing/hostile-pictures.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { listStoredFiles } from './file-store.ts';
import { fitMain, MAX_FRAMES, MAX_SIDE, planRenditions } from './picture-limits.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const upload = (fileName: string, bytes: Uint8Array) =>
  test.cms.media.uploadMedia(systemViewer, { fileName, body: chunks(bytes) });

/** Files without a row. */
async function listStrays(): Promise<string[]> {
  const { items } = await test.cms.media.listMedia(systemViewer, { perPage: 100 });
  const named = new Set(items.flatMap(({ file, renditions }) => [file, ...renditions.map((one) => one.file)]));
  return (await listStoredFiles(test.dataDirectory)).filter((file) => !named.has(file));
}

describe('hostile pictures', () => {
  it('cost the CMS process itself little memory, even three at once', async () => {
    const tall = await blackPng(100, 16_383);
    await upload('first.png', pngBytes(4, 4));
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 10);
    const stored = await Promise.all([1, 2, 3].map((number) => upload(`tall-${number}.png`, tall)));
    clearInterval(watch);
    expect(stored.map(({ height }) => height > 10_000)).toEqual([true, true, true]);
    // Decoded in the CMS process, a single one would take 50 MB for its pixels and several times that for its copies.
    expect((most - before) / 1024 / 1024).toBeLessThan(40);
  });

  const refused: [what: string, fileName: string, code: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['900 megapixels in 200 bytes', 'bomb.png', 'haptera_image_too_large', () => hollowPng(30_000, 30_000)],
    ['a side that is too long', 'long.png', 'haptera_image_too_large', () => hollowPng(MAX_SIDE + 1, 1)],
    ['too many frames', 'film.gif', 'haptera_image_too_large', () => flickeringGif(MAX_FRAMES + 1)],
    ['hundreds of thousands of frames', 'film.gif', 'haptera_image_too_large', () => flickeringGif(300_000)],
    ['large frames, too many of them', 'film.gif', 'haptera_image_too_large', () => flickeringGif(500, 1_000, 1_000)],
    ['a PNG without its end', 'cut.png', 'haptera_upload_unreadable', () => pngBytes(300, 300).subarray(0, 400)],
    ['a JPEG without its end', 'cut.jpg', 'haptera_upload_unreadable', async () => cut(await aJpeg())],
    [
      'a WebP without its end',
      'cut.webp',
      'haptera_upload_unreadable',
      async () => cut(await picture().webp().toBuffer()),
    ],
    [
      'an AVIF without its end',
      'cut.avif',
      'haptera_upload_unreadable',
      async () => cut(await picture().avif().toBuffer()),
    ],
    [
      'a GIF without its end',
      'cut.gif',
      'haptera_upload_unreadable',
      async () => cut(await picture().gif().toBuffer()),
    ],
    ['nothing but a beginning', 'a.jpg', 'haptera_upload_unreadable', () => Buffer.from('ffd8ffe0', 'hex')],
    ['a packed drawing named as a picture', 'a.png', 'haptera_upload_refused', () => Buffer.from('1f8b0800', 'hex')],
  ];
  it.each(refused)('with %s are rejected, and nothing of them is stored', async (_what, fileName, code, bytes) => {
    const before = (await test.cms.media.listMedia(systemViewer)).total;
    await expect(upload(fileName, await bytes())).rejects.toMatchObject({ code });
    expect((await test.cms.media.listMedia(systemViewer)).total).toBe(before);
    expect(await listStrays()).toEqual([]);
  });

  it('have a colour profile of 64 MB removed', async () => {
    const media = await upload('profile.png', await blackPng(10, 10, [compressedProfile(64)]));
    expect(media.fileSize).toBeLessThan(1_000);
  });

  it('have an EXIF segment of the maximum size removed', async () => {
    const jpeg = await aJpeg();
    const exif = Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.from('Exif\0\0'), Buffer.alloc(65_527, 'x')]);
    const stored = await upload('exif.jpg', Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]));
    expect(stored.fileSize).toBeLessThan(jpeg.byteLength + 1_000);
  });
});

describe('an animation', () => {
  it('stays animated, as GIF and as WebP', async () => {
    const media = await upload('wave.gif', flickeringGif(20, 30, 20));
    expect(media).toMatchObject({ mimeType: 'image/gif', width: 30, height: 20 });
    expect(media.renditions.map(({ mimeType, height }) => [mimeType, height])).toEqual([['image/webp', 20]]);
  });
});

describe('a picture of any shape', () => {
  it('is scaled down to the limits of browsers and memory, and never enlarged', () => {
    const side = fc.integer({ min: 1, max: MAX_SIDE });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const box = fitMain(width, height);
        const scale = Math.min(box.width / width, box.height / height, 1);
        expect(scale * width * scale * height).toBeLessThanOrEqual(12_000_000);
        expect(box.height).toBeLessThanOrEqual(16_383);
        expect(box.width).toBeLessThanOrEqual(2560);
        const { widths, hasAvif } = planRenditions(box.width, box.height);
        const largest = Math.max(...widths);
        expect(largest).toBe(Math.min(box.width, 1920));
        expect(new Set(widths).size).toBe(widths.length);
        expect(hasAvif).toBe((largest * largest * box.height) / box.width <= 6_000_000);
      }),
    );
  });
});

function picture() {
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#c04020' } }).composite([
    { input: { create: { width: 90, height: 50, channels: 3, background: '#204080' } } },
  ]);
}

function aJpeg(): Promise<Buffer> {
  return picture().jpeg().toBuffer();
}

function cut(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * 0.6));
}
