import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestIcons } from './manifest.ts';

const readPublic = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url));

it('every icon for home screens exists, in its declared size', () => {
  for (const { src, type, sizes } of manifestIcons) {
    const file = readPublic(src);
    if (type !== 'image/png') continue;
    expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

it('the icon for old browsers contains sizes of 16, 32 and 48 pixels', () => {
  const file = readPublic('/favicon.ico');
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const offset = file.readUInt32LE(6 + 16 * index + 12);
    expect(file.subarray(offset + 1, offset + 4).toString()).toBe('PNG');
    return file.readUInt32BE(offset + 16);
  });
  expect(sizes).toEqual([16, 32, 48]);
});
