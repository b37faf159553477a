import { createWallClock, type WallClock } from '#kit/wall-time.ts';

/** WordPress's dates have no zone: each is given in the site's time, and again in UTC. */
export interface SiteTime {
  readonly timezone: string;
  /** The current offset from UTC, in hours. */
  readonly offset: number;
  /** Converts ISO 8601 with zone to `2026-11-20T18:28:09` in the site's time. */
  local(iso: string): string;
  gmt(iso: string): string;
  /**
   * Converts a sent date (site time, or with a zone) to ISO 8601 in UTC. Times that the site's clocks skip or show twice:
   * see `WallClock`.
   */
  iso(date: string): string;
}

/** `timezone`: an IANA name; an unknown one is treated as UTC. */
export function createSiteTime(timezone: string, now = new Date()): SiteTime {
  const clock = createClock(timezone);
  return {
    timezone,
    offset: (clock.read(now.getTime()) - now.getTime()) / 3_600_000,
    local: (iso) => print(clock.read(Date.parse(iso))),
    gmt: (iso) => print(Date.parse(iso)),
    iso: (date) => {
      const [, text = '', zone] =
        /^(.*?\d{2}:\d{2}:\d{2}(?:\.\d+)?)(.*)$/.exec(date.replace(' ', 'T').toUpperCase()) ?? [];
      if (zone) return new Date(`${text}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`).toISOString();
      return new Date(clock.find(Date.parse(`${text}Z`))).toISOString();
    },
  };
}

function createClock(timezone: string): WallClock {
  try {
    return createWallClock(timezone);
  } catch (error) {
    if (error instanceof RangeError) return createWallClock('UTC');
    throw error;
  }
}

function print(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
