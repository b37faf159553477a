import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './day.ts';

test('an end date includes the last second of that local day', () => {
  const end = new Date(endOfDay('2027-03-01'));
  expect([end.getDate(), end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([1, 23, 59, 59]);
});

test('a day survives the round trip', () => {
  for (const day of ['2027-03-01', '2027-10-31', '2028-02-29', '']) expect(dayOf(endOfDay(day) || null)).toBe(day);
});

test('an end date includes the whole day where clocks change at midnight', () => {
  // 23:00 to midnight comes twice; the next day has no midnight; Samoa left out the next day.
  expect(endOfDay('2024-03-23', 'America/Asuncion')).toBe('2024-03-24T03:59:59.000Z');
  expect(endOfDay('2023-09-30', 'America/Asuncion')).toBe('2023-10-01T03:59:59.000Z');
  expect(endOfDay('2011-12-29', 'Pacific/Apia')).toBe('2011-12-30T09:59:59.000Z');
});
