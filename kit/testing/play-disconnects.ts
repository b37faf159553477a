import { playHostileClient } from './hostile-client.ts';
import { chooseHostileVisit, type HonestRequest } from './hostile-visits.ts';
import { createRandom } from './seeded-random.ts';

/** Plays random visits of clients that disconnect in any way at any moment, 16 at a time. Resolves to their number. */
export async function playDisconnects(
  port: number,
  requests: readonly HonestRequest[],
  { seed, milliseconds, onVisit }: { seed: number; milliseconds: number; onVisit?: (description: string) => void },
): Promise<number> {
  const random = createRandom(seed);
  const end = Date.now() + milliseconds;
  let visits = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (Date.now() < end) {
        const visit = chooseHostileVisit(random, requests, { mostHoldMs: 200 });
        await playHostileClient(visit, { port, patienceMs: 300 });
        visits += 1;
        onVisit?.(visit.description);
      }
    }),
  );
  return visits;
}
