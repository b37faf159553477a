import { expect, test } from 'vitest';
import { createPasswords } from './password-hash.ts';

const busy = () => new Error('busy');

test('in a burst, checks that would wait too long are refused before any finishes, and the rest succeed', async () => {
  const passwords = createPasswords(busy, 500);
  const stored = await passwords.hashPassword('touch0made0real');
  for (let at = 0; at < 8; at += 1) await passwords.isPasswordRight(stored, 'wrong', 'strangers');
  const told: string[] = [];
  await Promise.all(
    Array.from({ length: 200 }, () =>
      passwords.isPasswordRight(stored, 'touch0made0real', 'strangers').then(
        () => told.push('right'),
        () => told.push('busy'),
      ),
    ),
  );
  const refused = told.lastIndexOf('busy') + 1;
  expect(refused).toBeGreaterThanOrEqual(140);
  expect(told.slice(0, refused)).not.toContain('right');
  expect(told).toHaveLength(200);
});

test('the known lane does not queue behind strangers', async () => {
  const passwords = createPasswords(busy);
  const stored = await passwords.hashPassword('touch0made0real');
  const order: string[] = [];
  const ask = (lane: 'known' | 'strangers') =>
    passwords
      .isPasswordRight(stored, 'touch0made0real', lane)
      .then(() => order.push(lane))
      .catch(() => undefined);
  await Promise.all([...Array.from({ length: 30 }, () => ask('strangers')), ask('known')]);
  expect(order.indexOf('known')).toBeLessThanOrEqual(8);
});

test('no password is right for an account that does not exist', async () => {
  const passwords = createPasswords(busy);
  expect(await passwords.isPasswordRight(null, 'touch0made0real', 'strangers')).toBe(false);
});
