import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSignature } from './signature.ts';
import { vibrationPattern } from './vibration-pattern.ts';
import { waveformBoxes, waveformVariants } from './waveform-boxes.ts';
import { cropSide, intensityAt, waveformDigest, waveformLines } from './waveform-lines.ts';
import { createMotion } from './waveform-motion.ts';
import { waveformPath } from './waveform-path.ts';

const seeds = fc.string({ minLength: 0, maxLength: 40, unit: 'grapheme' });

describe('a signature', () => {
  test('is equal for equal seeds, and different for the seeds of different pages', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(createSignature(seed)).toEqual(createSignature(seed));
      }),
    );
    const pages = ['home', 'solution/gaming', 'solution/muse', 'product/engine', 'product/creator', 'explore/news'];
    expect(new Set(pages.map((page) => waveformPath(createSignature(page), waveformBoxes.hero).lines)).size).toBe(6);
  });

  test('is haptic data that an actuator could play', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { duration, transients, envelopes } = createSignature(seed);
        expect(duration).toBeGreaterThan(900);
        expect(duration).toBeLessThan(2600);
        expect(transients.length).toBeGreaterThanOrEqual(5);
        expect(envelopes.length).toBeGreaterThanOrEqual(2);
        for (const { time, intensity, sharpness } of transients) {
          expect(Number.isInteger(time) && time >= 0 && time < duration).toBe(true);
          expect(intensity > 0 && intensity <= 1 && sharpness >= 0 && sharpness <= 1).toBe(true);
        }
        for (const envelope of envelopes) {
          expect(envelope.start + envelope.duration).toBeLessThanOrEqual(duration);
          expect(envelope.points[0]?.time).toBe(0);
          expect(envelope.points.at(-1)?.time).toBe(envelope.duration);
          for (const { intensity, frequency } of envelope.points) {
            expect(intensity >= 0 && intensity <= 1 && frequency >= 30 && frequency <= 500).toBe(true);
          }
          const times = envelope.points.map(({ time }) => time);
          expect(times).toEqual([...times].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('of the home page never changes, because it is in print and in shared pictures', () => {
    const { duration, transients, envelopes } = createSignature('home');
    expect({
      duration,
      clicks: transients.map(({ time }) => time),
      swells: envelopes.map(({ start }) => start),
    }).toMatchInlineSnapshot(`
      {
        "clicks": [
          60,
          917,
          1038,
          1089,
          1151,
          1227,
          1320,
          1515,
        ],
        "duration": 2010,
        "swells": [
          60,
          511,
          1515,
        ],
      }
    `);
  });
});

describe('a drawing', () => {
  test.each(waveformVariants)('of variant %s has integer coordinates within its box, and at most 1.5 KB', (variant) => {
    const box = waveformBoxes[variant];
    fc.assert(
      fc.property(seeds, (seed) => {
        const { lines, strikes } = waveformPath(createSignature(seed), box);
        expect(lines.length + strikes.length).toBeLessThanOrEqual(1536);
        expect(strikes.length).toBeGreaterThan(0);
        for (const path of [lines, strikes]) {
          expect(path).toMatch(/^(m-?\d+[ -]\d+v\d+)*$/);
          let x = 0;
          let y = 0;
          for (const [, dx, dy, length] of path.matchAll(/m(-?\d+) ?(-?\d+)v(\d+)/g)) {
            x += Number(dx);
            y += Number(dy);
            expect(x >= 0 && x <= box.width && y >= 0 && y + Number(length) <= box.height).toBe(true);
            y += Number(length);
          }
        }
      }),
    );
  });

  test('has the requested number of lines, which are closer where the frequency is higher', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 20, max: 240 }), (seed, count) => {
        const lines = waveformLines(createSignature(seed), count);
        expect(lines).toHaveLength(count);
        for (const { x, reach } of lines) expect(x >= 0 && x <= 1 && reach > 0 && reach <= 1).toBe(true);
      }),
    );
    const signature = createSignature('product/engine');
    const swell = signature.envelopes.find(({ points }) => (points.at(-1)?.frequency ?? 0) > 200);
    const gaps = waveformLines(signature, 168).map(({ x }, index, all) => ({ x, gap: x - (all[index - 1]?.x ?? 0) }));
    const end = ((swell?.start ?? 0) + (swell?.duration ?? 0)) / signature.duration;
    const dense = gaps.filter(({ x }) => x > end - 0.06 && x < end - 0.01).map(({ gap }) => gap);
    const silent = gaps.filter(({ x }) => x < 0.02).map(({ gap }) => gap);
    expect(Math.max(...dense)).toBeLessThan(Math.max(...silent));
  });

  test('draws each click at its own time', () => {
    const signature = createSignature('explore/news');
    const struck = waveformLines(signature, 168).filter(({ isStrike }) => isStrike);
    const places = signature.transients.map(({ time }) => time / signature.duration);
    for (const { x } of struck) expect(places).toContain(x);
  });

  test('at a small size has equal spacing and only the strongest clicks', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 30 }), fc.integer({ min: 1, max: 3 }), (seed, count, strikes) => {
        const lines = waveformDigest(createSignature(seed), count, strikes);
        expect(lines.filter(({ isStrike }) => isStrike).length).toBeLessThanOrEqual(strikes);
        lines.forEach(({ x }, index) => {
          expect(x).toBeCloseTo((index + 0.5) / count);
        });
      }),
    );
  });

  test('is cropped so that its strongest click stays visible', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const signature = createSignature(seed);
        const hardest = [...signature.transients].sort((a, b) => b.intensity - a.intensity)[0];
        const place = (hardest?.time ?? 0) / signature.duration;
        const side = cropSide(signature);
        expect(side === 'start' ? place < 0.34 : side === 'end' ? place > 0.66 : place > 0.3 && place < 0.7).toBe(true);
      }),
    );
  });

  test('has no intensity before its start or after its end', () => {
    const signature = createSignature('home');
    expect(intensityAt(signature, -1)).toBe(0);
    expect(intensityAt(signature, 1e6)).toBe(0);
  });
});

