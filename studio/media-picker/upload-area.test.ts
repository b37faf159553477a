import { expect, test } from 'vitest';
import { isAccepted } from './upload-area.tsx';

test.each([
  ['image/png', 'image/*', true],
  ['video/mp4', 'image/*', false],
  ['application/pdf', '', true],
  ['image/webp', 'video/mp4, image/webp', true],
  ['', 'image/*', false],
])('a dropped file of type "%s" is accepted by "%s": %s', (type, accept, result) => {
  expect(isAccepted({ type }, accept)).toBe(result);
});
