import { limitLines } from './log-limit.ts';
import type { LogEntry, LogLevel } from './log-line.ts';
import { openLogSink } from './log-sink.ts';

/** Structured data in addition to the message. Errors are logged with their names, codes and causes. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  /**
   * Writes one line. `kind` is a stable, machine-readable name (`upstream-down`). Lines are rate-limited by it, so it
   * must be one of a few fixed names and never depend on input from visitors. `message` is for people. Never throws.
   */
  info(kind: string, message: string, fields?: LogFields): void;
  warn(kind: string, message: string, fields?: LogFields): void;
  error(kind: string, message: string, fields?: LogFields): void;
  /** Logs how many lines of each kind were left out and not yet reported. Call it before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** The process that logs: `edge`, `cms` … */
  room: string;
  /** Receives one line including its line feed. Standard error by default. */
  write?: (line: string) => void;
  /** Number of lines of one kind that may be written in a burst. */
  burst?: number;
  /** Number of lines of one kind per second in the long run. One a second amounts to at most 20 MB a day or so. */
  perSecond?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Logs JSON lines with time, level, room, kind and message. Their length is limited, and so is their number per kind,
 * so that neither a flood nor an outage fills a disk. The next line of a kind reports how many were left out before it.
 */
export function createLog({ room, write = openLogSink(), burst = 10, perSecond = 1, now = Date.now }: LogOptions): Log {
  const print = (level: LogLevel, kind: string, message: string, fields: LogFields) =>
    write(`${printEntry({ time: new Date(now()).toISOString(), level, room, kind, message }, fields)}\n`);
  const limit = limitLines({ burst, perSecond, now }, (kind, leftOut) =>
    print('warn', kind, `${leftOut} more lines of this kind were left out.`, { leftOut }),
  );
  const say =
    (level: LogLevel) =>
    (kind: string, message: string, fields: LogFields = {}) => {
      const passed = limit.pass(kind);
      if (passed === null) return;
      print(level, kind, message, passed.leftOut === 0 ? fields : { ...fields, leftOut: passed.leftOut });
    };
  return { info: say('info'), warn: say('warn'), error: say('error'), flush: limit.flush };
}

function printEntry(entry: Omit<LogEntry, 'fields'>, fields: LogFields): string {
  const line = stringify({ ...entry, message: shortened(entry.message), ...plainFields(fields) });
  if (line !== null && line.length <= MOST_LINE_CHARACTERS) return line;
  return JSON.stringify({ ...entry, message: shortened(entry.message), fields: 'left out: too long or not printable' });
}

/** Renames fields that would overwrite one of the standard parts of a line, and converts errors to data. */
function plainFields(fields: LogFields): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    plain[ENTRY_NAMES.has(name) ? `field_${name}` : name] = value instanceof Error ? presentError(value) : value;
  }
  return plain;
}

const ENTRY_NAMES = new Set(['time', 'level', 'room', 'kind', 'message']);

/** An error as data: its message, where it was thrown, and up to three levels of causes. */
export function presentError(error: Error, depth = 0): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const at = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return {
    name,
    message: shortened(message),
    ...(code === undefined ? {} : { code }),
    ...(at === undefined || depth > 0 ? {} : { at }),
    ...(cause instanceof Error && depth < 3 ? { cause: presentError(cause, depth + 1) } : {}),
  };
}

function stringify(value: unknown): string | null {
  try {
    return JSON.stringify(value, (_name, part: unknown) => {
      if (typeof part === 'bigint') return part.toString();
      return typeof part === 'string' ? shortened(part) : part;
    });
  } catch {
    // A circular reference, or a getter that throws. Logging must never throw.
    return null;
  }
}

const MOST_TEXT_CHARACTERS = 2_000;
const MOST_LINE_CHARACTERS = 8_000;

function shortened(text: string): string {
  return text.length <= MOST_TEXT_CHARACTERS ? text : `${text.slice(0, MOST_TEXT_CHARACTERS)}…`;
}
