import sharp from 'sharp';
import { type ArtName, art } from './art.ts';

/** A drawing as the bytes of a JPEG: packing a PNG of this size takes half as long again. */
export async function renderArt(name: ArtName): Promise<Buffer> {
  return sharp(Buffer.from(art[name].draw())).flatten().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
