import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Hero } from './hero.tsx';

describe('the hero', () => {
  it('opens a page with its only h1 and loads its picture first', () => {
    const html = draw({ picture });
    expect(html).toMatch(/<h1[^>]*>Feel every pull of the trigger<\/h1>/);
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/);
  });

  it('is a section with an h2 and a lazy picture further down a page', () => {
    const html = draw({ picture }, { isFirst: false });
    expect(html).toContain('<h2');
    expect(html).not.toContain('<h1');
    expect(html).toContain('loading="lazy"');
  });

  it('shows its waveform without JavaScript, the same in both languages', () => {
    const wave = (html: string) => /<span[^>]*data-variant="hero"[^>]*>.*?<\/svg>/.exec(html)?.[0];
    expect(wave(draw({}))).toContain('<path');
    expect(wave(draw({}, { locale: 'zh' }))).toBe(wave(draw({})));
    expect(wave(draw({}, { signature: 'another page' }))).not.toBe(wave(draw({})));
  });

  it('offers its own pattern and three others, and shows the duration and frequencies of its own', () => {
    const html = draw({}, { locale: 'zh' });
    expect([...html.matchAll(/data-pattern="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'own',
      'click',
      'recoil',
      'detent',
    ]);
    expect([...html.matchAll(/aria-pressed="true"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(['本页波形']);
    expect(html).toMatch(/data-scale="">\d+ ms · \d+–\d+ Hz</);
  });

  it('has an axis with ticks in ms and the frequencies in Hz', () => {
    const axis = /<div class="h-axis".*?<\/div>/.exec(draw({}))?.[0];
    expect([...`${axis}`.matchAll(/<b [^>]*>(\d+(?: ms)?)</g)].length).toBeGreaterThan(2);
    expect(axis).toMatch(/<b [^>]*>\d+ ms<\/b><\/div>$/);
    expect(axis).toMatch(/<i [^>]*>\d+–\d+ Hz</);
  });

  it('leaves out an action whose page is not published', () => {
    const html = draw({
      actions: [
        { label: 'Hidden', link: null },
        { label: 'Shown', link: { href: '/en/a', newTab: false, external: false } },
      ],
    });
    expect(html).not.toContain('Hidden');
    expect(html).toMatch(
      /<a[^>]*href="\/en\/a"[^>]*data-variant="primary"|<a[^>]*data-variant="primary"[^>]*href="\/en\/a"/,
    );
  });

  it('renders nothing for empty fields', () => {
    const html = draw({});
    const [words = ''] = html.split('data-attach');
    expect(words).toContain('</h1>');
    expect(words).not.toMatch(/<p[ >]|<(div|ul|li)[^>]*><\/\1>/);
    expect(html).not.toMatch(/<a |<img/);
  });
});

const picture = {
  src: '/a.svg',
  mimeType: 'image/svg+xml',
  width: 1200,
  height: 900,
  alt: 'A controller',
  color: null,
  srcSet: null,
  sources: [],
};

function draw(props: Partial<BlockProps<typeof definition>>, host: Partial<BlockHost> = {}): string {
  return renderToStaticMarkup(
    <Hero
      eyebrow=""
      heading="Feel every pull of the trigger"
      lede=""
      actions={[]}
      picture={null}
      size="page"
      tone="dark"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: true, depth: 0, ...host }}
    />,
  );
}
