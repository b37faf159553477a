import { expect, test } from 'vitest';
import { axisMarks, evenStep } from './axis-marks.ts';
import { patternNames, patterns } from './patterns.ts';

test('an axis has ticks at equal intervals in ms, and the frequencies of each envelope in Hz', () => {
  const { times, bands } = axisMarks(patterns.recoil);
  expect(times.map(({ label }) => label)).toEqual(['200', '400', '600', '800 ms']);
  expect(times[0]?.at).toBeCloseTo(200 / 900);
  expect(bands.map(({ label }) => label)).toEqual(['121–180 Hz', '47–70 Hz']);
  expect(bands[1]).toMatchObject({ at: 210 / 900, width: 640 / 900 });
});

test('a tick at the very end is omitted, because its label would be cut off', () => {
  const labels = (duration: number) => axisMarks({ ...patterns.recoil, duration }).times.map(({ label }) => label);
  expect(labels(2010)).toEqual(['500', '1000', '1500 ms']);
  expect(labels(2068)).toEqual(['500', '1000', '1500', '2000 ms']);
});

test.each(patternNames)('all marks of %s are within its axis', (name) => {
  const { times, bands } = axisMarks(patterns[name]);
  expect(times.length).toBeGreaterThan(1);
  for (const { at } of times) expect(at).toBeLessThanOrEqual(1);
  for (const { at, width } of bands) expect(at + width).toBeLessThanOrEqual(1);
});

test.each([
  [0, 1],
  [3, 5],
  [84, 100],
  [425, 500],
])('the interval for a minimum of %s is %s', (least, step) => {
  expect(evenStep(least)).toBe(step);
});
