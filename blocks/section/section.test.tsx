import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Section } from './section.tsx';

describe('a section', () => {
  it('normalizes the anchor that an editor typed', () => {
    expect(draw(' Driver Chips! ')).toContain('id="driver-chips"');
    expect(draw('驱动 芯片')).toContain('id="驱动-芯片"');
    expect(draw('')).not.toContain('id=""');
  });

  it('does not repeat its own id as an anchor', () => {
    expect([...draw('b1').matchAll(/id="b1"/g)]).toHaveLength(1);
  });

  it('renders a band on the page, and a plain box inside another block', () => {
    expect(draw('', 0)).toContain('h-band');
    expect(draw('', 1)).not.toMatch(/h-band|h-container/);
  });
});

function draw(anchor: string, depth = 0): string {
  return renderToStaticMarkup(
    <Section
      heading=""
      intro=""
      anchor={anchor}
      width="page"
      space="normal"
      tone="tint"
      content="content"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth }}
    />,
  );
}
