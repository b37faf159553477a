import { open } from 'node:fs/promises';

/** The most boxes visited in one file; an hour of video with fifty tracks has fewer. */
export const MAX_BOXES = 2_000;

/** Bytes per read: a box header, or the end of a track header. */
const HEADER_BYTES = 16;

/** The path to the track sizes: `moov` contains `trak`, which contains `tkhd`. No other boxes are entered. */
const PARENTS: ReadonlySet<string> = new Set(['moov', 'trak']);

/** Reads up to `length` bytes at an offset of the file; fewer at its end. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

/** The size in pixels of the first visible track of an MP4 or QuickTime file; zeros if it cannot be found. */
export async function readVideoSize(path: string): Promise<{ width: number; height: number }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await findVideoSize(size, async (at, length) => {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await handle.close();
  }
}

/**
 * Walks from box to box and into the few that lead to a track, reading only their headers: at most two reads of 16
 * bytes for each of `MAX_BOXES` boxes, whatever the file contains. Each read yields to other work.
 */
export async function findVideoSize(size: number, read: ReadAt): Promise<{ width: number; height: number }> {
  // End offsets of the entered boxes, innermost last.
  const ends = [size];
  for (let at = 0, boxes = 0; boxes < MAX_BOXES; boxes += 1) {
    while (ends.length > 0 && at + 8 > (ends.at(-1) ?? 0)) at = Math.max(at, ends.pop() ?? 0);
    const end = ends.at(-1);
    if (end === undefined) break;
    const box = readBoxHeader(await read(at, HEADER_BYTES), end - at);
    if (!box) break;
    if (PARENTS.has(box.type)) {
      ends.push(at + box.size);
      at += box.headerSize;
      continue;
    }
    at += box.size;
    if (box.type !== 'tkhd' || box.size < 92) continue;
    // It ends with the track's width and height as 16.16 fixed point, which are 0 for sound tracks.
    const tail = await read(at - 8, 8);
    if (tail.length < 8) break;
    const [width, height] = [tail.readUInt32BE(0), tail.readUInt32BE(4)].map((value) => Math.round(value / 65_536));
    if (width && height) return { width, height };
  }
  return { width: 0, height: 0 };
}

function readBoxHeader(bytes: Buffer, remaining: number): { type: string; size: number; headerSize: number } | null {
  if (bytes.length < 8) return null;
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  const isLong = short === 1 && bytes.length >= 16;
  const size = short === 0 ? remaining : isLong ? Number(bytes.readBigUInt64BE(8)) : short;
  const headerSize = isLong ? 16 : 8;
  return size >= headerSize && size <= remaining ? { type, size, headerSize } : null;
}
