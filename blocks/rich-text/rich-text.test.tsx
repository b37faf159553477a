import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { RichText } from './rich-text.tsx';

describe('rich text', () => {
  it('labels a table without a caption in the language of the page, because its frame scrolls', () => {
    const body = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(draw({ body })).toContain('aria-label="Table"');
    expect(draw({ body }, 'zh')).toContain('aria-label="表格"');
    expect(draw({ body: body.replace('<tbody>', '<caption>Levels</caption><tbody>') })).toContain(
      'aria-label="Levels"',
    );
  });

  it('renders no empty head, and is labelled by its heading if it has one', () => {
    expect(draw({})).not.toMatch(/rich-text-head|aria-labelledby/);
    expect(draw({ heading: 'Words' })).toMatch(/<section id="b1"[^>]*aria-labelledby="b1-heading"/);
  });

  it('is as wide as the page if its heading is beside it', () => {
    expect(draw({ width: 'beside' })).toContain('data-width="page"');
    expect(draw({ width: 'text' })).not.toContain('data-width="page"');
  });

  it('removes scripts that an editor pasted', () => {
    expect(draw({ body: '<p onclick="a()">Hi<script>b()</script></p>' })).toMatch(/<p>Hi<\/p>/);
  });
});

function draw(props: Partial<BlockProps<typeof definition>>, locale: 'zh' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <RichText
      heading=""
      lead=""
      body="<p>Words</p>"
      width="text"
      tone="light"
      {...props}
      host={{ locale, id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
