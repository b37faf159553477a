import { expect, it } from 'vitest';
import { measureReading } from './measure-reading.ts';

it.each([
  ['nothing', '', 1],
  ['a line', 'One transient, braked at once.', 1],
  ['a thousand English words', 'word '.repeat(1000), 5],
  ['as many Chinese characters', '触'.repeat(1050), 3],
  ['Chinese with Latin words between', `${'触感 HD '.repeat(400)}`, 4],
] as const)('the reading time of %s is given in whole minutes', (_, text, minutes) => {
  expect(measureReading(text)).toBe(minutes);
});
