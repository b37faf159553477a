import { PlatformError } from '../errors.ts';

/** Timeout for a lookup in the file store, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Asks the file store for the size of the file at a signed URL, in bytes; null when it does not exist, is no longer
 * offered, or is no longer for the same accounts. Throws `busy` while the store does not respond.
 */
export async function findFile(origin: string, address: string): Promise<number | null> {
  const answer = await fetch(`${origin}${address}`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer?.status === 404) return null;
  const bytes = Number(answer?.headers.get('content-length') ?? Number.NaN);
  if (answer?.status !== 200 || !Number.isSafeInteger(bytes)) throw new PlatformError('busy', { retryAfter: 2 });
  return bytes;
}
