import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readCurveText } from '#ui/feel/curve-link.ts';
import type { BlockHost, BlockProps } from '../block-props.ts';
import definition from './block.ts';
import { Hero } from './hero.tsx';

const openings = Object.keys(definition.fields.opening.options).filter(isOpening);

function isOpening(name: string): name is BlockProps<typeof definition>['opening'] {
  return Object.hasOwn(definition.fields.opening.options, name);
}

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

  it.each(openings)('renders nothing for empty fields in the opening “%s”', (opening) => {
    const html = draw({ opening });
    const [words = ''] = html.split('data-attach');
    expect(words).toContain('</h1>');
    expect(words).not.toMatch(/<p[ >]|<(div|ul|li|dl)[^>]*><\/\1>/);
    expect(html).not.toMatch(/<a |<form/);
    // The actuator of the pad is no field.
    expect(html.replaceAll(/<picture.*?actuator-.*?<\/picture>/g, '')).not.toContain('<img');
  });

  it.each(openings)('has its heading, intro and actions in the opening “%s”', (opening) => {
    const actions = [{ label: 'Compare tiers', link: { href: '/en/a', newTab: false, external: false } }];
    const html = draw({ opening, lede: 'What it does.', actions });
    expect(html).toMatch(/<h1[^>]*id="b1-heading"[^>]*>Feel every pull/);
    expect(html).toContain('aria-labelledby="b1-heading"');
    expect(html).toContain('What it does.');
    expect(html).toMatch(/<a[^>]*href="\/en\/a"/);
  });
});

describe('the openings of a page', () => {
  const everything: Parameters<typeof draw>[0] = {
    eyebrow: 'Games',
    picture,
    figures: [
      { value: '30–500', unit: 'Hz', label: 'Band' },
      { value: '1', unit: 'ms', label: 'Start' },
      { value: '3000+', unit: '', label: 'Games' },
    ],
    search: { href: '/en/community/search', newTab: false, external: false },
  };

  it('to draw on has a pad right after the heading, with the waveform of the page', () => {
    const actions = [{ label: 'Compare tiers', link: { href: '/en/a', newTab: false, external: false } }];
    const html = draw({ opening: 'draw', lede: 'What it does.', actions });
    const order = ['</h1>', 'id="b1-feel"', 'What it does.', 'Compare tiers'].map((part) => html.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const start = /data-attach="hero"[^>]*data-start="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(readCurveText(start)?.levels.some((level) => level > 0.9)).toBe(true);
    expect(html).not.toContain('hero-wave');
  });

  it('of a device shows it first, and a button plays its effect', () => {
    const html = draw({ ...everything, opening: 'device' });
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toMatch(/fetchPriority="high"/);
    expect(html).toMatch(/data-attach="hero"[^>]*><button[^>]*data-pattern="own"[^>]*>.*?Feel it<\/button>/);
    expect(html).not.toContain('aria-pressed');
    expect(html).not.toMatch(/<dl|<form/);
  });

  it('of a device is dark, whatever surface was chosen before', () => {
    expect(draw({ opening: 'device', tone: 'signal' })).toMatch(/<section[^>]*data-tone="dark"/);
  });

  it('of a product shows its figures, each with its label, and loads no effect', () => {
    const html = draw({ ...everything, opening: 'product' });
    expect([...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label)).toEqual(['Band', 'Start', 'Games']);
    expect(html).toMatch(/30–500<\/span><span[^>]*>Hz</);
    expect(html).toMatch(/fetchPriority="high"/);
    expect(html).not.toMatch(/data-attach|<form/);
  });

  it('of a list offers a search that its page answers without a script', () => {
    const html = draw({ ...everything, opening: 'lead' });
    expect(html).toMatch(/<form[^>]*action="\/en\/community\/search" method="get"/);
    expect(html).toContain('name="q"');
    expect(html).not.toMatch(/<img|<dl|data-attach="hero"/);
    expect(draw({ ...everything, search: null, opening: 'lead' })).not.toContain('<form');
  });

  it('of a task is a heading and a sentence, without waveform, patterns or figures', () => {
    const html = draw({ ...everything, eyebrow: '', picture: null, opening: 'plain', lede: 'One sentence.' });
    expect(html).not.toMatch(/<svg|<button|<img|<dl|<form/);
    expect(html).toContain('One sentence.');
  });

  it('of an article has its picture as well', () => {
    expect(draw({ ...everything, opening: 'plain' })).toMatch(/Games.*<h1.*<img[^>]*fetchPriority="high"/);
  });
});

function draw(props: Partial<BlockProps<typeof definition>>, host: Partial<BlockHost> = {}): string {
  return renderToStaticMarkup(
    <Hero
      eyebrow=""
      heading="Feel every pull of the trigger"
      lede=""
      actions={[]}
      search={null}
      figures={[]}
      opening="wave"
      picture={null}
      size="page"
      tone="dark"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: true, depth: 0, ...host }}
    />,
  );
}
