import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('unreferenced memory is freed', async () => {
  let work: string[][] | null = Array.from({ length: 200 }, (_, row) =>
    Array.from({ length: 2_000 }, (_, column) => `text ${row} ${column}`),
  );
  const held = process.memoryUsage().heapUsed;
  expect(work).toHaveLength(200);
  work = null;
  await collectGarbage();
  expect(held - process.memoryUsage().heapUsed).toBeGreaterThan(10 * 1024 ** 2);
});
