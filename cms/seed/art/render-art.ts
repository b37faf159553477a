import sharp from 'sharp';
import { type ArtName, art } from './art.ts';

/** A drawing as the bytes of a PNG. */
export async function renderArt(name: ArtName): Promise<Buffer> {
  return sharp(Buffer.from(art[name].draw())).flatten().png({ compressionLevel: 6 }).toBuffer();
}
