import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { parseCurve, printCurve } from './curve-text.ts';
import { HapticCurves } from './haptic-curves.tsx';
import { curveScale, plotCurve, readCurve } from './plot-curves.ts';

const rumble = {
  name: 'Before',
  transients: [],
  points: [
    { time: 300, intensity: 0, frequency: 160 },
    { time: 0, intensity: 80, frequency: 160 },
  ],
};
const click = {
  name: 'After',
  transients: [{ time: 20, intensity: 100 }],
  points: [
    { time: 20, intensity: 50, frequency: 90 },
    { time: 60, intensity: 0, frequency: 60 },
    { time: 100, intensity: 0, frequency: 60 },
    { time: 150, intensity: 40, frequency: 240 },
  ],
};

describe('a curve', () => {
  it('is drawn to scale on the shared time axis', () => {
    const scale = curveScale([rumble, click]);
    expect(scale.times).toEqual([0, 100, 200, 300]);
    expect(plotCurve(rumble, scale).area).toBe('M0 200L0 40L1000 200V200z');
    expect(plotCurve(click, scale).transients).toBe('M67 200V0');
  });

  it('has no frequency where it is silent', () => {
    expect(plotCurve(click, curveScale([click])).frequency.match(/M/g)).toHaveLength(2);
  });

  it('is summarized in figures', () => {
    expect(readCurve(click)).toEqual({ length: 150, peak: 100, low: 60, high: 240, transients: 1 });
    expect(readCurve({ transients: [], points: [] })).toEqual({ length: 0, peak: 0, low: 0, high: 0, transients: 0 });
  });
});

describe('the text with which a curve is played', () => {
  it('holds its points and transients', () => {
    for (const { points, transients } of [rumble, click, { points: [], transients: [] }]) {
      expect(parseCurve(printCurve({ points, transients }))).toEqual({ points, transients });
    }
  });
});

describe('the curves', () => {
  it('have a button each that plays them, named after the curve', () => {
    const html = draw([rumble, click]);
    expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Play: Before',
      'Play: After',
    ]);
    expect(html).toContain('data-curve="300 0 160,0 80 160|"');
  });

  it('have time ticks in ms and a frequency axis in Hz', () => {
    const html = draw([rumble, click]);
    expect([...html.matchAll(/<span>(\d+(?: ms)?)<\/span>/g)].map(([, tick]) => tick)).toEqual([
      '0',
      '100',
      '200',
      '300 ms',
    ]);
    expect(html).toContain('data-top-frequency="300 Hz"');
  });

  it('have their figures in the accessible name', () => {
    expect(draw([click])).toContain('aria-label="After, 150 ms, 60–240 Hz, 1 transient, intensity up to 100%"');
  });

  it('consist of at most four paths each', () => {
    expect([...draw([click]).matchAll(/<path class/g)]).toHaveLength(4);
    expect([...draw([rumble]).matchAll(/<path class/g)]).toHaveLength(3);
  });
});

function draw(curves: BlockProps<typeof definition>['curves']): string {
  return renderToStaticMarkup(
    <HapticCurves
      heading=""
      intro=""
      curves={curves}
      caption=""
      tone="dark"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
