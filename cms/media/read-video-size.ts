import { open } from 'node:fs/promises';

/** Pixels of the first visible track of an MP4 or QuickTime file; zeros when the file does not tell. */
export async function readVideoSize(path: string): Promise<{ width: number; height: number }> {
  const handle = await open(path, 'r');
  try {
    const { size: end } = await handle.stat();
    const read = async (at: number, length: number) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await handle.read(buffer, 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    for (let at = 0, boxes = 0; at + 8 <= end && boxes < 10_000; boxes += 1) {
      const header = await read(at, 16);
      const box = readBoxHeader(header, end - at);
      if (!box) break;
      if (box.type === 'moov' && box.size <= MAX_MOOV) return findTrackSize(await read(at, box.size));
      at += box.size;
    }
  } finally {
    await handle.close();
  }
  return { width: 0, height: 0 };
}

const MAX_MOOV = 32 * 1024 * 1024;

function readBoxHeader(bytes: Buffer, remaining: number): { type: string; size: number; headerSize: number } | null {
  if (bytes.length < 8) return null;
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  const isLong = short === 1 && bytes.length >= 16;
  const size = short === 0 ? remaining : isLong ? Number(bytes.readBigUInt64BE(8)) : short;
  const headerSize = isLong ? 16 : 8;
  return size >= headerSize && size <= remaining ? { type, size, headerSize } : null;
}

/** `tkhd` ends with the track's width and height as 16.16 fixed point; sound tracks say 0. */
function findTrackSize(box: Buffer): { width: number; height: number } {
  const header = readBoxHeader(box, box.length);
  let at = header?.headerSize ?? box.length;
  while (at + 8 <= box.length) {
    const inner = readBoxHeader(box.subarray(at, at + 16), box.length - at);
    if (!inner) break;
    const content = box.subarray(at, at + inner.size);
    if (inner.type === 'trak') {
      const found = findTrackSize(content);
      if (found.width > 0) return found;
    }
    if (inner.type === 'tkhd' && content.length >= 92) {
      const width = content.readUInt32BE(content.length - 8) / 65_536;
      const height = content.readUInt32BE(content.length - 4) / 65_536;
      return { width: Math.round(width), height: Math.round(height) };
    }
    at += inner.size;
  }
  return { width: 0, height: 0 };
}
