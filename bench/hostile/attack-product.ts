import { setTimeout as wait } from 'node:timers/promises';
import { hostileRequests } from '../../edge/testing/hostile-requests.ts';
import { playHostileClient } from '../../kit/testing/hostile-client.ts';
import { chooseHostileVisit } from '../../kit/testing/hostile-visits.ts';
import { createRandom } from '../../kit/testing/seeded-random.ts';
import { attacks } from './attacks.ts';

/**
 * Attacks a product on this machine until its parent ends it: `attack-product.ts <port> <seed>`. Runs every attack in
 * turn for a few seconds, with clients that disconnect at any moment throughout.
 */
const [port = 0, seed = 1] = process.argv.slice(2).map(Number);
const SECONDS_EACH = 5;
const CLIENTS = 8;

process.stdin.resume().on('end', () => process.exit(0));
const random = createRandom(seed);
for (let client = 0; client < CLIENTS; client += 1) void breakOff();
for (;;) {
  for (const attack of Object.values(attacks)) {
    const stop = attack(port);
    await wait(SECONDS_EACH * 1_000);
    stop();
  }
}

async function breakOff(): Promise<never> {
  for (;;) await playHostileClient(chooseHostileVisit(random, hostileRequests, { mostHoldMs: 2_000 }), { port });
}
