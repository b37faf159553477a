import type { Writable } from 'node:stream';

/** The part of a standard stream that a log needs. */
export type LogStream = Pick<Writable, 'write' | 'on' | 'writableLength'>;

/**
 * Writes lines to a standard stream for as long as somebody takes them. A reader that is gone (EPIPE) or no longer reads
 * costs lines, never the process or its memory.
 */
export function openLogSink(stream: LogStream = process.stderr): (line: string) => void {
  surviveLostReader(stream);
  return (line) => {
    // Lines that nobody takes pile up in this process; those that do not fit are lost, as they would be on a full disk.
    if (stream.writableLength > MOST_WAITING_BYTES) return;
    try {
      stream.write(line);
    } catch {
      // Where writing is synchronous, a reader that is gone throws here. There is nobody left to tell.
    }
  };
}

/** Without a listener, the error of a standard stream whose reader is gone ends the process. */
export function surviveLostReader(stream: Pick<LogStream, 'on'>): void {
  if (watched.has(stream)) return;
  watched.add(stream);
  stream.on('error', () => {});
}

const watched = new WeakSet<object>();
const MOST_WAITING_BYTES = 1024 * 1024;
