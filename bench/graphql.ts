import './as-production.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { createCms } from '../cms/create-cms.ts';
import { siteDocument } from '../cms/doors/graphql/testing/site-document.ts';
import { createHttp } from '../cms/doors/http.ts';
import { serve } from '../cms/doors/serve.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { startGraphqlFloor } from './graphql-floor.ts';
import type { LoadOrder, LoadResult } from './graphql-load.ts';
import { largePage } from './large-page.ts';
import { printMs, printTable, type Row } from './row.ts';

/**
 * `npm run bench graphql`: the read API over HTTP on this machine, with a durable database of its own, beside a bare
 * graphql-js server that has the same page in memory and the same query parsed. Load and servers share the machine's
 * cores, so ratios say more than times. About 45 seconds.
 */
const directory = await mkdtemp(path.join(tmpdir(), 'haptera-bench-'));
const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
const cms = createCms({
  databaseUrl: postgres.url,
  dataDirectory: directory,
  secret: 'a secret for measuring, of no use elsewhere',
  publicUrl: 'http://127.0.0.1',
  siteRevalidateUrl: null,
  log: () => {},
});
await cms.start();
const server = await serve(createHttp(cms, { log: () => {}, isProduction: true }), 0, 'http://127.0.0.1', () => {});
try {
  await measure(`http://127.0.0.1:${server.port}/graphql`);
} finally {
  await server.close();
  await cms.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function measure(ours: string): Promise<void> {
  const { id } = await cms.documents.createDocument(systemViewer, {
    type: 'page',
    slug: 'large',
    title: 'Large',
    status: 'publish',
    content: largePage(),
  });
  for (let index = 0; index < 100; index += 1) {
    await cms.documents.createDocument(systemViewer, {
      type: 'post',
      slug: `post-${index}`,
      title: `Post ${index}`,
      excerpt: 'Words about haptics. '.repeat(10),
      status: 'publish',
    });
  }
  const page = await cms.published.getPublishedById(id);
  if (!page) throw new Error('The page was not published.');
  const floor = await startGraphqlFloor(page);
  const query = siteDocument('PageByUri', blockDefinitions);
  const whole = { query, variables: { uri: '/large', language: 'ZH' } };
  const newest = {
    query: '{ posts(first: 20) { nodes { databaseId title uri excerpt dateGmt terms } } }',
    variables: {},
  };

  const one = await load({ ...whole, url: ours, clients: 1, isAlwaysNew: true });
  const oneFloor = await load({ ...whole, url: floor.url, clients: 1, isAlwaysNew: true });
  // A floor that answers with an error is fast, and compares with nothing.
  if (oneFloor.bytes < one.bytes * 0.95) {
    throw new Error(`The floor answered ${oneFloor.bytes} bytes where the read API answered ${one.bytes}.`);
  }
  const many = await load({ ...whole, url: ours, clients: 16, isAlwaysNew: true });
  const manyFloor = await load({ ...whole, url: floor.url, clients: 16, isAlwaysNew: true });
  const again = await load({ ...whole, url: ours, clients: 16, isAlwaysNew: false });
  const againFloor = await load({ ...whole, url: floor.fixedUrl, clients: 16, isAlwaysNew: false });
  const list = await load({ ...newest, url: ours, clients: 1, isAlwaysNew: true });
  await floor.stop();

  const what = `GraphQL, whole page of ${page.blocks.length} blocks (${Math.round(one.bytes / 1024)} KB)`;
  const rows: Row[] = [
    {
      what: `${what}, computed, one client, p50`,
      ours: printMs(one.p50),
      floor: `${printMs(oneFloor.p50)} (ours ${(one.p50 / oneFloor.p50).toFixed(1)} times)`,
      budget: '≤ 3 ms',
      isMet: one.p50 <= 3,
    },
    rateRow(`${what}, computed, 16 clients`, many, manyFloor, 650),
    rateRow(`${what}, from memory, 16 clients`, again, againFloor, 5_000),
    {
      what: 'GraphQL, 20 newest of 100 posts, computed, one client, p50',
      ours: printMs(list.p50),
      floor: '–',
      budget: '≤ 3 ms',
      isMet: list.p50 <= 3,
    },
  ];
  process.stdout.write(`${printTable(rows)}\n`);
}

function rateRow(what: string, ours: LoadResult, floor: LoadResult, budget: number): Row {
  const print = ({ requestsPerSecond }: LoadResult) => `${Math.round(requestsPerSecond).toLocaleString('en')}/s`;
  const share = Math.round((100 * ours.requestsPerSecond) / floor.requestsPerSecond);
  return {
    what,
    ours: print(ours),
    floor: `${print(floor)} (ours ${share} %)`,
    budget: `≥ ${budget.toLocaleString('en')}/s`,
    isMet: ours.requestsPerSecond >= budget,
  };
}

async function load(order: Omit<LoadOrder, 'seconds'>): Promise<LoadResult> {
  const script = path.join(import.meta.dirname, 'graphql-load.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ ...order, seconds: 4 } satisfies LoadOrder));
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The load on ${order.url} failed.`);
  return JSON.parse(text);
}
