/**
 * Encodes the masters that Blender rendered into the renditions that the site serves, and prints each one's placeholder
 * colour: `npx tsx art/encode.ts [name …]`. Masters are `.cache/art/<name>.png` and, for phones, `<name>-portrait.png`.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  isRenderingName,
  listRenditions,
  type Rendering,
  type RenderingName,
  type RenditionShape,
  renderings,
} from '#cms-schema/renderings.ts';

const masters = path.resolve(import.meta.dirname, '../.cache/art');
const samples = path.resolve(import.meta.dirname, '../public/samples');

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(renderings);
for (const name of wanted) {
  if (!isRenderingName(name)) throw new Error(`${name} is no rendering of cms-schema/renderings.ts.`);
  const rendering: Rendering = renderings[name];
  await encode(name, 'wide', rendering.height / rendering.width);
  if (rendering.portrait) await encode(name, 'portrait', rendering.portrait.height / rendering.portrait.width);
}

/** Without a master of its own, a portrait is the right part of the wide picture, where the device stands. */
async function encode(name: RenderingName, shape: RenditionShape, ratio: number): Promise<void> {
  const own = path.join(masters, `${name}-${shape}.png`);
  const master = existsSync(own) ? own : path.join(masters, `${name}.png`);
  const bytes: string[] = [];
  for (const { file, type, width } of listRenditions(name, shape)) {
    const target = path.join(samples, file);
    const picture = sharp(master).resize({
      width,
      height: Math.round(width * ratio),
      fit: 'cover',
      position: 'right',
      kernel: 'lanczos3',
    });
    // Dark, quiet pictures: what compression takes first is the noise of the rendering.
    await (type === 'avif'
      ? picture.avif({ quality: 54, effort: 3 })
      : picture.webp({ quality: 80, effort: 4 })
    ).toFile(target);
    bytes.push(`${type} ${width}: ${Math.round((await stat(target)).size / 1024)} KB`);
  }
  const { channels } = await sharp(master).removeAlpha().stats();
  const color = channels.map(({ mean }) =>
    Math.round(mean > 255 ? mean / 257 : mean)
      .toString(16)
      .padStart(2, '0'),
  );
  console.warn(`${name} (${shape}) #${color.join('')} · ${bytes.join(', ')}`);
}
