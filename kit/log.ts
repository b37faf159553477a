import { limitLines } from './log-limit.ts';
import type { LogEntry, LogLevel } from './log-line.ts';
import { openLogSink } from './log-sink.ts';

/** What is worth knowing beside the words. Errors are written with their names, codes and causes. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  /**
   * Writes one line. `kind` is a stable name for programs (`upstream-down`): one of a few that the code knows, never
   * something a visitor can choose, as lines are limited by it. `message` is for people. Never throws.
   */
  info(kind: string, message: string, fields?: LogFields): void;
  warn(kind: string, message: string, fields?: LogFields): void;
  error(kind: string, message: string, fields?: LogFields): void;
  /** Writes what is still owed: how many lines of each kind were left out. Call it before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** The process that speaks: `edge`, `cms` … */
  room: string;
  /** Takes one line with its line feed. Standard error by default. */
  write?: (line: string) => void;
  /** Lines of one kind that may come at once. */
  burst?: number;
  /** Lines of one kind after that, in the long run. One a second is at most some 20 MB a day. */
  perSecond?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * JSON lines with time, level, room, kind and message, bounded in length and for each kind in number, so that neither a
 * flood nor an outage fills a disk. The first line of a kind that is written again says how many were left out.
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

/** Fields cannot stand in for the parts that every line has. */
function plainFields(fields: LogFields): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    plain[ENTRY_NAMES.has(name) ? `field_${name}` : name] = value instanceof Error ? presentError(value) : value;
  }
  return plain;
}

const ENTRY_NAMES = new Set(['time', 'level', 'room', 'kind', 'message']);

/** An error as data: what it says, where it came from, and what caused it, three deep. */
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
    // A circle, or a getter that throws: a log must not.
    return null;
  }
}

const MOST_TEXT_CHARACTERS = 2_000;
const MOST_LINE_CHARACTERS = 8_000;

function shortened(text: string): string {
  return text.length <= MOST_TEXT_CHARACTERS ? text : `${text.slice(0, MOST_TEXT_CHARACTERS)}…`;
}
