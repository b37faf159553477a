import type { Writable } from 'node:stream';

/** The part of a standard stream that a log needs. */
export type LogStream = Pick<Writable, 'write' | 'on' | 'writableLength'>;

/**
 * Writes lines to a standard stream for as long as something reads it. If the reader is gone (EPIPE) or stops reading,
 * lines are lost, but the process survives and its memory does not grow.
 */
export function openLogSink(stream: LogStream = process.stderr): (line: string) => void {
  surviveLostReader(stream);
  return (line) => {
    // Unread lines pile up in this process. Beyond the limit they are dropped, as they would be on a full disk.
    if (stream.writableLength > MOST_WAITING_BYTES) return;
    try {
      stream.write(line);
    } catch {
      // Where writes are synchronous, this throws when the reader is gone. There is nowhere left to report it.
    }
  };
}

/** Adds an `error` listener. Without one, the process ends when the reader of its standard stream is gone. */
export function surviveLostReader(stream: Pick<LogStream, 'on'>): void {
  if (watched.has(stream)) return;
  watched.add(stream);
  stream.on('error', () => {});
}

const watched = new WeakSet<object>();
const MOST_WAITING_BYTES = 1024 * 1024;
