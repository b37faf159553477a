import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Quote } from './quote.tsx';

describe('the quote', () => {
  it('starts a paragraph at an empty line and nowhere else', () => {
    const html = draw({ text: 'One\nstill one\n\n\nTwo\n' });
    expect([...html.matchAll(/<p>/g)]).toHaveLength(2);
  });

  it('joins role and company with the comma of the language', () => {
    expect(draw({ person: 'Lin', position: 'Director', company: 'Haptera' })).toContain('Director, Haptera');
    expect(draw({ person: '林', position: '总监', company: '触境' }, 'zh')).toContain('总监，触境');
  });

  it('has no caption if neither person nor company is given', () => {
    expect(draw({})).not.toContain('<figcaption');
    expect(draw({ company: 'Haptera' })).toContain('Haptera');
  });

  it('opens with two clicks, hidden from screen readers', () => {
    const mark = (html: string) => /<svg.*?<\/svg>/.exec(html)?.[0] ?? '';
    expect(mark(draw({}))).toContain('aria-hidden="true"');
    expect([...mark(draw({})).matchAll(/<path d="(?<clicks>[^"]*)"/g)][1]?.groups?.clicks?.match(/m/g)).toHaveLength(2);
    expect(mark(draw({}, 'zh'))).toBe(mark(draw({}, 'en')));
  });
});

function draw(props: Partial<BlockProps<typeof definition>>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <Quote
      text="It simply clicks."
      person=""
      position=""
      company=""
      portrait={null}
      tone="tint"
      {...props}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
