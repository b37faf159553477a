import { expect, test } from 'vitest';
import { createPasswords } from './password-hash.ts';

const busy = () => new Error('busy');

test('of a crowd, who would wait for long is refused at once, and who waits is answered soon', async () => {
  const passwords = createPasswords(busy);
  const stored = await passwords.hashPassword('touch0made0real');
  for (let at = 0; at < 8; at += 1) await passwords.isPasswordRight(stored, 'wrong', 'strangers');
  const begun = performance.now();
  const told = await Promise.all(
    Array.from({ length: 200 }, () =>
      passwords
        .isPasswordRight(stored, 'touch0made0real', 'strangers')
        .catch(() => 'busy')
        .then((said) => ({ said, after: performance.now() - begun })),
    ),
  );
  const refused = told.filter(({ said }) => said === 'busy');
  expect(refused.length).toBeGreaterThanOrEqual(140);
  expect(Math.max(...refused.map(({ after }) => after))).toBeLessThan(100);
  expect(told.filter(({ said }) => said === true).length).toBe(200 - refused.length);
});

test('who is known does not wait behind strangers', async () => {
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
