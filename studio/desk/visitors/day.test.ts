import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './day.ts';

test('what ends on a day ends with its last second, here', () => {
  const end = new Date(endOfDay('2027-03-01'));
  expect([end.getDate(), end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([1, 23, 59, 59]);
});

test('a day that is read and written again stays the same', () => {
  for (const day of ['2027-03-01', '2027-10-31', '2028-02-29', '']) expect(dayOf(endOfDay(day) || null)).toBe(day);
});
