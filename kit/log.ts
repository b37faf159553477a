import { isDebugging } from './env.ts';
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
  debug(kind: string, message: string, fields?: LogFields): void;
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
  /** Whether lines of the level `debug` are written. */
  isDebugging?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Logs JSON lines with time, level, room, kind and message. Their length is limited, and so is their number per kind,
 * so that neither a flood nor an outage fills a disk. The next line of a kind reports how many were left out before it.
 * A warning is written once a minute for each cause, with the number of its repetitions: an outage is one line, not one
 * per request or second. Messages that differ in numbers only have the same cause.
 */
export function createLog(options: LogOptions): Log {
  const { room, write = openLogSink(), burst = 10, perSecond = 1, now = Date.now } = options;
  const isWritten = { debug: options.isDebugging ?? isDebugging, info: true, warn: true, error: true };
  const print = (level: LogLevel, kind: string, message: string, fields: LogFields) =>
    write(`${printEntry({ time: new Date(now()).toISOString(), level, room, kind, message }, fields)}\n`);
  const limit = limitLines({ burst, perSecond, now }, (kind, leftOut) =>
    print('warn', kind, `${leftOut} more lines of this kind were left out.`, { leftOut }),
  );
  const repeated = limitLines({ ...oncePerMinute, now }, (cause, leftOut) => {
    const [kind = '', message = ''] = cause.split(SEPARATOR);
    print('warn', kind, `${leftOut} more times: ${message || 'warnings of various causes'}`, { leftOut });
  });
  const say =
    (level: LogLevel) =>
    (kind: string, message: string, fields: LogFields = {}) => {
      if (!isWritten[level]) return;
      const repetition = level === 'warn' ? repeated.pass(`${kind}${SEPARATOR}${causeOf(message)}`) : firstTime;
      const passed = repetition && limit.pass(kind);
      if (repetition === null || passed === null) return;
      const leftOut = passed.leftOut + repetition.leftOut;
      print(level, kind, message, leftOut === 0 ? fields : { ...fields, leftOut });
    };
  const flush = () => {
    limit.flush();
    repeated.flush();
  };
  return { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error'), flush };
}

const oncePerMinute = { burst: 1, perSecond: 1 / 60, reportAfter: 60_000 };
const firstTime = { leftOut: 0 };
const SEPARATOR = '\n';

/** The first line of a message without its numbers, ids and times. */
function causeOf(message: string): string {
  const [line = ''] = message.split(SEPARATOR, 1);
  return line.slice(0, MOST_CAUSE_CHARACTERS).replace(/\b[0-9a-f]*\d[0-9a-f.:-]*\b/gi, '#');
}

const MOST_CAUSE_CHARACTERS = 300;

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
