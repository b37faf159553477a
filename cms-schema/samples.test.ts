import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { media, resolveSample } from './fields/media.ts';
import { createReporter, type Problem } from './problem.ts';
import { isRenderingName, listRenditions, type Rendering, type RenditionShape, renderings } from './renderings.ts';
import { isSampleName, listSampleFiles, samples } from './samples.ts';

const folder = path.resolve(import.meta.dirname, '../public/samples');
const names = Object.keys(samples).filter(isSampleName);
const rendered = names.filter(isRenderingName);
const sizeOf = (file: string) => statSync(path.join(folder, file)).size;

describe('the samples', () => {
  it('are exactly the files of public/samples', () => {
    const wanted = names.flatMap(listSampleFiles);
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

  it('weigh at most 40 KB on a phone, a film at most 3 MB, and all together at most 15 MB', () => {
    for (const name of rendered) {
      const rendering: Rendering = renderings[name];
      expect(sizeOf(`${name}-640.avif`), name).toBeLessThanOrEqual(40 * 1024);
      if (rendering.portrait) expect(sizeOf(`${name}-portrait-828.avif`), name).toBeLessThanOrEqual(40 * 1024);
    }
    const all = names.flatMap(listSampleFiles);
    for (const file of all.filter((each) => each.endsWith('.mp4'))) {
      expect(sizeOf(file), file).toBeLessThanOrEqual(3 * 1024 * 1024);
    }
    expect(all.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(15 * 1024 * 1024);
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

  it('are films with captions in the language of the page', () => {
    expect(resolveSample('curve-to-mass', 'en')).toMatchObject({ mimeType: 'video/mp4', width: 1280, height: 720 });
    const track = resolveSample('curve-to-mass-captions', 'zh');
    expect(track.mimeType).toBe('text/vtt');
    expect(track.src).toMatch(/^\/samples\/curve-to-mass-captions\.zh\.vtt\?v=[0-9a-f]{8}$/);
  });

  it.each(['zh', 'en'])('have captions that a browser reads, in %s, within the film', (locale) => {
    const [head, ...cues] = readFileSync(path.join(folder, `curve-to-mass-captions.${locale}.vtt`), 'utf8')
      .trim()
      .split('\n\n');
    expect(head).toBe('WEBVTT');
    let before = 0;
    for (const cue of cues) {
      const [time = '', ...lines] = cue.split('\n');
      const [start = NaN, end = NaN] = (/^00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})$/.exec(time) ?? [])
        .slice(1)
        .map(Number);
      expect(start, time).toBeGreaterThanOrEqual(before);
      expect(end, time).toBeGreaterThan(start);
      expect(end, time).toBeLessThanOrEqual(20);
      expect(lines.join(''), time).not.toBe('');
      before = end;
    }
    expect(cues.length).toBeGreaterThan(3);
  });

  it('fit only a field that accepts their kind', () => {
    const [picture, film] = (['image', 'video'] as const).map((accept) => media({ label: { zh: '', en: '' }, accept }));
    const refused: Problem[] = [];
    const report = createReporter(refused);
    expect(film?.parse({ sample: 'curve-to-mass' }, report)).toEqual({ sample: 'curve-to-mass' });
    expect(picture?.parse({ sample: 'actuator-open' }, report)).toEqual({ sample: 'actuator-open' });
    expect(refused).toEqual([]);
    expect(picture?.parse({ sample: 'curve-to-mass' }, report)).toBeNull();
    expect(film?.parse({ sample: 'actuator-open' }, report)).toBeNull();
    expect(refused).toHaveLength(2);
  });
});
