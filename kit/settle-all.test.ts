import { expect, test } from 'vitest';
import { settleAll } from './settle-all.ts';

test('returns what all of them resolve to', async () => {
  expect(await settleAll([Promise.resolve(1), 'two'])).toEqual([1, 'two']);
});

test('throws the first error only after the others are done', async () => {
  let isDone = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
    isDone = true;
  });
  await expect(settleAll([Promise.reject(new Error('broken')), slow])).rejects.toThrow('broken');
  expect(isDone).toBe(true);
});
