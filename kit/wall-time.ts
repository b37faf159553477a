/** A clock in one time zone. Wall times are milliseconds of the shown date and time, read as if it were UTC. */
export interface WallClock {
  /** What the clock shows at an instant (milliseconds since 1970). */
  read(instant: number): number;
  /**
   * When the clock shows a wall time: one instant, the earlier of two where it shows it twice, and where it skips it,
   * the instant at which it shows the time after the gap, as much later as the wall time lies inside it.
   *
   * So do ECMAScript's `Date` and Temporal (`compatible`). PHP, and with it WordPress, skips gaps the same way, but
   * decides repeated times by the offset that is in force at the wall time read as UTC, which gives the first hour in
   * some zones and the second in others; one rule in every zone is worth more than that.
   */
  find(wall: number): number;
  /** All instants at which it shows a wall time, in order: two when clocks are put back, none inside a gap. */
  list(wall: number): readonly number[];
}

/** `timeZone`: an IANA name. Throws a `RangeError` for an unknown one. */
export function createWallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    timeZone,
  });
  const read = (instant: number) => readShown(format, instant);
  /** The instants with the offsets of the day before and the day after. */
  const listCandidates = (wall: number) =>
    [-DAY, DAY].map((distance) => wall - (read(wall + distance) - (wall + distance)));
  const list = (wall: number) =>
    [...new Set(listCandidates(wall))].filter((instant) => read(instant) === wall).toSorted((one, two) => one - two);
  return {
    read,
    list,
    find: (wall) => {
      const [withOffsetBefore = wall] = listCandidates(wall);
      return list(wall)[0] ?? withOffsetBefore;
    },
  };
}

const DAY = 24 * 3_600_000;

function readShown(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const date = new Date(0);
  date.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  date.setUTCHours(part('hour'), part('minute'), part('second'), ((instant % 1000) + 1000) % 1000);
  return date.getTime();
}
