import { expect, it } from 'vitest';
import { deviceOfPass, isDevicePass, printDevicePass } from './device-pass.ts';

const key = Buffer.alloc(32, 7);
const now = Date.parse('2026-03-01T00:00:00Z');
const pass = printDevicePass(key, 12, now + 1000);

it('a pass is valid for its user until it expires', () => {
  expect(isDevicePass(key, pass, 12, now)).toBe(true);
  expect(isDevicePass(key, pass, 13, now)).toBe(false);
  expect(isDevicePass(key, pass, 12, now + 1000)).toBe(false);
  expect(isDevicePass(Buffer.alloc(32, 8), pass, 12, now)).toBe(false);
  expect(deviceOfPass(pass)).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['of another user', pass.replace(/^12/, '13'), 13],
  ['that lasts longer', pass.replace(String(now + 1000), String(now + 9000)), 12],
  ['without its signature', pass.replace(/\.[^.]+$/, ''), 12],
  ['with a shorter signature', pass.slice(0, -1), 12],
  ['that is empty', '', 12],
])('a forged pass %s is refused', (_, forged, userId) => expect(isDevicePass(key, forged, userId, now)).toBe(false));
