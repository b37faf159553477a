import { expect, test } from 'vitest';
import { createSignature } from './signature.ts';
import { waveformLines } from './waveform-lines.ts';

test.each([0, 0.75, 1, -3, Number.NaN, 2.5, 96])('drawing %s lines terminates', (count) => {
  const lines = waveformLines(createSignature('a page'), count);
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(Math.abs(count) || 1)));
});
