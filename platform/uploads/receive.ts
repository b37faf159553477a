import { isDiskFull } from '#kit/disk-space.ts';
import { PlatformError } from '../errors.ts';
import type { PartWriter } from './part-files.ts';
import type { Turn } from './turns.ts';

export interface ReceiveOptions {
  /** Maximum size of the whole file; nothing beyond it is written. */
  readonly most: number;
  /** Nothing is written once the turn is lost. */
  readonly turn: Pick<Turn, 'signal' | 'isHeld'>;
}

/**
 * Writes a body while it arrives. Returns null when all of it was written, or else the reason: it broke off, it is too
 * long, or the disk is full. Only throws for internal errors.
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
    if (isDiskFull(error)) return new PlatformError('fullStorage');
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function brokenOff(): PlatformError {
  const problems = [{ field: '', message: 'The body is incomplete.' }];
  return new PlatformError('badRequest', { status: 409, problems });
}

/** The error for more bytes than were announced for the file. */
export function tooMuch(): PlatformError {
  const problems = [{ field: 'Upload-Length', message: 'There are more bytes than were announced.' }];
  return new PlatformError('badRequest', { status: 413, problems });
}
