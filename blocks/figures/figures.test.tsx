import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { drawFigure, type FigureDrawing, figureBox } from './figure-scale.ts';
import { Figures } from './figures.tsx';

describe('the drawing of a figure', () => {
  it('is as wide as the figure on its axis', () => {
    const drawing = drawFigure('7', 'ms');
    expect(drawing).toMatchObject({ start: '0', end: '10 ms' });
    expect(rightmost(drawing)).toBe(0.7 * figureBox.width);
    expect(drawFigure('4', '%')).toMatchObject({ start: '0', end: '100%' });
    expect(rightmost(drawFigure('4', '%'))).toBeCloseTo(0.04 * figureBox.width, -0.5);
  });

  it('places a range at its position on the axis, which has decades if the range is wide', () => {
    const band = drawFigure('30–500', 'Hz');
    expect(band).toMatchObject({ start: '10', end: '1000 Hz' });
    expect(band?.strikes).toBe('M57 3v26M204 3v26');
    expect(drawFigure('1–2', '个月')).toMatchObject({ start: '0', end: '3 个月', strikes: 'M80 3v26M160 3v26' });
  });

  it('counts a figure without a unit of measure in lines, and says what a line stands for', () => {
    const games = drawFigure('3000+', '款');
    expect(games?.start).toBe('│ = 100');
    expect(strokes(games)).toBe(30);
    expect(strokes(drawFigure('40+', ''))).toBe(40);
  });

  it('reads full-width digits as the same number', () => {
    expect(drawFigure('３０', 'ms')).toEqual(drawFigure('30', 'ms'));
  });

  it('stays within its axis whatever an editor writes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom('', 'ms', '%', '款'),
        (value, unit) => {
          const drawing = drawFigure(value, unit);
          if (!drawing) return;
          expect(drawing.lines + drawing.strikes + drawing.axis).not.toMatch(/NaN|Infinity/);
          expect(rightmost(drawing)).toBeLessThanOrEqual(figureBox.width);
          expect(strokes(drawing)).toBeLessThanOrEqual(61);
        },
      ),
    );
  });

  it('is null if the value contains no number', () => {
    expect(drawFigure('∞', 'ms')).toBeNull();
  });
});

describe('the figures', () => {
  it('are term and value in the markup, whatever their order on the screen', () => {
    const html = draw([figure({ label: 'Band', value: '30–500', unit: 'Hz' })]);
    expect(html).toMatch(/<dt>Band<\/dt><dd[^>]*>.*30–500.*Hz.*<\/dd>/);
  });

  it('share one size, set by the longest of them', () => {
    const short = longest(draw([figure({ value: '1' }), figure({ value: '4' })]));
    const long = longest(draw([figure({ value: '1' }), figure({ value: '100–300', unit: 'Hz' })]));
    expect(long).toBeGreaterThan(short);
    expect(longest(draw([figure({ value: '1', unit: '款游戏' })]))).toBeGreaterThan(short);
  });

  it('keep their rule if the scales are switched off', () => {
    const html = draw([figure({}), figure({})], false);
    expect(html).not.toContain('<svg');
    expect([...html.matchAll(/<span[^>]*><\/span>/g)]).toHaveLength(2);
  });
});

function rightmost(drawing: FigureDrawing | null): number {
  const marks = `${drawing?.lines}${drawing?.strikes}`;
  return Math.max(...[...marks.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)));
}

function strokes(drawing: FigureDrawing | null): number {
  return [...`${drawing?.lines}${drawing?.strikes}`.matchAll(/v/g)].length;
}

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
