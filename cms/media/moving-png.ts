import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** What draws a PNG and makes it move; everything else (texts, times, further files) is left out. */
const KEPT: ReadonlySet<string> = new Set('IHDR PLTE tRNS gAMA cHRM sRGB cICP acTL fcTL IDAT fdAT IEND'.split(' '));

export interface MovingPng {
  /** The same picture, frame by frame, without anything else that the file contained. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/**
 * Reads an animated PNG; null if it does not move. No pixel is decoded. Throws an `Error` with the reason if the file
 * is damaged, or does not have the frames that it announces.
 */
export function readMovingPng(file: Buffer): MovingPng | null {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null;
  const header = readChunk(file, 8);
  if (header.type !== 'IHDR' || header.data.length !== 13) throw new Error('The PNG does not begin with its header.');
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  const kept: Buffer[] = [SIGNATURE];
  let announced = 0;
  let frames = 0;
  let sequence = 0;
  let hasPixels = false;
  for (let at = 8; ; ) {
    const { type, data, end } = readChunk(file, at);
    if (type === 'IDAT' && announced === 0) return null;
    if (type === 'acTL' && !hasPixels) announced = data.length === 8 ? data.readUInt32BE(0) : 0;
    if (type === 'fcTL' || type === 'fdAT') {
      if (data.length < 4 || data.readUInt32BE(0) !== sequence)
        throw new Error('The frames of the PNG are out of order.');
      sequence += 1;
    }
    if (type === 'fcTL') {
      requireInside(data, size);
      frames += 1;
    }
    if (type === 'IDAT') hasPixels = true;
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (frames !== announced) throw new Error(`The PNG announces ${announced} frames and has ${frames}.`);
  return announced < 2 ? null : { bytes: Buffer.concat(kept), ...size, frames };
}

function readChunk(file: Buffer, at: number): { type: string; data: Buffer; end: number } {
  if (at + 12 > file.length) throw new Error('The PNG is cut off.');
  const length = file.readUInt32BE(at);
  const end = at + 12 + length;
  if (end > file.length) throw new Error('The PNG is cut off.');
  if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw new Error('The PNG is damaged.');
  return { type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4), end };
}

function requireInside(frame: Buffer, { width, height }: { width: number; height: number }): void {
  if (frame.length !== 26) throw new Error('A frame of the PNG is damaged.');
  const [wide, tall, left, top] = [4, 8, 12, 16].map((at) => frame.readUInt32BE(at));
  if (!wide || !tall || wide + (left ?? 0) > width || tall + (top ?? 0) > height)
    throw new Error('A frame of the PNG lies outside of the picture.');
}
