import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { MediaText } from './media-text.tsx';

describe('media and text', () => {
  it('have the same order in the markup as on the screen', () => {
    const order = (side: 'left' | 'right') => {
      const html = draw({ picture: aPicture, side });
      return html.indexOf('<img') < html.indexOf('<h2');
    };
    expect(order('left')).toBe(true);
    expect(order('right')).toBe(false);
  });

  it('never autoplay a video, and use the picture as its poster', () => {
    const html = draw({ picture: aPicture, video: aVideo });
    expect(html).toMatch(
      /<video controls="" playsInline="" preload="none" poster="\/a.svg" aria-label="A click, slowed down"/,
    );
    expect(html).not.toContain('autoplay');
    expect(html).not.toContain('<img');
  });

  it('are only text if there is neither picture nor video', () => {
    expect(draw({})).not.toMatch(/<(?:img|video|iframe|figure)|<(div|p|ul)[^>]*><\/\1>/);
  });

  it('stand on the picture, full width and dark, if its layout says so', () => {
    const html = draw({ picture: aPicture, video: aVideo, layout: 'full', tone: 'signal' });
    expect(html).toMatch(/<section[^>]*data-tone="dark"/);
    expect(html).toMatch(/<img.*class="on-picture"><div class="media-text-words">.*<h2/);
    expect(html).not.toContain('<video');
    expect(draw({ layout: 'full' }), 'without a picture').not.toContain('on-picture');
  });

  it('give each point its own tick', () => {
    const html = draw({
      points: [
        { title: 'Thin', text: 'As thin as 2 mm.' },
        { title: 'Fast', text: '' },
      ],
    });
    const ticks = [...html.matchAll(/<li>.*?<path d="([^"]*)"/g)].map(([, path]) => path);
    expect(new Set(ticks).size).toBe(2);
  });
});

const aPicture: ResolvedMedia = {
  src: '/a.svg',
  mimeType: 'image/svg+xml',
  width: 1200,
  height: 900,
  alt: 'A trackpad',
  color: null,
  srcSet: null,
  sources: [],
};
const aVideo: ResolvedMedia = { ...aPicture, src: '/a.mp4', mimeType: 'video/mp4', alt: 'A click, slowed down' };

function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <MediaText
      layout="beside"
      eyebrow=""
      heading="A click without a button"
      body=""
      points={[]}
      actions={[]}
      picture={null}
      video={null}
      side="right"
      ratio="even"
      align="center"
      tone="light"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
