import { Buffer } from 'node:buffer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import load, { type ListedBrand, type ListedModels } from './load.ts';
import { ModelList } from './model-list.tsx';

describe('the model list', () => {
  it('stays under 40 KB with 400 models', () => {
    const brands = Array.from({ length: 10 }, (_, index) => brand({ name: `Brand ${index}`, models: column(40) }));
    const html = draw({ brands });
    expect([...html.matchAll(/<li>Magic /g)]).toHaveLength(400);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  it('counts the models of each brand and in total', () => {
    const html = draw({ brands: [brand({ models: ['A', 'B'] }), brand({ name: 'Other', models: ['C'] })] });
    expect(html).toMatch(/<p[^>]*role="status"[^>]*>3 models<\/p>/);
    expect([...html.matchAll(/<data value="(\d)">/g)].map(([, count]) => count)).toEqual(['2', '1', '2', '1']);
  });

  it('uses the singular for a single model', () => {
    expect(draw({ brands: [brand({ models: ['A'] })] })).toContain('>1 model<');
  });

  it('links to every brand, unless there is only one', () => {
    const html = draw({ brands: [brand({}), brand({ name: 'Other' })] });
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`<section id="${id}"`);
    expect(html).toContain('aria-label="Brands"');
    expect(draw({ brands: [brand({})] })).not.toContain('aria-label="Brands"');
  });

  it('gives the search all names of a brand', () => {
    expect(draw({ brands: [brand({ names: '小米,Xiaomi,Redmi' })] })).toContain('data-names="小米,Xiaomi,Redmi"');
  });

  it('labels a set with its brand and its level', () => {
    const html = draw({ brands: [brand({ level: 'trueHd' })] });
    expect(html).toContain('aria-labelledby="b1-1-name b1-1-set-1"');
    expect(html).toContain('<p id="b1-1-set-1">True HD</p>');
  });

  it('formats the date in its language', () => {
    expect(draw({ updated: '2024-11-29' })).toContain('<time dateTime="2024-11-29">November 29, 2024</time>');
    expect(draw({ updated: '2024-11-29' }, 'zh')).toContain('>2024 年 11 月 29 日</time>');
  });

  it('offers the list as a PDF, unless the editor switched that off or the list is empty', () => {
    expect(draw({})).toMatch(/<a [^>]*href="\/models\.pdf"[^>]*download/);
    expect(draw({}, 'en', false)).not.toContain('/models.pdf');
    expect(draw({ brands: [] })).not.toContain('/models.pdf');
  });

  it('shows a message if there are no models', () => {
    expect(draw({ brands: [] })).toContain('being prepared');
    expect(draw({ brands: [] })).not.toContain('<search');
  });

  it('requests the list in the language of its page', async () => {
    const asked: unknown[] = [];
    const attributes = { heading: '', intro: '', pdf: true, tone: 'light' } as const;
    const request = load.request(attributes, 'en');
    await expect(
      request.ask((_, variables) => {
        asked.push(variables);
        return Promise.reject(new Error('no server'));
      }),
    ).rejects.toThrow('no server');
    expect(asked).toEqual([{ language: 'EN' }]);
  });
});

type Props = BlockProps<typeof definition, typeof load>;
type Set = ListedBrand['sets'][number];

function brand(part: Partial<Omit<ListedBrand, 'sets'>> & Partial<Set>): ListedBrand {
  const { models = ['P30', 'P40'], level = 'unstated', ...rest } = part;
  return { name: 'Brand', names: 'Brand', note: '', sets: [{ level, models }], ...rest };
}

function column(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Magic ${index} Pro+ 5G`);
}

function draw(part: Partial<ListedModels>, locale: Props['host']['locale'] = 'en', pdf = true): string {
  return renderToStaticMarkup(
    <ModelList
      heading="Models"
      intro=""
      pdf={pdf}
      data={{ updated: null, pdf: '/models.pdf', brands: [brand({})], ...part }}
      tone="light"
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
