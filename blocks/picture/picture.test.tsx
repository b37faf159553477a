import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Picture } from './picture.tsx';

describe('the picture', () => {
  it('renders nothing, not even its band, if its file is missing', () => {
    expect(draw({ picture: null, caption: 'Gone' })).toBe('');
  });

  it('names its link with the alternative text from the media library', () => {
    const html = draw({ link: { href: '/en/product/component', newTab: false, external: false } });
    expect(html).toMatch(/<a href="\/en\/product\/component"[^>]*><picture[^>]*><img[^>]*alt="A linear actuator"/);
  });

  it('keeps the text of its caption, without scripts', () => {
    const html = draw({ caption: 'In <strong>1 ms</strong><img src=x onerror=alert(1)>' });
    expect(html).toMatch(/<figcaption><p[^>]*><span>In <strong>(?:<span[^>]*>)?1 ms/);
    expect(html).not.toContain('onerror');
  });

  it('has no caption element without a caption', () => {
    expect(draw({})).not.toContain('<figcaption');
  });

  it('aligns to the page edges if its caption is beside it', () => {
    expect(draw({ caption: 'Inside' })).toContain('class="h-container" data-width="page"');
    expect(draw({})).toContain('class="h-container" data-width="content"');
    expect(draw({ caption: 'Inside', width: 'text' })).toContain('class="h-container" data-width="text"');
  });

  it('shows its legend with and without a caption', () => {
    const legend = [{ mark: 'II', text: 'HD, 100–300 Hz in steps' }];
    expect(draw({ legend })).toMatch(/<figcaption><ul[^>]*><li><b>II<\/b><span>HD/);
    expect(draw({ legend, caption: 'Levels' })).toMatch(/Levels.*<b>II<\/b>/);
  });
});

const aPicture: ResolvedMedia = {
  src: '/a.svg',
  mimeType: 'image/svg+xml',
  width: 1200,
  height: 900,
  alt: 'A linear actuator',
  color: null,
  srcSet: null,
  sources: [],
};

function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <Picture
      picture={aPicture}
      caption=""
      legend={[]}
      link={null}
      width="content"
      tone="light"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
