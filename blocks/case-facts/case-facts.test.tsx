import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { CaseFacts } from './case-facts.tsx';

describe('the facts of a case', () => {
  it('show the date in the format that all pages use', () => {
    expect(draw({ date: '2024-09-05' })).toContain('<time dateTime="2024-09-05">September 5, 2024</time>');
  });

  it('omit terms without a value', () => {
    expect(terms(draw({ client: 'A laptop maker' }))).toEqual(['Client']);
    expect(terms(draw({ result: { value: '24', unit: 'ms', text: '' } }))).toEqual(['Result']);
  });

  it('list every part under one term', () => {
    const html = draw({
      parts: [
        { name: 'Engine', detail: '', link: { href: '/en/product/engine', newTab: false, external: false } },
        { name: 'Chip', detail: '3.0–5.5 V', link: null },
      ],
    });
    expect(terms(html)).toEqual(['Parts used']);
    expect(html).toMatch(/<dd><a href="\/en\/product\/engine">Engine<\/a><\/dd><dd>Chip/);
  });
});

function terms(html: string) {
  return [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, term]) => term);
}

function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <CaseFacts
      date=""
      client=""
      problem=""
      parts={[]}
      result={{ value: '', unit: '', text: '' }}
      tone="light"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
