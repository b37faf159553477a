import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readCurveText } from '#ui/feel/curve-link.ts';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { FeelCurve } from './feel-curve.tsx';

type Props = BlockProps<typeof definition>;

describe('a playable curve', () => {
  it('is a picture with its figures as a name, also without a script', () => {
    const html = draw({ start: 'recoil' });
    expect(html).toMatch(/role="img" aria-label="Haptic curve: \d+ ms · \d+–\d+ Hz · peak 100%"/);
    expect(html).toMatch(/class="feel-outline" d="M0 200L/);
  });

  it('starts from the curve that an editor has entered', () => {
    const points = [0, 50, 0].map((intensity, index) => ({ time: index * 500, intensity, frequency: 80 }));
    const curve = startOf(draw({ start: 'own', points }));
    expect(curve?.levels[50]).toBeCloseTo(0.5, 2);
    expect(curve?.frequencies[50]).toBe(80);
  });

  it('that may only be played has nothing to draw with', () => {
    expect(draw({}).match(/data-act="\w+"/g)).toHaveLength(6);
    expect(draw({ isDrawable: false }).match(/data-act="\w+"/g)).toEqual(['data-act="play"', 'data-act="mute"']);
  });

  it('shows the actuator in two layers of pictures, or as a drawing', () => {
    expect(draw({}).match(/actuator-(plate|mass)-1280/g)?.length).toBeGreaterThanOrEqual(2);
    expect(draw({ look: 'drawing' })).not.toContain('<img');
    expect(draw({ look: 'drawing' })).toContain('class="actuator"');
  });

  it('has an id that links to a curve can name, the same in both languages', () => {
    expect(draw({})).toContain('id="b1-feel"');
  });
});

function startOf(html: string) {
  return readCurveText(/data-start="([^"]*)"/.exec(html)?.[1] ?? '');
}

function draw(props: Partial<Props>): string {
  return renderToStaticMarkup(
    <FeelCurve
      heading=""
      intro=""
      start="recoil"
      transients={[]}
      points={[]}
      look="picture"
      isDrawable
      tone="dark"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
      {...props}
    />,
  );
}
