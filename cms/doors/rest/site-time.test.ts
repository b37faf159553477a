import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSiteTime } from './site-time.ts';

test('a date without zone is the site’s own time, one with a zone is converted', () => {
  const time = createSiteTime('Asia/Shanghai');
  expect(time.iso('2026-11-20T18:28:09')).toBe('2026-11-20T10:28:09.000Z');
  expect(time.iso('2026-11-20 18:28:09')).toBe('2026-11-20T10:28:09.000Z');
  expect(time.iso('2026-11-20T10:28:09Z')).toBe('2026-11-20T10:28:09.000Z');
  expect(time.iso('2026-11-20T12:28:09+02:00')).toBe('2026-11-20T10:28:09.000Z');
  expect(time.iso('2026-11-20T12:28:09+02')).toBe('2026-11-20T10:28:09.000Z');
  expect([time.local('2026-11-20T10:28:09.123Z'), time.gmt('2026-11-20T10:28:09.123Z')]).toEqual([
    '2026-11-20T18:28:09',
    '2026-11-20T10:28:09',
  ]);
  expect(time.offset).toBe(8);
});

test('a local time that is sent back is the same instant, even around a clock change', () => {
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
  for (const timezone of [
    'Asia/Shanghai',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'UTC',
    'no such place',
  ]) {
    const time = createSiteTime(timezone);
    fc.assert(
      fc.property(instant, (date) => {
        const second = new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString();
        const back = time.iso(time.local(second));
        // A local time in the hour that is repeated in autumn means the first of two instants.
        expect(time.local(back)).toBe(time.local(second));
        expect(back <= second).toBe(true);
      }),
      { numRuns: 200 },
    );
  }
});

test('a local time that the site’s clocks skip is the one after the gap', () => {
  expect(createSiteTime('America/New_York').iso('2027-03-14T02:30:00')).toBe('2027-03-14T07:30:00.000Z');
  expect(createSiteTime('Europe/Berlin').iso('2027-03-28T02:30:00')).toBe('2027-03-28T01:30:00.000Z');
});
