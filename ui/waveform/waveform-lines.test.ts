import { expect, test } from 'vitest';
import { createSignature } from './signature.ts';
import { waveformLines } from './waveform-lines.ts';

test.each([0, 0.75, 1, -3, Number.NaN, 2.5, 96])('a drawing of %s lines comes to an end', (count) => {
  const lines = waveformLines(createSignature('a page'), count);
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(Math.abs(count) || 1)));
});
