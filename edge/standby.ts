import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { propertyOf } from '#kit/property-of.ts';
import { repeat } from '#kit/repeat.ts';

/** Whether another product writes to the database of this one. */
export interface StandbyWatch {
  /** When the CMS began to stand by, ISO 8601; null while it does not, or not yet for long. */
  since(): string | null;
  close(): Promise<void>;
}

export interface StandbyOptions {
  /** Reports `standby` and `since`. */
  readonly healthUrl: string;
  readonly onChange: (since: string | null) => void;
  /** Milliseconds between two questions. */
  readonly every?: number;
  /**
   * Milliseconds. A CMS that was killed stands by until the lease of its former process is over, which takes up to ten
   * seconds; the pages in memory are those of the same product.
   */
  readonly patience?: number;
}

/**
 * Asks the CMS whether it stands by. Changes are then announced to the other product only, so pages in memory and on
 * disk may be outdated. While the CMS does not answer, its last answer counts.
 */
export function watchStandby({ healthUrl, onChange, every = 2_000, patience = 15_000 }: StandbyOptions): StandbyWatch {
  let since: string | null = null;
  const check = async () => {
    const found = await ask(healthUrl, every);
    const isLong = found.since !== null && Date.now() - Date.parse(found.since) >= patience;
    const next = isLong ? found.since : null;
    if (next === since) return;
    since = next;
    onChange(since);
  };
  // It starts, restarts or is away: whatever it said last is still true.
  const watch = repeat(check, { every, onError: () => undefined });
  return { since: () => since, close: watch.close };
}

async function ask(url: string, patience: number): Promise<{ since: string | null }> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(patience) });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
  });
  const body: unknown = JSON.parse(await text(response));
  const [status, since] = [propertyOf(body, 'status'), propertyOf(body, 'since')];
  if (status === 'starting') throw new Error('The CMS does not know yet.');
  return { since: status === 'standby' && typeof since === 'string' ? since : null };
}
