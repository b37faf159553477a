import { parseArgs } from 'node:util';
import { startUpstream, staticPage } from '../edge/testing/edge-under-test.ts';
import { hostileRequests } from '../edge/testing/hostile-requests.ts';
import { type SpawnedEdge, spawnEdge } from '../edge/testing/spawn-edge.ts';
import { playHostileClient } from '../kit/testing/hostile-client.ts';
import { chooseHostileVisit } from '../kit/testing/hostile-visits.ts';
import { createRandom } from '../kit/testing/seeded-random.ts';

/**
 * Clients that disconnect in every way at any moment, for a given time:
 *
 *   npx tsx bench/disconnects.ts --seconds 60 --seed 7                                starts its own edge
 *   npx tsx bench/disconnects.ts --url http://127.0.0.1:4010 --metrics http://127.0.0.1:4020/metrics
 *
 * Exits with code 1 if the server no longer answers afterwards, or if its metrics show that something was left behind.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    metrics: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    clients: { type: 'string', default: '32' },
  },
});
const seed = Number(values.seed);
const seconds = Number(values.seconds);

const own = values.url === undefined ? await startOwnEdge() : null;
const url = new URL(values.url ?? `http://127.0.0.1:${own?.edge.port}`);
const metricsUrl = own === null ? values.metrics : `http://127.0.0.1:${own.edge.metricsPort}/metrics`;
if (!['localhost', '127.0.0.1'].includes(url.hostname))
  throw new Error(`Only addresses of this machine are allowed, not ${url}.`);

const random = createRandom(seed);
const end = Date.now() + seconds * 1_000;
let visits = 0;
let lastVisit = '';
await Promise.all(
  Array.from({ length: Number(values.clients) }, async () => {
    while (Date.now() < end) {
      const visit = chooseHostileVisit(random, hostileRequests, { mostHoldMs: 2_000 });
      lastVisit = visit.description;
      await playHostileClient(visit, { port: Number(url.port), host: url.hostname });
      visits += 1;
    }
  }),
);

const problems: string[] = [];
const alive = await fetch(new URL('/healthz', url)).catch((error: unknown) => error);
if (!(alive instanceof Response) || !alive.ok) problems.push(`The server no longer answers; last visit: ${lastVisit}`);
if (metricsUrl !== undefined) {
  const left = await untilNothingIsLeft(metricsUrl);
  if (left.length > 0) problems.push(`Left behind after 30 s: ${left.join(', ')}`);
}
const errors = own?.edge.lines().filter(({ level }) => level === 'error') ?? [];
if (errors.length > 0) problems.push(`Errors were logged: ${JSON.stringify(errors.slice(0, 3))}`);
await own?.stop();
process.stdout.write(
  `${visits} visits in ${seconds} s, seed ${seed}: ${problems.join('\n') || 'no crash, nothing left behind'}\n`,
);
// Idle keep-alive connections of `fetch` would otherwise keep this process running.
process.exit(problems.length > 0 ? 1 : 0);

/** Waits until the metrics of things in progress are back to zero; returns those that are not after 30 s. */
async function untilNothingIsLeft(address: string): Promise<string[]> {
  const until = Date.now() + 30_000;
  for (;;) {
    const text = await (await fetch(address)).text();
    const left = [...text.matchAll(/^(\w+_(?:in_flight|waiting|transfers|fetching)(?:\{[^}]*\})?) (\S+)$/gm)]
      .filter(([, , value]) => value !== '0')
      .map(([line]) => line);
    if (left.length === 0 || Date.now() > until) return left;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function startOwnEdge(): Promise<{ edge: SpawnedEdge; stop: () => Promise<void> }> {
  const [site, cms] = [await startUpstream(), await startUpstream()];
  site.answerWith((request, response) => {
    if (request.url === '/page') return staticPage('a page')(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private' });
    response.end('x'.repeat(200_000));
  });
  cms.answerWith((request, response) => {
    cms.seen.length = 0;
    request.resume();
    request.once('end', () => setTimeout(() => response.end('x'.repeat(100_000)), random.below(20)));
  });
  const edge = await spawnEdge({
    env: {
      CMS_ORIGIN: `http://127.0.0.1:${cms.port}`,
      PLATFORM_ORIGIN: `http://127.0.0.1:${cms.port}`,
      SITE_ORIGIN: `http://127.0.0.1:${site.port}`,
    },
  });
  const stop = async () => {
    await edge.stop();
    await Promise.all([site.stop(), cms.stop()]);
  };
  return { edge, stop };
}
