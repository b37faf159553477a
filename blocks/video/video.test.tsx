import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';
import { Video } from './video.tsx';

describe('the video', () => {
  it('of a platform is a link to its page until a visitor presses play: nothing is framed or fetched', () => {
    const html = draw({ url: 'https://youtu.be/aBcD_fGh-1k' });
    expect(html).toContain(
      'href="https://www.youtube.com/watch?v=aBcD_fGh-1k" target="_blank" rel="noopener" aria-label="Play: One click"',
    );
    expect(html).toContain('Loads from YouTube');
    expect(html).toContain('data-embed="https://www.youtube-nocookie.com/');
    expect(html).not.toMatch(/<iframe|(?:src|srcset|href)="[^"]*(?:nocookie|ytimg)/i);
  });

  it('of an unknown platform is a link to that platform', () => {
    expect(draw({ url: 'https://video.example.com/1' })).toContain('Watch on video.example.com');
  });

  it.each(['', 'javascript:alert(1)', 'soon', '//example.com', 'mailto:a@b.c'])(
    'is shown as coming soon if its address is "%s"',
    (url) => {
      const html = draw({ url });
      expect(html).toContain('Coming soon');
      expect(html).not.toContain('<a ');
    },
  );

  it('from the media library plays in the browser’s player, at its own aspect ratio, without a third party', () => {
    const html = draw({ kind: 'file', file: aVideo, poster: aPicture, url: 'https://youtu.be/aBcD_fGh-1k' });
    expect(html).toMatch(
      /<video[^>]*controls=""[^>]*preload="none"[^>]*poster="\/a.svg"[^>]*width="1080" height="1920"/,
    );
    expect(html).toContain('<source src="/a.mp4" type="video/mp4"/>');
    expect(html).not.toContain('youtu');
  });

  it('from the media library shows its captions, and no track for a file that has none', () => {
    const own = { kind: 'file', file: aVideo, poster: aPicture } as const;
    const captions = { ...aPicture, src: '/a.vtt', mimeType: 'text/vtt', width: 0, height: 0 };
    expect(draw({ ...own, captions })).toMatch(
      /<track kind="captions" src="\/a.vtt" srcLang="en" label="English captions" default=""\/>/i,
    );
    expect(draw({ ...own, captions: { ...captions, mimeType: 'application/pdf' } })).not.toContain('<track');
    expect(draw(own)).not.toContain('<track');
  });

  it('has a transcript that opens on a press', () => {
    expect(draw({ transcript: '<p>First, a transient.</p>' })).toMatch(
      /<details[^>]*><summary>Transcript.*First, a transient\./,
    );
    expect(draw({})).not.toContain('<details');
  });

  it('has the same messages in both languages', () => {
    expect(Object.keys(messages.zh)).toEqual(Object.keys(messages.en));
  });
});

const aPicture: ResolvedMedia = {
  src: '/a.svg',
  mimeType: 'image/svg+xml',
  width: 1200,
  height: 900,
  alt: 'A timeline',
  color: null,
  srcSet: null,
  sources: [],
};
const aVideo: ResolvedMedia = { ...aPicture, src: '/a.mp4', mimeType: 'video/mp4', width: 1080, height: 1920 };

function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <Video
      title="One click"
      kind="platform"
      url=""
      file={null}
      captions={null}
      poster={null}
      caption=""
      transcript=""
      width="content"
      tone="dark"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
