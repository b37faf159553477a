import { createWallClock } from '#kit/wall-time.ts';
import { zoneHere } from '../../print-moment.ts';

/** The local day of a moment, as date fields use it: `2027-03-01`. Empty for none. */
export function dayOf(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The last second of a day on the clocks of a time zone, ISO 8601: an end date includes the whole day, also one on which
 * clocks change at midnight. Empty for none.
 */
export function endOfDay(day: string, timeZone = zoneHere()): string {
  if (day === '') return '';
  const nextDay = Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000;
  return new Date(createWallClock(timeZone).find(nextDay) - 1000).toISOString();
}
