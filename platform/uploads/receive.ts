import { PlatformError } from '../errors.ts';
import type { PartWriter } from './part-files.ts';
import type { Turn } from './turns.ts';

export interface ReceiveOptions {
  /** Bytes that the file may have in all; nothing beyond them is written. */
  readonly most: number;
  /** Nothing is written when it is over. */
  readonly turn: Pick<Turn, 'signal' | 'isHeld'>;
}

/**
 * Writes a body while it arrives. Null when all of it was written, else why not: it broke off, it has too many bytes, the disk
 * is full. Throws what is a fault of ours.
 */
export async function receive(
  body: ReadableStream<Uint8Array> | null,
  writer: PartWriter,
  { most, turn: { signal, isHeld } }: ReceiveOptions,
): Promise<PlatformError | null> {
  if (body === null) return null;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const piece = await reader.read().catch(() => null);
      if (piece === null || signal.aborted || !isHeld()) return brokenOff();
      if (piece.done) return null;
      if (writer.position() + piece.value.byteLength > most) return tooMuch();
      await writer.write(piece.value);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
      return new PlatformError('fullStorage');
    }
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function brokenOff(): PlatformError {
  const problems = [{ field: '', message: 'The body broke off.' }];
  return new PlatformError('badRequest', { status: 409, problems });
}

/** Also when a request announces fewer bytes than the file has, and sends more. */
export function tooMuch(): PlatformError {
  const problems = [{ field: 'Upload-Length', message: 'There are more bytes than were announced.' }];
  return new PlatformError('badRequest', { status: 413, problems });
}
