import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Divider } from './divider.tsx';

describe('a divider', () => {
  it('is one separator to a screen reader, and nothing if it is only space', () => {
    expect([...draw('waveform').matchAll(/<hr/g)]).toHaveLength(1);
    expect([...draw('line').matchAll(/<hr/g)]).toHaveLength(1);
    expect(draw('space')).not.toContain('<hr');
  });

  it("draws the page's own waveform", () => {
    expect(draw('waveform', 'a')).not.toBe(draw('waveform', 'b'));
    expect(draw('line')).not.toContain('<svg');
  });
});

function draw(look: 'waveform' | 'line' | 'space', signature = 'a page'): string {
  return renderToStaticMarkup(
    <Divider
      look={look}
      size="medium"
      tone="light"
      host={{ locale: 'en', id: 'b1', signature, isFirst: false, depth: 0 }}
    />,
  );
}
