import { setTimeout as wait } from 'node:timers/promises';

/** Pages rendered at once for one announcement; the rest is rendered when it is asked for. */
const maxPages = 40;
const parallel = 4;
const maxTries = 60;

/** Asks this server for its own pages until none of them answers with an old copy. Gives the paths that still do. */
export async function warmPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const queue = [...new Set(paths)].slice(0, maxPages);
  const stale: string[] = [];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (!(await isFresh(origin + path))) stale.push(path);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return stale;
}

async function isFresh(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const response = await fetch(url, { redirect: 'manual', cache: 'no-store' });
    // Read to the end: Next's fetch shares the body, and cancelling one share waits for the other for ever.
    await response.arrayBuffer();
    if (response.status >= 500) return false;
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return true;
    await wait(Math.min(100, 5 + attempt * 5));
  }
  return false;
}
