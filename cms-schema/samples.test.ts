import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resolveSample } from './fields/media.ts';
import {
  isRenderingName,
  listRenditionFiles,
  listRenditions,
  type Rendering,
  type RenditionShape,
  renderings,
} from './renderings.ts';
import { isSampleName, samples } from './samples.ts';

const folder = path.resolve(import.meta.dirname, '../public/samples');
const names = Object.keys(samples).filter(isSampleName);
const rendered = names.filter(isRenderingName);
const sizeOf = (file: string) => statSync(path.join(folder, file)).size;

describe('the samples', () => {
  it('are exactly the files of public/samples', () => {
    const wanted = names.flatMap((name) => (isRenderingName(name) ? listRenditionFiles(name) : [`${name}.svg`]));
    expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(rendered)('%s has every rendition in its format, at its size', async (name) => {
    const { width, height, portrait }: Rendering = renderings[name];
    const shapes: [RenditionShape, number][] = [['wide', height / width]];
    if (portrait) shapes.push(['portrait', portrait.height / portrait.width]);
    for (const [shape, ratio] of shapes) {
      for (const rendition of listRenditions(name, shape)) {
        const found = await sharp(path.join(folder, rendition.file)).metadata();
        const format = found.format === 'heif' ? found.compression : found.format;
        expect([format === 'av1' ? 'avif' : format, found.width, found.height], rendition.file).toEqual([
          rendition.type,
          rendition.width,
          Math.round(rendition.width * ratio),
        ]);
      }
    }
  });

  it.each(rendered)('%s has the placeholder colour of its picture, or none if one sees through it', async (name) => {
    const picture = sharp(path.join(folder, `${name}-640.webp`));
    const { color } = renderings[name];
    expect((await picture.metadata()).hasAlpha).toBe(color === null);
    if (color === null) return;
    const { channels } = await picture.stats();
    for (const [index, { mean }] of channels.entries()) {
      const stated = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
      expect(Math.abs(stated - mean), `${name}: ${color}`).toBeLessThan(12);
    }
  });

  it('weigh at most 40 KB on a phone, and all together at most 12 MB', () => {
    for (const name of rendered) {
      const rendering: Rendering = renderings[name];
      expect(sizeOf(`${name}-640.avif`), name).toBeLessThanOrEqual(40 * 1024);
      if (rendering.portrait) expect(sizeOf(`${name}-portrait-828.avif`), name).toBeLessThanOrEqual(40 * 1024);
    }
    const all = rendered.flatMap(listRenditionFiles).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(all).toBeLessThanOrEqual(12 * 1024 * 1024);
  });

  it('are offered as AVIF first and WebP for the rest, at addresses that name their content', () => {
    const media = resolveSample('actuator-open', 'en');
    expect(media).toMatchObject({ mimeType: 'image/webp', width: 1920, height: 1080 });
    expect(media.src).toMatch(/^\/samples\/actuator-open-1280\.webp\?v=[0-9a-f]{8}$/);
    expect(media.srcSet).toMatch(/actuator-open-640\.webp\?v=\w+ 640w, .* 1920w$/);
    expect(media.sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(media.portrait).toMatchObject({ width: 828, height: 1035 });
    expect(media.portrait?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(resolveSample('timeline', 'zh')).toMatchObject({ mimeType: 'image/svg+xml', sources: [] });
  });
});
