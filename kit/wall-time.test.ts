import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong } from './testing/env.ts';
import { createWallClock } from './wall-time.ts';

const at = (wall: string) => Date.parse(`${wall}Z`);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test('a time that the clocks skip is the one after the gap, never an earlier one', () => {
  const newYork = createWallClock('America/New_York');
  expect(newYork.list(at('2027-03-14T02:30'))).toEqual([]);
  expect(['01:30', '02:30', '03:30'].map((time) => iso(newYork.find(at(`2027-03-14T${time}`))))).toEqual([
    '2027-03-14T06:30',
    '2027-03-14T07:30',
    '2027-03-14T07:30',
  ]);
  expect(iso(createWallClock('Europe/Berlin').find(at('2027-03-28T02:30')))).toBe('2027-03-28T01:30');
  // Samoa skipped the whole of this day, Lord Howe Island skips half an hour.
  expect(iso(createWallClock('Pacific/Apia').find(at('2011-12-30T12:00')))).toBe('2011-12-30T22:00');
  expect(iso(createWallClock('Australia/Lord_Howe').find(at('2027-10-03T02:15')))).toBe('2027-10-02T15:45');
});

test('a time that the clocks show twice is the first of the two, east and west of Greenwich', () => {
  for (const [zone, wall, first, second] of [
    ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30', '2027-11-07T06:30'],
    ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30', '2027-10-31T01:30'],
    ['Europe/London', '2027-10-31T01:30', '2027-10-31T00:30', '2027-10-31T01:30'],
    ['Australia/Sydney', '2027-04-04T02:30', '2027-04-03T15:30', '2027-04-03T16:30'],
  ] as const) {
    const clock = createWallClock(zone);
    expect([zone, ...clock.list(at(wall)).map(iso)]).toEqual([zone, first, second]);
    expect(iso(clock.find(at(wall)))).toBe(first);
  }
});

test('follows the same rule in every time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const sample = isLong ? zones : zones.filter((_, index) => index % 16 === 0);
  expect(sample.length).toBeGreaterThan(20);
  const minute = fc.integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  for (const zone of sample) {
    const clock = createWallClock(zone);
    const offsetAt = (instant: number) => clock.read(instant) - instant;
    fc.assert(
      fc.property(
        fc.oneof(minute, fc.constantFrom(...findChanges(offsetAt))),
        fc.integer({ min: -90, max: 90 }),
        (near, by) => {
          const instant = (near + by) * 60_000;
          const shown = clock.read(instant);
          const found = clock.find(shown);
          // What the clock shows is found, at the first of the instants that show it.
          expect(clock.read(found)).toBe(shown);
          expect(found).toBeLessThanOrEqual(instant);
          expect(clock.list(shown)).toContain(instant);
          // Any wall time, also one that no instant shows, is found no earlier than it says.
          expect(clock.read(clock.find(near * 60_000))).toBeGreaterThanOrEqual(near * 60_000);
        },
      ),
      { numRuns: 60 },
    );
  }
}, 120_000);

/** Minutes since 1970 at which an offset changes, of the years 2026 and 2027; one of them if there is none. */
function findChanges(offsetAt: (instant: number) => number): number[] {
  const [start, end] = [Date.UTC(2026, 0), Date.UTC(2028, 0)];
  const changes: number[] = [];
  for (let day = start; day < end; day += 24 * 3_600_000) {
    if (offsetAt(day) === offsetAt(day + 24 * 3_600_000)) continue;
    let [before, after] = [day, day + 24 * 3_600_000];
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 120_000) * 60_000;
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    changes.push(after / 60_000);
  }
  return changes.length > 0 ? changes : [start / 60_000];
}
