import sharp from 'sharp';
import { type DrawingName, drawings } from '#demo/drawings/drawings.ts';

/** Renders a drawing as a JPEG: packing a PNG of this size takes half as long again. */
export async function renderDrawing(name: DrawingName): Promise<Buffer> {
  return sharp(Buffer.from(drawings[name].draw()))
    .flatten()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
