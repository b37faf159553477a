import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { theme } from '#ui/theme.ts';
import { markLines, markPulse } from '#ui/waveform/logo.tsx';

/** Draws the site's icons from the logo mark: run it when the mark changes, and commit the result. */
const folder = path.resolve(import.meta.dirname, '../public');
await mkdir(path.join(folder, 'icons'), { recursive: true });
await write('icon.svg', printIcon({ radius: 7, share: 22 / 32 }));
await write(
  'favicon.ico',
  packIcon(await Promise.all([16, 32, 48].map((size) => drawIcon(size, { radius: 6, share: 0.78 })))),
);
// Home screens round the corners themselves.
await write('apple-icon.png', (await drawIcon(180, { radius: 0, share: 0.62 })).png);
for (const size of [192, 512])
  await write(`icons/icon-${size}.png`, (await drawIcon(size, { radius: 7, share: 0.68 })).png);
// Maskable icons may be cropped to a circle, so the mark stays within the inner four fifths.
await write('icons/icon-maskable-512.png', (await drawIcon(512, { radius: 0, share: 0.52 })).png);

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(path.join(folder, name), content);
}

interface Look {
  /** Corner radius, on a grid of 32. */
  readonly radius: number;
  /** Width of the mark as a fraction of the icon's. */
  readonly share: number;
}

interface Drawn {
  readonly size: number;
  readonly png: Buffer;
}

/** On a 32 × 32 grid. */
function printIcon({ radius, share }: Look): string {
  const { ink, paper, signal } = theme.raw.color;
  const scale = (32 * share) / 24;
  const inset = (32 - 24 * scale) / 2;
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner} fill="${ink}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-width="2.4" stroke-linecap="round">`,
    `<path stroke="${paper}" d="${markLines}"/><path stroke="${signal}" d="${markPulse}"/></g></svg>\n`,
  ].join('');
}

async function drawIcon(size: number, look: Look): Promise<Drawn> {
  const png = await sharp(Buffer.from(printIcon(look)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { size, png };
}

/** An .ico file of PNGs: a header of six bytes, sixteen bytes for each picture, then the pictures. */
function packIcon(pictures: readonly Drawn[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
