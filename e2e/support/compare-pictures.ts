import sharp from 'sharp';

export interface PictureDifference {
  /** 0 to 1. */
  readonly share: number;
  /** A PNG of the faded first picture with differences in red; null if there are none. */
  readonly marked: Buffer | null;
}

/** Difference of a colour channel (0 to 255) above which two pixels are visibly different. */
const tolerance = 8;

/** The share of pixels that differ between two pictures. If one is larger, all additional pixels differ. */
export async function comparePictures(first: Buffer, second: Buffer): Promise<PictureDifference> {
  // The same browser encodes the same picture to the same bytes.
  if (first.equals(second)) return { share: 0, marked: null };
  const [left, right] = await Promise.all([readPixels(first), readPixels(second)]);
  const [width, height] = [Math.max(left.width, right.width), Math.max(left.height, right.height)];
  const marked = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      const isInside = x < Math.min(left.width, right.width) && y < Math.min(left.height, right.height);
      const [a, b] = [(y * left.width + x) * 3, (y * right.width + x) * 3];
      if (isInside && isSame(left.data, a, right.data, b)) {
        for (let channel = 0; channel < 3; channel += 1) {
          marked[to + channel] = 191 + (left.data[a + channel] ?? 0) / 4;
        }
        continue;
      }
      count += 1;
      marked.set([230, 0, 0], to);
    }
  }
  if (count === 0) return { share: 0, marked: null };
  const picture = sharp(marked, { raw: { width, height, channels: 3 } });
  return { share: count / (width * height), marked: await picture.png().toBuffer() };
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isSame(left: Buffer, a: number, right: Buffer, b: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((left[a + channel] ?? 0) - (right[b + channel] ?? 0)) > tolerance) return false;
  }
  return true;
}
