import { PlatformError } from '../errors.ts';

/** Milliseconds that the store of files may take to look for one. */
const PATIENCE = 5_000;

/**
 * Asks the store of files what stands at a signed address: its bytes, or null when it is not there, not offered or not for the
 * same accounts any more. Throws `busy` while the store does not answer.
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
