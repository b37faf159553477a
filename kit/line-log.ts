import { createLog, type Log } from './log.ts';

export interface LineLog {
  /** One line; what went wrong may follow over several. */
  readonly write: (line: string) => void;
  /** Tells what was left out so far: before the process ends. */
  flush(): void;
}

/**
 * The words of a room as structured lines with time. Of each kind only a few come at once: an outage of the database is told,
 * not told hundreds of times.
 */
export function createLineLog(room: string, log: Log = createLog({ room })): LineLog {
  return { write: (line) => log.warn(kindOf(line), line), flush: log.flush };
}

/** What a line begins with, up to the first sign or number: "REST 3f2a: …" is of the kind `rest`. */
function kindOf(line: string): string {
  const [words = ''] = /^[A-Za-z]+(?: [A-Za-z]+)*(?![\w.])/.exec(line) ?? [];
  return words.toLowerCase().replaceAll(' ', '-').slice(0, 60) || 'other';
}
