import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './day.ts';

test('an end date includes the last second of that local day', () => {
  const end = new Date(endOfDay('2027-03-01'));
  expect([end.getDate(), end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([1, 23, 59, 59]);
});

test('a day survives the round trip', () => {
  for (const day of ['2027-03-01', '2027-10-31', '2028-02-29', '']) expect(dayOf(endOfDay(day) || null)).toBe(day);
});
