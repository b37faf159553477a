import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { spawnEdge } from '../edge/testing/spawn-edge.ts';
import { attacks } from './hostile/attacks.ts';
import { percentile, printMs, printTable, type Row } from './row.ts';

/**
 * Measures what visitors and editors notice of attacks: `npx tsx bench/hostile-load.ts [seconds for each]`. The edge,
 * its upstreams, the attacks and the measurement are separate processes; all requests come from one address, which is
 * the worst case for visitors who share it with the attacker. The baseline is a bare server on the same machine that is
 * not attacked.
 */
const seconds = Number(process.argv[2] ?? 5);
const upstreams = await startHelper('upstreams.ts');
const attacker = await startHelper('attacker.ts');
const neighbour = await startHelper('neighbour.ts');
const [sitePort, cmsPort] = upstreams.ports;
const edge = await spawnEdge({
  env: {
    SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
    PLATFORM_ORIGIN: `http://127.0.0.1:${cmsPort}`,
  },
});

/** Linux reports processor time in hundredths of a second, whatever its clock rate. */
const MS_PER_TICK = 10;

interface Samples {
  times: number[];
  failed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const rows: Row[] = [];
try {
  // Warm up: a fresh process still compiles code, while visitors meet one that has been running for long.
  for (let at = 0; at < 5_000; at += 1) {
    await ask('/page', 'GET');
    await ask('/page', 'GET', neighbour.ports[0]);
  }
  for (const name of Object.keys(attacks)) {
    await fetch(`http://127.0.0.1:${attacker.ports[0]}/${encodeURIComponent(name)}?port=${edge.port}`, {
      method: 'POST',
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const [busyBefore, began] = [await processorMs(edge.pid), performance.now()];
    const [pages, others, saves] = await Promise.all([
      measure(() => ask('/page', 'GET'), 5),
      measure(() => ask('/page', 'GET', neighbour.ports[0]), 5),
      measure(() => ask('/wp-json/wp/v2/pages/1', 'POST'), 50),
    ]);
    const busy = ((await processorMs(edge.pid)) - busyBefore) / (performance.now() - began);
    const ours = `page p50 ${printMs(percentile(pages.times, 0.5))}, p99 ${printMs(percentile(pages.times, 0.99))}`;
    const saved = `save p99 ${printMs(percentile(saves.times, 0.99))}, ${pages.failed + saves.failed} failed, edge busy ${Math.round(busy * 100)} %`;
    rows.push({
      what: name,
      ours: `${ours}, ${saved}`,
      floor: `p99 ${printMs(percentile(others.times, 0.99))}`,
      budget: 'page p99 ≤ 5 ms',
      isMet: percentile(pages.times, 0.99) <= 5 && pages.failed + saves.failed === 0,
    });
  }
} finally {
  agent.destroy();
  await edge.stop();
  attacker.end();
  neighbour.end();
  upstreams.end();
}
process.stdout.write(`${printTable(rows)}\n`);

async function startHelper(file: string): Promise<{ ports: number[]; end(): void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'hostile', file)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [firstLine] = await once(child.stdout, 'data');
  return { ports: String(firstLine).trim().split(' ').map(Number), end: () => void child.stdin.end() };
}

/** Processor time of a process in milliseconds, as Linux reports it. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Sends requests one after the other with a pause in between: what a single visitor waits for. */
async function measure(once: () => Promise<number>, pauseMs: number): Promise<Samples> {
  const samples: Samples = { times: [], failed: 0 };
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    const started = performance.now();
    const status = await once();
    if (status === 200) samples.times.push(performance.now() - started);
    else samples.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return samples;
}

/** The status of the answer, 0 if there was none. */
function ask(target: string, method: string, port = edge.port): Promise<number> {
  return new Promise((resolve) => {
    const headers = method === 'POST' ? { cookie: 'wordpress_logged_in_haptera=editor' } : {};
    const sent = request({ port, host: '127.0.0.1', path: target, method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(method === 'POST' ? '{"title":"a"}' : undefined);
  });
}
