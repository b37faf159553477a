import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

it('the drawing of a QR code has a stroke over every dark module, and over no other', () => {
  for (const words of ['https://haptera.example/wechat', '触境', 'x'.repeat(300)]) {
    const { path, size } = drawQrCode(words);
    const drawn = new Set<string>();
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      for (let step = 0; step < Number(length); step += 1) drawn.add(`${Number(x) + step} ${y}`);
    }
    const { data } = encode(words, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(size).toBe(data.length);
    expect([...drawn].sort()).toEqual(dark.sort());
  }
});
