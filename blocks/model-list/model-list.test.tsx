import { Buffer } from 'node:buffer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { ModelList } from './model-list.tsx';

describe('the model list', () => {
  it('stays under 40 KB with 400 models', () => {
    const brands = Array.from({ length: 10 }, (_, index) => brand({ name: `Brand ${index}`, models: columnOf(40) }));
    const html = draw({ brands });
    expect([...html.matchAll(/<li>Magic /g)]).toHaveLength(400);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  it('counts the models of each brand and of all, each name once', () => {
    const html = draw({ brands: [brand({ models: 'A\nB\nA' }), brand({ name: 'Other', models: 'C' })] });
    expect(html).toMatch(/<p[^>]*role="status"[^>]*>3 models<\/p>/);
    expect([...html.matchAll(/<data value="(\d)">/g)].map(([, count]) => count)).toEqual(['2', '1', '2', '1']);
  });

  it('speaks of a single model in the singular', () => {
    expect(draw({ brands: [brand({ models: 'A' })] })).toContain('>1 model<');
  });

  it('leads to every brand, and spares the jumps where there is only one', () => {
    const html = draw({ brands: [brand({}), brand({ name: 'Other' })] });
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`<section id="${id}"`);
    expect(html).toContain('aria-label="Brands"');
    expect(draw({ brands: [brand({})] })).not.toContain('aria-label="Brands"');
  });

  it('tells the search all names of a brand', () => {
    expect(draw({ brands: [brand({ name: '小米', aliases: 'Xiaomi, Redmi' })] })).toContain(
      'data-names="小米,Xiaomi, Redmi"',
    );
  });

  it('names a set by its brand and its level', () => {
    const html = draw({ brands: [brand({ level: 'trueHd' })] });
    expect(html).toContain('aria-labelledby="b1-1-name b1-1-set-1"');
    expect(html).toContain('<p id="b1-1-set-1">True HD</p>');
  });

  it('writes the date as its language does', () => {
    expect(draw({ updated: '2024-11-29' })).toContain('<time dateTime="2024-11-29">November 29, 2024</time>');
    expect(draw({ updated: '2024-11-29' }, 'zh')).toContain('>2024 年 11 月 29 日</time>');
  });

  it('offers the file before the link, and nothing without a label', () => {
    const file = {
      src: '/media/models.pdf',
      mimeType: 'application/pdf',
      width: 0,
      height: 0,
      alt: '',
      color: null,
      srcSet: null,
      sources: [],
    };
    const link = { href: '/en/contact', newTab: false, external: false };
    expect(draw({ download: { label: 'PDF', file, link } })).toContain('href="/media/models.pdf"');
    expect(draw({ download: { label: 'PDF', file: null, link } })).toContain('href="/en/contact"');
    expect(draw({ download: { label: '', file, link } })).not.toContain('href="/media');
  });
});

type Props = BlockProps<typeof definition>;
type Brand = Props['brands'][number];
type Level = Brand['sets'][number]['level'];

function brand(part: Partial<Brand> & { models?: string; level?: Level }): Brand {
  const { models = 'P30\nP40', level = 'unstated', ...rest } = part;
  return { name: 'Brand', aliases: '', note: '', sets: [{ level, models }], ...rest };
}

function columnOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `Magic ${index} Pro+ 5G`).join('\n');
}

function draw(part: Partial<Props>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <ModelList
      heading="Models"
      intro=""
      updated=""
      download={{ label: '', file: null, link: null }}
      brands={[brand({})]}
      tone="light"
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
      {...part}
    />,
  );
}
