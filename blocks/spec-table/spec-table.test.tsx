import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { SpecTable } from './spec-table.tsx';

describe('the spec table', () => {
  it('puts the unit of a row after every figure, and only after figures', () => {
    const html = draw({
      groups: [group([row({ unit: 'Hz', values: [value({ figure: '30–500' }), value({ words: 'Fixed' })] })])],
    });
    expect([...html.matchAll(/Hz/g)]).toHaveLength(1);
    expect(html).toMatch(/30–500 <span[^>]*>Hz<\/span>/);
  });

  it('writes a percentage without a space', () => {
    const html = draw({ groups: [group([row({ unit: '%', values: [value({ figure: '4' })] })])] });
    expect(html).toMatch(/4<span[^>]*>%<\/span>/);
  });

  it('separates a figure from its words by a space, also where the text is copied', () => {
    const html = draw({ groups: [group([row({ values: [value({ figure: 'iPhone 8', words: 'or later' })] })])] });
    expect(html.replace(/<[^>]*>/g, '')).toContain('iPhone 8 or later');
  });

  it('shows a dash, with a name for screen readers, if a product has no value', () => {
    const html = draw({ groups: [group([row({ values: [value({ figure: '1' })] })])] });
    expect([...html.matchAll(/role="cell"/g)]).toHaveLength(3);
    expect(html).toMatch(/>None<\/span>/);
  });

  it('leaves out values that have no product', () => {
    const values = ['1', '2', '3', '4'].map((figure) => value({ figure }));
    expect(draw({ groups: [group([row({ values })])] })).not.toContain('>3<');
  });

  it('names its marks in the language of the page', () => {
    const groups = [group([row({ values: [value({ mark: 'yes' }), value({ mark: 'partial' })] })])];
    expect(draw({ groups })).toContain('aria-label="In part"');
    expect(draw({ groups }, 'zh')).toContain('aria-label="部分支持"');
  });

  it('offers to hide equal rows only where some are equal and some are not', () => {
    const same = row({ values: [value({ figure: '8' }), value({ figure: '8' })] });
    const other = row({ values: [value({ figure: '250' }), value({ figure: '1000' })] });
    const draws = (rows: Row[], highlightDifferences = true) => draw({ groups: [group(rows)], highlightDifferences });
    expect(draws([same, other])).toContain('Differences only');
    expect(draws([same, other])).toMatch(/<tr role="row" data-same/);
    expect(draws([same, same])).not.toContain('type="checkbox"');
    expect(draws([other, other])).not.toContain('type="checkbox"');
    expect(draws([same, other], false)).not.toMatch(/type="checkbox"|data-apart/);
  });

  it('has nothing to compare in a single product', () => {
    const html = draw({
      columns: [column('A')],
      groups: [group([row({}), row({ values: [value({ figure: '1' })] })])],
    });
    expect(html).not.toMatch(/type="checkbox"|data-compared/);
  });

  it('is labelled by its heading or, without one, by its caption', () => {
    expect(draw({ caption: 'Measured at 25 °C' })).toContain('aria-labelledby="b1-heading"');
    const html = draw({ heading: '', caption: 'Measured at 25 °C' });
    expect(html).toContain('<caption>Measured at 25 °C</caption>');
    expect(html).not.toContain('aria-labelledby');
  });
});

type Props = BlockProps<typeof definition>;
type Row = Props['groups'][number]['rows'][number];
type Value = Row['values'][number];

function value(part: Partial<Value>): Value {
  return { figure: '', words: '', mark: 'none', ...part };
}

function row(part: Partial<Row>): Row {
  return { label: 'A row', note: '', unit: '', values: [], ...part };
}

function group(rows: Row[]): Props['groups'][number] {
  return { title: 'A group', rows };
}

function column(name: string): Props['columns'][number] {
  return { name, note: '', isHighlighted: false };
}

function draw(part: Partial<Props>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <SpecTable
      heading="Specifications"
      intro=""
      columns={[column('A'), column('B')]}
      groups={[group([row({})])]}
      caption=""
      highlightDifferences={false}
      tone="light"
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
      {...part}
    />,
  );
}
