import { stripVTControlCharacters } from 'node:util';
import { limitLines } from '#kit/log-limit.ts';
import { type LogEntry, printLogLine, readLogLine } from '#kit/log-line.ts';
import { openLogSink } from '#kit/log-sink.ts';

/** The log of the product: plain lines for a person at a terminal, JSON lines for everything else. */
export interface Output {
  readonly isForPeople: boolean;
  /** Logs a message of the supervisor itself. `kind` is the stable name of the event for programs. */
  say(kind: string, message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** The same for what needs attention, although the product goes on by itself. */
  warn(kind: string, message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** The same for what ends the product, or keeps a service from running. */
  error(kind: string, message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Logs a line that a service wrote. A flood is rate-limited, with a count of the dropped lines. */
  tell(service: string, line: string): void;
}

export interface OutputOptions {
  readonly isForPeople: boolean;
  readonly write?: (line: string) => void;
  readonly now?: () => number;
}

const room = 'start';
/**
 * Lines of one service in a burst, and per second in the long run: enough for a stack trace or two, not for a flood.
 */
const limits = { burst: 300, perSecond: 10 };

export function createOutput({ isForPeople, write = openLogSink(), now = Date.now }: OutputOptions): Output {
  const print = (entry: Omit<LogEntry, 'time' | 'fields'>, fields: Readonly<Record<string, unknown>> = {}) => {
    const time = new Date(now()).toISOString();
    if (!isForPeople) write(`${JSON.stringify({ time, ...entry, ...fields })}\n`);
    else if (entry.room === room) write(`${entry.message}\n`);
    else write(`${printLogLine({ time, ...entry, fields: {} })}\n`);
  };
  const limit = limitLines({ ...limits, now }, (service, leftOut) =>
    print({ level: 'warn', room: service, kind: 'left-out', message: `${leftOut} more lines were dropped.` }),
  );
  return {
    isForPeople,
    say: (kind, message, fields) => print({ level: 'info', room, kind, message }, fields),
    warn: (kind, message, fields) => print({ level: 'warn', room, kind, message }, fields),
    error: (kind, message, fields) => print({ level: 'error', room, kind, message }, fields),
    tell: (service, line) => {
      if (line.trim() === '') return;
      const passed = limit.pass(service);
      if (passed === null) return;
      if (passed.leftOut > 0) {
        const message = `${passed.leftOut} lines before this one were dropped.`;
        print({ level: 'warn', room: service, kind: 'left-out', message });
      }
      const entry = readLogLine(line);
      if (entry === null) {
        print({ level: 'info', room: service, kind: 'output', message: stripVTControlCharacters(line) });
      } else write(`${isForPeople ? printLogLine(entry) : line}\n`);
    },
  };
}
