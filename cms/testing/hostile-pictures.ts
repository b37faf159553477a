import { createDeflate, deflateSync } from 'node:zlib';
import { pngChunk } from './builders.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A true-colour PNG of black pixels: a thousandth of its decoded size, which is never held in memory to create it. */
export async function blackPng(width: number, height: number, more: readonly Buffer[] = []): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const compressed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => compressed.push(part));
  const row = Buffer.alloc(1 + width * 3);
  for (let y = 0; y < height; y += 1) {
    if (!deflate.write(row)) await new Promise<void>((resolve) => deflate.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => {
    deflate.once('end', () => resolve());
    deflate.end();
  });
  return Buffer.concat([
    signature,
    pngHeader(width, height),
    ...more,
    pngChunk('IDAT', Buffer.concat(compressed)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that claims to be this size and contains almost no data. */
export function hollowPng(width: number, height: number): Buffer {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(10_000)));
  return Buffer.concat([signature, pngHeader(width, height), pixels, pngChunk('IEND', Buffer.alloc(0))]);
}

/** PNG text chunks that decompress to `megabytes` each. */
export function compressedNotes(count: number, megabytes: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 9 });
  const note = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
  return Array.from({ length: count }, () => note);
}

/** An invalid colour profile that decompresses to `megabytes`. */
export function compressedProfile(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 9 });
  return pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), packed]));
}

/** A GIF of `count` frames of one pixel, on a canvas of this size: 19 bytes for each frame. */
export function flickeringGif(count: number, width = 1, height = 1): Buffer {
  const head = Buffer.from('474946383961 0000 0000 800000 000000 ffffff'.replaceAll(' ', ''), 'hex');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const control = Buffer.from('21f904040a000000', 'hex');
  const frame = Buffer.from('2c00000000 0100 0100 00 02 02 4401 00'.replaceAll(' ', ''), 'hex');
  const frames = Buffer.alloc(count * (control.length + frame.length), Buffer.concat([control, frame]));
  return Buffer.concat([head, frames, Buffer.from(';')]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', header);
}
