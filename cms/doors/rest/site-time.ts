/** WordPress's dates have no zone: each is given in the site's time, and again in UTC. */
export interface SiteTime {
  readonly timezone: string;
  /** The current offset from UTC, in hours. */
  readonly offset: number;
  /** Converts ISO 8601 with zone to `2026-11-20T18:28:09` in the site's time. */
  local(iso: string): string;
  gmt(iso: string): string;
  /** Converts a sent date (site time, or with a zone) to ISO 8601 in UTC. */
  iso(date: string): string;
}

/** `timezone`: an IANA name; an unknown one is treated as UTC. */
export function createSiteTime(timezone: string, now = new Date()): SiteTime {
  const format = createFormat(timezone);
  const local = (time: number) => readLocal(format, time);
  return {
    timezone,
    offset: (local(now.getTime()) - now.getTime()) / 3_600_000,
    local: (iso) => print(local(Date.parse(iso))),
    gmt: (iso) => print(Date.parse(iso)),
    iso: (date) => {
      const [, text = '', zone] =
        /^(.*?\d{2}:\d{2}:\d{2}(?:\.\d+)?)(.*)$/.exec(date.replace(' ', 'T').toUpperCase()) ?? [];
      if (zone) return new Date(`${text}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`).toISOString();
      return new Date(findInstant(Date.parse(`${text}Z`), local)).toISOString();
    },
  };
}

/**
 * The instant at which clocks at the site show `wanted` (given as if it were UTC). Two passes handle offset changes.
 */
function findInstant(wanted: number, local: (time: number) => number): number {
  let instant = wanted;
  for (let round = 0; round < 2; round += 1) instant += wanted - local(instant);
  return instant;
}

function createFormat(timezone: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  };
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timezone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

/** The local time as if it were UTC, in milliseconds. */
function readLocal(format: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const date = new Date(0);
  date.setUTCFullYear(read('year'), read('month') - 1, read('day'));
  date.setUTCHours(read('hour'), read('minute'), read('second'), ((time % 1000) + 1000) % 1000);
  return date.getTime();
}

function print(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
