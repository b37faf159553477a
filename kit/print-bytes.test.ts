import { expect, it } from 'vitest';
import { printBytes } from './print-bytes.ts';

it.each([
  [12, '12 B'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are printed as %s', (bytes, text) => expect(printBytes(bytes)).toBe(text));
