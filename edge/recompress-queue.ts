import { recompressPage } from './finished-page.ts';
import type { CacheEntry } from './page-cache.ts';

export interface RecompressQueue {
  /** Call for an entry that is requested often. */
  add(entry: CacheEntry): void;
  close(): void;
}

/**
 * Recompresses popular pages with maximum effort, one at a time, and only while no page is being fetched: compression
 * would compete with the upstreams for the same CPUs.
 */
export function createRecompressQueue(isIdle: () => boolean, onError: (error: unknown) => void): RecompressQueue {
  const waiting = new Set<CacheEntry>();
  let timer: NodeJS.Timeout | null = null;

  const schedule = () => {
    if (timer !== null || waiting.size === 0) return;
    timer = setTimeout(() => void work().catch(onError).finally(goOn), PAUSE_MS);
    timer.unref();
  };
  const work = async () => {
    const [entry] = waiting;
    if (entry !== undefined && isIdle()) {
      waiting.delete(entry);
      const { page } = entry;
      const smaller = await recompressPage(page);
      // `bytes` must stay as the cache counted it; that the page is smaller now does not matter to the cache.
      if (entry.page === page) entry.page = { ...smaller, bytes: page.bytes };
    }
  };
  const goOn = () => {
    timer = null;
    schedule();
  };

  return {
    add(entry) {
      if (waiting.size >= MOST_WAITING || !entry.page.content.isCompressible) return;
      waiting.add(entry);
      schedule();
    },
    close() {
      waiting.clear();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const PAUSE_MS = 200;
const MOST_WAITING = 1_000;
