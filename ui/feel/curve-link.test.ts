import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCurveText, writeCurve } from './curve-link.ts';
import { type FeelCurve, frequencyRange, padSamples, readFacts } from './feel-curve.ts';
import { presetCurve, presetNames } from './presets.ts';

const samples = (min: number, max: number) =>
  fc.array(fc.double({ min, max, noNaN: true }), { minLength: padSamples, maxLength: padSamples });
const curves = fc.record({ levels: samples(0, 1), frequencies: samples(frequencyRange.low, frequencyRange.high) });

describe('the text of a curve in an address', () => {
  it('gives the same curve again, within what a hand can tell apart', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const read = readCurveText(writeCurve(curve));
        expect(read).not.toBeNull();
        expect(farthest(curve.levels, read?.levels)).toBeLessThan(0.012);
        expect(farthest(curve.frequencies, read?.frequencies)).toBeLessThan(3);
      }),
    );
  });

  it('ends and pauses where the curve does', () => {
    const gaps = fc.record({
      levels: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })), {
        minLength: padSamples,
        maxLength: padSamples,
      }),
      frequencies: samples(frequencyRange.low, frequencyRange.high),
    });
    const silent = ({ levels }: FeelCurve) => levels.map((level) => level > 0);
    fc.assert(
      fc.property(gaps, (curve) => {
        expect(silent(readCurveText(writeCurve(curve)) ?? flat(1))).toEqual(silent(curve));
      }),
    );
    for (const name of presetNames) {
      const curve = presetCurve(name);
      expect(readFacts(readCurveText(writeCurve(curve)) ?? flat(1)).length).toBe(readFacts(curve).length);
    }
  });

  it('is short for the curves that one draws', () => {
    for (const name of presetNames) {
      const text = writeCurve(presetCurve(name));
      expect([name, text.length]).toEqual([name, Math.min(text.length, 460)]);
      expect(text).toMatch(/^[\w-]+$/);
    }
    expect(writeCurve(flat(0)).length).toBe(8);
  });

  it('is refused or gives a whole curve within its bounds, whatever an address holds', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\w-]{0,80}$/),
      curves.map((curve) => writeCurve(curve).slice(4)),
      fc.tuple(curves, fc.nat(600), fc.stringMatching(/^[\w-]$/)).map(([curve, at, letter]) => {
        const text = writeCurve(curve);
        return text.slice(0, at) + letter + text.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCurveText(text);
        if (read === null) return;
        expect(read.levels).toHaveLength(padSamples);
        expect(read.frequencies).toHaveLength(padSamples);
        expect(read.levels.every((level) => level >= 0 && level <= 1)).toBe(true);
        expect(read.frequencies.every((each) => each >= frequencyRange.low && each <= frequencyRange.high)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'AAAA',
    'not base64!',
    'A'.repeat(5_000),
    `${writeCurve(flat(1))}AAAA`,
    writeCurve(flat(1)).slice(0, -4),
  ])('refuses %j', (text) => expect(readCurveText(text)).toBeNull());
});

function flat(level: number): FeelCurve {
  const repeat = (value: number) => Array.from({ length: padSamples }, () => value);
  return { levels: repeat(level), frequencies: repeat(120) };
}

function farthest(one: readonly number[], other: readonly number[] = []): number {
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.POSITIVE_INFINITY))));
}
