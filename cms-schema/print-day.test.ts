import { expect, test } from 'vitest';
import { printDay } from './print-day.ts';

test('a day has one form in English and one in Chinese', () => {
  expect(printDay('2024-11-29', 'en')).toBe('November 29, 2024');
  expect(printDay('2024-11-29', 'zh')).toBe('2024 年 11 月 29 日');
});

test('what is no day is printed as it is', () => {
  expect(printDay('soon', 'zh')).toBe('soon');
});
