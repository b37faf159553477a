import { deflateSync } from 'node:zlib';
import { pngChunk } from './builders.ts';

/** An animated PNG of so many frames, each in a colour of its own. `frameWidth`: of all frames but the first. */
export function aMovingPng(width: number, height: number, frames: number, frameWidth = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = (wide: number, shade: number) =>
    deflateSync(
      Buffer.concat(
        Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), Buffer.alloc(wide * 3, shade)])),
      ),
    );
  let sequence = 0;
  const counted = (type: string, content: Buffer) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(sequence);
    sequence += 1;
    return pngChunk(type, Buffer.concat([number, content]));
  };
  const control = (wide: number) => {
    const content = Buffer.alloc(22);
    content.writeUInt32BE(wide, 0);
    content.writeUInt32BE(height, 4);
    content.writeUInt16BE(1, 16);
    content.writeUInt16BE(2, 18);
    return counted('fcTL', content);
  };
  const announced = Buffer.alloc(8);
  announced.writeUInt32BE(frames, 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...(frames > 0 ? [pngChunk('acTL', announced), control(width)] : []),
    pngChunk('IDAT', pixels(width, 0x40)),
    ...Array.from({ length: Math.max(0, frames - 1) }, (_, index) => [
      control(frameWidth),
      counted('fdAT', pixels(frameWidth, 0x60 + index)),
    ]).flat(),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
