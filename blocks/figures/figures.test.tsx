import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { figureSignature } from './figure-signature.ts';
import { Figures } from './figures.tsx';

describe('the waveform of a number', () => {
  it('has a click for each digit, harder where the digit is larger', () => {
    const { transients, envelopes } = figureSignature('1089');
    expect(transients.map(({ intensity }) => intensity)).toEqual([0.46, 0.4, 0.88, 0.94]);
    expect(envelopes).toEqual([]);
  });

  it('sweeps through a range and swells at a plus', () => {
    expect(figureSignature('30–500').envelopes.at(0)?.points.at(-1)?.frequency).toBe(500);
    expect(figureSignature('3000+').envelopes).toHaveLength(1);
  });

  it('reads full-width digits as the same number', () => {
    expect(figureSignature('３０')).toEqual(figureSignature('30'));
  });

  it('stays a playable pattern whatever an editor writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (value) => {
        const { duration, transients, envelopes } = figureSignature(value);
        for (const { time, intensity } of transients) {
          expect(time).toBeLessThan(duration);
          expect(intensity).toBeLessThanOrEqual(1);
        }
        for (const envelope of envelopes) expect(envelope.start + envelope.duration).toBeLessThan(duration);
      }),
    );
  });
});

describe('the figures', () => {
  it('are read as a term and its value, whatever stands first on the page', () => {
    const html = draw([figure({ label: 'Band', value: '30–500', unit: 'Hz' })]);
    expect(html).toMatch(/<dt>Band<\/dt><dd[^>]*>.*30–500.*Hz.*<\/dd>/);
  });

  it('share one size, set by the longest of them', () => {
    const short = longest(draw([figure({ value: '1' }), figure({ value: '4' })]));
    const long = longest(draw([figure({ value: '1' }), figure({ value: '100–300', unit: 'Hz' })]));
    expect(long).toBeGreaterThan(short);
    expect(longest(draw([figure({ value: '1', unit: '款游戏' })]))).toBeGreaterThan(short);
  });

  it('keep their rule when the waveforms are off', () => {
    const html = draw([figure({}), figure({})], false);
    expect(html).not.toContain('<svg');
    expect([...html.matchAll(/class="figures-rule"/g)]).toHaveLength(2);
  });
});

type Figure = BlockProps<typeof definition>['figures'][number];

function figure(part: Partial<Figure>): Figure {
  return { value: '1', unit: '', label: 'A figure', note: '', ...part };
}

function longest(html: string): number {
  return Number(/--longest:([\d.]+)/.exec(html)?.[1]);
}

function draw(figures: Figure[], hasWaves = true): string {
  return renderToStaticMarkup(
    <Figures
      heading=""
      intro=""
      figures={figures}
      hasWaves={hasWaves}
      tone="dark"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
