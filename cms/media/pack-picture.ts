import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { errors } from '../errors.ts';

export interface PackedFile {
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  readonly extension: string;
  readonly bytes: Buffer;
}

export interface PackedPicture {
  /** The picture itself: upright, in a format that every browser reads, at most 2560 pixels wide. */
  readonly main: PackedFile;
  readonly renditions: readonly PackedFile[];
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** Pixels across; a picture is never made larger than it is. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const MAX_WIDTH = 2560;
const MAX_PIXELS = 100_000_000;

sharp.cache(false);
sharp.concurrency(Math.max(1, Math.min(2, availableParallelism() - 1)));

/**
 * Decodes a picture and writes it anew, so that nothing but its pixels remains: no metadata, no second file behind it.
 * Throws `rest_upload_image_error` when it cannot be decoded or has more than 100 megapixels.
 */
export async function packPicture(path: string): Promise<PackedPicture> {
  try {
    const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { pages = 1, format, hasAlpha = false } = await sharp(path, input).metadata();
    if (pages > 1 && (format === 'gif' || format === 'webp')) return await packAnimation(path);
    const { data, info } = await sharp(path, { ...input, sequentialRead: true })
      .rotate()
      .toColourspace('srgb')
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const base = () => sharp(data, { raw: { width, height, channels } });
    const plain: Format = format === 'png' || format === 'gif' || hasAlpha ? formats.png : formats.jpeg;
    const main = await encode(base(), plain);
    const widths = [...RENDITION_WIDTHS.filter((candidate) => candidate < width), Math.min(width, 1920)];
    const renditions: PackedFile[] = [];
    for (const wanted of new Set(widths)) {
      const { data: small, info: size } = await base()
        .resize({ width: wanted })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: size.width, height: size.height, channels: size.channels };
      for (const target of [formats.avif, formats.webp, plain]) {
        renditions.push(await encode(sharp(small, { raw }), target));
      }
    }
    return { main, renditions, color: await findColor(base()) };
  } catch (error) {
    throw errors.uploadUnreadable(error);
  }
}

async function packAnimation(path: string): Promise<PackedPicture> {
  const open = () => sharp(path, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const pack = async (image: Sharp, mimeType: string, extension: string): Promise<PackedFile> => {
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.pageHeight ?? info.height, mimeType, extension, bytes: data };
  };
  const fit = { width: 1280, withoutEnlargement: true };
  return {
    main: await pack(open().resize(fit).gif(), 'image/gif', 'gif'),
    renditions: [await pack(open().resize(fit).webp({ quality: 75 }), 'image/webp', 'webp')],
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
} as const satisfies Record<string, Format>;

async function encode(image: Sharp, format: Format): Promise<PackedFile> {
  const { data, info } = await format.write(image).toBuffer({ resolveWithObject: true });
  const { mimeType, extension } = format;
  return { width: info.width, height: info.height, mimeType, extension, bytes: data };
}

async function findColor(image: Sharp): Promise<string> {
  const small = await image
    .resize({ width: 64, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
