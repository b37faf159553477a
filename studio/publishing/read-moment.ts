import { createWallClock } from '#kit/wall-time.ts';

/** What a chosen date and time (`2027-03-14T02:30`, as `datetime-local` gives it) means in a time zone. */
export interface Moment {
  /** ISO 8601; null while no complete time is chosen. */
  readonly at: string | null;
  readonly isPast: boolean;
  /** The two instants, ISO 8601, of a time that the clocks show twice; otherwise empty. */
  readonly choices: readonly string[];
  /** Whether the clocks skip the time: `at` is the one after the gap. */
  readonly isSkipped: boolean;
}

/** `turn`: which of two instants is meant where the clocks show a time twice. */
export function readMoment(text: string, timeZone: string, now: number, turn: 'first' | 'second' = 'first'): Moment {
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return { at: null, isPast: false, choices: [], isSkipped: false };
  const clock = createWallClock(timeZone);
  const instants = clock.list(wall);
  const instant = (turn === 'second' ? instants[1] : undefined) ?? clock.find(wall);
  return {
    at: new Date(instant).toISOString(),
    isPast: instant <= now,
    choices: instants.length > 1 ? instants.map((each) => new Date(each).toISOString()) : [],
    isSkipped: instants.length === 0,
  };
}

/** Default for `datetime-local`: the full hour after next, as the clock of the zone shows it. */
export function fullHourAfterNext(timeZone: string, now: number): string {
  const hour = Math.ceil(now / 3_600_000 + 1) * 3_600_000;
  return new Date(createWallClock(timeZone).read(hour)).toISOString().slice(0, 16);
}
