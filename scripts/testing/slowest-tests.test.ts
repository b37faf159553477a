import { expect, test } from 'vitest';
import { keepSlowest, LISTED, printSlowest } from './slowest-tests.ts';

test('at most ten tests are listed, the slowest first', () => {
  const timings = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, milliseconds: index * 100 }));
  keepSlowest('examples', timings);
  const lines = printSlowest(['examples'])
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(lines).toHaveLength(LISTED);
  expect(lines[0]).toBe('     2.9 s  test 29');
  expect(lines.at(-1)).toContain('test 20');
});
