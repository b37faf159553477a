import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { LegalText } from './legal-text.tsx';

type Props = BlockProps<typeof definition>;

describe('a legal text', () => {
  it('shows from when it is valid, in the format of its language', () => {
    expect(draw({})).toContain('<time dateTime="2026-03-01">Valid from March 1, 2026</time>');
    expect(draw({}, 'zh')).toContain('自 2026 年 3 月 1 日起生效');
    expect(draw({ validFrom: '' })).not.toContain('<time');
  });

  it('links to its sections, whose anchors are the same in both languages', () => {
    for (const locale of ['zh', 'en'] as const) {
      const html = draw({}, locale);
      for (const id of ['b1-1', 'b1-2', 'b1-3']) {
        expect(html).toContain(`<section id="${id}"`);
        expect(html).toMatch(new RegExp(`<li><a href="#${id}">`));
      }
    }
  });

  it('keeps the anchor of a section while the one before it is empty', () => {
    const sections = [{ heading: '', body: '' }, ...sample.slice(1)];
    expect(draw({ sections })).toContain('<section id="b1-2" class="legal-section"><div class="legal-title"><h2');
  });

  it('has no table of contents for only two sections', () => {
    expect(draw({ sections: sample.slice(0, 2) })).not.toContain('<nav');
  });
});

const sample = [
  { heading: 'Scope', body: '<p>One.</p>' },
  { heading: 'Duties', body: '<p>Two.</p>' },
  { heading: 'End', body: '<p>Three.</p>' },
];

function draw(props: Partial<Props>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <LegalText
      heading="Terms"
      summary=""
      validFrom="2026-03-01"
      sections={sample}
      tone="light"
      {...props}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: true, depth: 0 }}
    />,
  );
}
