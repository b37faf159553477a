/**
 * `debug`: only for those who look for a fault in the program. `info`: what happened as it should. `warn`: something
 * needs attention, but the product goes on by itself. `error`: something failed, and somebody must act.
 */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** A parsed line of a log. */
export interface LogEntry {
  /** ISO 8601 in UTC. */
  time: string;
  level: LogLevel;
  room: string;
  kind: string;
  message: string;
  fields: Record<string, unknown>;
}

/** Parses a line written by `createLog`; `null` for any other output of a process. */
export function readLogLine(line: string): LogEntry | null {
  const read = parseObject(line);
  if (read === null) return null;
  const { time, level, room, kind, message, ...fields } = read;
  if (typeof time !== 'string' || !isLevel(level) || typeof room !== 'string') return null;
  if (typeof kind !== 'string' || typeof message !== 'string') return null;
  return { time, level, room, kind, message, fields };
}

/** Formats a line for the terminal: time of day in UTC, room, level unless it is `info`, message, other fields. */
export function printLogLine({ time, level, room, message, fields }: LogEntry): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = [time.slice(11, 19), room.padEnd(5), ...(level === 'info' ? [] : [`${level} `]), message, ...rest];
  return words.join(' ').replace(/\p{Cc}/gu, ' ');
}

function parseObject(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}

function isLevel(value: unknown): value is LogLevel {
  return value === 'debug' || value === 'info' || value === 'warn' || value === 'error';
}
