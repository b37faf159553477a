import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isDiskFull } from '#kit/disk-space.ts';
import { settleAll } from '#kit/settle-all.ts';
import { type MovingPng, readMovingPng } from './moving-png.ts';
import { fitMain, MAX_ANIMATED_PIXELS, MAX_FRAMES, MAX_PIXELS, MAX_SIDE, planRenditions } from './picture-limits.ts';
import type { PackedFile, PackingResult } from './picture-packing.ts';

sharp.cache(false);
sharp.concurrency(Math.max(1, Math.min(2, availableParallelism() - 1)));
// Whatever a file claims to be, only these decoders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

/**
 * Decodes a picture and re-encodes it into a folder, flushed to disk, so that only its pixels remain: no metadata, no
 * second file appended to it. Reads its dimensions from the header first, and does not decode it if they exceed the
 * limits. Takes up to a gigabyte of memory: run it only in a separate process.
 */
export async function packPicture(path: string, folder: string): Promise<PackingResult> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata();
    const { width, height, pages = 1, format } = metadata;
    const moving = format === 'png' ? readMovingPng(await readFile(path)) : null;
    if (moving) return await keepMoving(moving, path, folder);
    const isAnimated = pages > 1 && (format === 'gif' || format === 'webp');
    if (isTooLarge(metadata, isAnimated)) return { kind: 'too-large', width, height, frames: isAnimated ? pages : 1 };
    const write = createWriter(folder);
    return {
      kind: 'packed',
      ...(isAnimated ? await packAnimation(path, write) : await packStill(path, metadata, write)),
    };
  } catch (error) {
    if (isDiskFull(error)) return { kind: 'disk-full' };
    return { kind: 'unreadable', reason: error instanceof Error ? error.message.slice(0, 500) : String(error) };
  }
}

function isTooLarge(
  { width, height, pages = 1, pageHeight }: Pick<Metadata, 'width' | 'height' | 'pages' | 'pageHeight'>,
  isAnimated: boolean,
): boolean {
  const tall = pageHeight ?? height;
  if (width > MAX_SIDE || tall > MAX_SIDE || width * tall > MAX_PIXELS) return true;
  return isAnimated && (pages > MAX_FRAMES || width * tall * pages > MAX_ANIMATED_PIXELS);
}

/**
 * A moving PNG keeps its frames as they are: there is no decoder for them here, and a still copy would stand in for it
 * wherever a smaller one fits.
 */
async function keepMoving(
  { bytes, width, height, frames }: MovingPng,
  path: string,
  folder: string,
): Promise<PackingResult> {
  if (isTooLarge({ width, height, pages: frames }, true)) return { kind: 'too-large', width, height, frames };
  // Decoding the first frame refuses a file that only looks like a picture.
  const color = await findColor(sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }));
  const main = { path: join(folder, 'main.png'), width, height, mimeType: 'image/png', extension: 'png' };
  await writeFile(main.path, bytes, { flush: true });
  return { kind: 'packed', main: { ...main, fileSize: bytes.byteLength }, renditions: [], color };
}

type Write = (label: string, image: Sharp, format: Format) => Promise<PackedFile>;

function createWriter(folder: string): Write {
  return async (label, image, format) => {
    const { data, info } = await format.write(image).toBuffer({ resolveWithObject: true });
    const { mimeType, extension } = format;
    const path = join(folder, `${label}.${extension}`);
    await writeFile(path, data, { flush: true });
    const height = info.pageHeight ?? info.height;
    return { path, width: info.width, height, mimeType, extension, fileSize: data.byteLength };
  };
}

async function packStill(path: string, { format, hasAlpha, autoOrient }: Metadata, write: Write) {
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .rotate()
    .toColourspace('srgb')
    .resize({ ...fitMain(autoOrient.width, autoOrient.height), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const base = () => sharp(data, { raw: { width, height, channels } });
  const plain: Format = format === 'png' || format === 'gif' || hasAlpha ? formats.png : formats.jpeg;
  const main = await write('main', base(), plain);
  const { widths, hasAvif } = planRenditions(width, height);
  const targets = hasAvif ? [formats.avif, formats.webp, plain] : [formats.webp, plain];
  const pack = async (wanted: readonly number[]) => {
    const files: PackedFile[] = [];
    for (const each of wanted) {
      const { data: small, info: size } = await base()
        .resize({ width: each })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: size.width, height: size.height, channels: size.channels };
      for (const target of targets) files.push(await write(`${each}`, sharp(small, { raw }), target));
    }
    return files;
  };
  // The largest takes as long as all others together. After a failure nothing may still be written.
  const renditions = (await settleAll([pack(widths.slice(0, -1)), pack(widths.slice(-1))])).flat();
  return { main, renditions, color: await findColor(base()) };
}

async function packAnimation(path: string, write: Write) {
  const open = () => sharp(path, { animated: true, limitInputPixels: MAX_ANIMATED_PIXELS, failOn: 'error' });
  const fit = { width: 1280, withoutEnlargement: true };
  return {
    main: await write('main', open().resize(fit), formats.gif),
    renditions: [await write('main', open().resize(fit), formats.moving)],
    color: await findColor(sharp(path, { limitInputPixels: MAX_PIXELS })),
  };
}

interface Format {
  readonly mimeType: string;
  readonly extension: string;
  write(image: Sharp): Sharp;
}

const formats = {
  avif: { mimeType: 'image/avif', extension: 'avif', write: (image) => image.avif({ quality: 52, effort: 2 }) },
  webp: { mimeType: 'image/webp', extension: 'webp', write: (image) => image.webp({ quality: 78, effort: 3 }) },
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg', write: (image) => image.jpeg({ quality: 80, progressive: true }) },
  png: { mimeType: 'image/png', extension: 'png', write: (image) => image.png({ compressionLevel: 9 }) },
  gif: { mimeType: 'image/gif', extension: 'gif', write: (image) => image.gif() },
  moving: { mimeType: 'image/webp', extension: 'webp', write: (image) => image.webp({ quality: 75 }) },
} as const satisfies Record<string, Format>;

async function findColor(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
