import { createLog, type Log } from './log.ts';
import type { LogLevel } from './log-line.ts';

/**
 * Logs one message; it may include further lines, such as a stack trace. Most of what a room says by this is a failure
 * that passes: the level is `warn` unless another one is given.
 */
export type WriteLine = (line: string, level?: LogLevel) => void;

export interface LineLog {
  readonly write: WriteLine;
  /** Logs how many lines were left out so far. Call it before the process ends. */
  flush(): void;
}

/**
 * Logs a room's plain messages as structured lines with a timestamp. Lines are rate-limited by kind, so that an outage
 * of the database is logged but does not flood the log.
 */
export function createLineLog(room: string, log: Log = createLog({ room })): LineLog {
  return { write: (line, level = 'warn') => log[level](kindOf(line), line), flush: log.flush };
}

/** The words at the start of a line, up to the first sign or number: "REST 3f2a: …" has the kind `rest`. */
function kindOf(line: string): string {
  const [words = ''] = /^[A-Za-z]+(?: [A-Za-z]+)*(?![\w.])/.exec(line) ?? [];
  return words.toLowerCase().replaceAll(' ', '-').slice(0, 60) || 'other';
}
