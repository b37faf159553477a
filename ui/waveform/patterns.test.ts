import { describe, expect, test } from 'vitest';
import { patternNames, patterns, printScale } from './patterns.ts';
import { createSignature } from './signature.ts';
import { vibrationPattern } from './vibration-pattern.ts';

describe.each(patternNames)('the pattern %s', (name) => {
  const { duration, transients, envelopes } = patterns[name];

  test('ends after its last click and envelope', () => {
    for (const envelope of envelopes) expect(envelope.start + envelope.duration).toBeLessThanOrEqual(duration);
    for (const { time } of transients) expect(time).toBeLessThan(duration);
  });

  test('has envelopes with points from start to end, within the range of an actuator', () => {
    for (const { points, duration: length } of envelopes) {
      expect([points[0]?.time, points.at(-1)?.time]).toEqual([0, length]);
      for (const { frequency, intensity } of points) {
        expect(frequency).toBeGreaterThanOrEqual(30);
        expect(frequency).toBeLessThanOrEqual(500);
        expect(intensity).toBeLessThanOrEqual(1);
      }
    }
  });

  test('has a vibration pattern for phones', () => {
    expect(vibrationPattern(patterns[name]).some((on, index) => index % 2 === 0 && on > 0)).toBe(true);
  });
});

test('the caption of a pattern states its duration and frequency range', () => {
  expect(printScale(patterns.recoil)).toBe('900 ms · 47–180 Hz');
  expect(printScale(createSignature('home'))).toMatch(/^\d+ ms · \d+–\d+ Hz$/);
});