describe('the animated drawing', () => {
  const lines = waveformLines(createSignature('home'), 168);

  test('equals the static drawing until it is struck, and returns to it', () => {
    const motion = createMotion(lines);
    const rest = lines.map(({ reach }) => reach);
    motion.advance(16);
    expect([...motion.reaches]).toEqual(rest);
    expect(motion.isResting()).toBe(true);

    motion.strike(0.5, 1, 0.02);
    motion.advance(40);
    expect(motion.isResting()).toBe(false);
    expect(Math.max(...motion.reaches.map((reach, index) => Math.abs(reach - (rest[index] ?? 0))))).toBeGreaterThan(
      0.1,
    );

    let ms = 0;
    for (; !motion.isResting() && ms < 5000; ms += 16) motion.advance(16);
    expect(ms).toBeLessThan(3000);
    motion.reaches.forEach((reach, index) => {
      expect(reach).toBeCloseTo(rest[index] ?? 0, 2);
    });
  });

  test('stays within its box however often it is struck, and after long pauses between frames', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: -1, max: 2, noNaN: true }), fc.integer({ min: 1, max: 10_000 })), {
          maxLength: 40,
        }),
        (strikes) => {
          const motion = createMotion(lines);
          for (const [x, ms] of strikes) {
            motion.strike(x, 1, 0.02);
            motion.advance(ms);
          }
          for (const reach of motion.reaches) expect(reach >= 0.012 && reach <= 1.15).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('a vibration pattern is valid for browsers, and as long as the signature', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const signature = createSignature(seed);
      const pattern = vibrationPattern(signature);
      expect(pattern.length).toBeLessThanOrEqual(99);
      expect(pattern.every((ms) => Number.isInteger(ms) && ms >= 0)).toBe(true);
      expect(pattern.filter((_, index) => index % 2 === 0).some((ms) => ms >= 15)).toBe(true);
      const total = pattern.reduce((sum, ms) => sum + ms, 0);
      expect(Math.abs(total - signature.duration)).toBeLessThan(120);
    }),
  );
});
