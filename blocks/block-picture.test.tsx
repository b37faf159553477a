import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveSample } from '#cms-schema/fields/media.ts';
import { BlockPicture } from './block-picture.tsx';

describe('a picture of a block', () => {
  const rendering = resolveSample('actuator-open', 'en');

  it('shows its crop for phones before the wide formats, if the block asks for it', () => {
    const html = renderToStaticMarkup(<BlockPicture media={rendering} sizes="100vw" portraitOnPhones />);
    const sources = html.match(/<source [^>]*>/g) ?? [];
    expect(sources).toHaveLength(3);
    for (const source of sources.slice(0, 2)) {
      expect(source).toMatch(/media="\(max-width: [\d.]+px\)".*-portrait-828\..*width="828" height="1035"/);
    }
    expect(sources[2]).not.toContain('media=');
    expect(html).toMatch(/<img src="\/samples\/actuator-open-1280.webp[^>]*width="1920" height="1080"/);
  });

  it('is the wide one everywhere otherwise, and for media without a crop', () => {
    const drawing = resolveSample('timeline', 'en');
    expect(renderToStaticMarkup(<BlockPicture media={rendering} sizes="100vw" />)).not.toContain('portrait');
    expect(renderToStaticMarkup(<BlockPicture media={drawing} sizes="100vw" portraitOnPhones />)).not.toContain(
      '<source',
    );
  });
});
