import type { Database } from '../../../kit/database/connect.ts';
import type { LaunchSettings } from '../../launch/settings.ts';

export type Level = 'ok' | 'warning' | 'problem';

/** One result of the doctor. */
export interface Finding {
  /** Stable name for programs: `disk`, `outbox` … */
  readonly check: string;
  readonly level: Level;
  /** What was found, with figures. */
  readonly message: string;
  /** What to do; null if there is no problem. */
  readonly remedy: string | null;
}

export interface Installation {
  /** The environment that the product would be started with. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Null if they are invalid, which the check of the settings explains. */
  readonly settings: LaunchSettings | null;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** Null if it cannot be reached, which the check of the database explains. */
  readonly database: Database | null;
  readonly now: Date;
  /** Reads every file, in the order of names, and reports the progress; undefined: reads for a few seconds only. */
  readonly readsFiles?: {
    /** Begins after this name; null: with the first. */
    readonly after: string | null;
    readonly onProgress: (line: string) => void;
  };
}

/** A read-only check. An error that it throws is reported as a problem. */
export type Check = (installation: Installation) => Promise<Finding[]>;

export function ok(check: string, message: string): Finding {
  return { check, level: 'ok', message, remedy: null };
}

export function warning(check: string, message: string, remedy: string): Finding {
  return { check, level: 'warning', message, remedy };
}

export function problem(check: string, message: string, remedy: string): Finding {
  return { check, level: 'problem', message, remedy };
}

/** Prints a duration for people: `3 hours`. */
export function printSpan(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const units: [number, string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  const [size, unit] = units.find(([length]) => seconds >= 2 * length) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Maximum number of names in a line. */
const SHOWN = 3;

/** Prints the first names for people: `one, two, three …`. */
export function printSome(names: readonly string[]): string {
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ' …' : ''}`;
}
