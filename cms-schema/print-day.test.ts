import { expect, test } from 'vitest';
import { printDay } from './print-day.ts';

test('a day is formatted for English and for Chinese', () => {
  expect(printDay('2024-11-29', 'en')).toBe('November 29, 2024');
  expect(printDay('2024-11-29', 'zh')).toBe('2024 年 11 月 29 日');
});

test('anything that is not a day is printed unchanged', () => {
  expect(printDay('soon', 'zh')).toBe('soon');
});
