import { readFile } from 'node:fs/promises';
import { listFamily } from '../../e2e/support/processes.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { startFloor } from '../floor.ts';
import { loadWith } from '../load.ts';
import { type Measurement, printMs, type Row } from '../row.ts';

/** Measures the memory of all processes at rest, and after load of every kind. */
export const measureMemory: Measurement = async ({ url, pid }) => {
  const idle = await memoryOf(pid);
  for (const path of [
    '/',
    '/en',
    '/solution/gaming',
    '/en/explore/hapticslist',
    '/wp-json/wp/v2/pages',
    '/no/such/page',
  ]) {
    await loadWith(url + path, { seconds: 2, connections: 16 });
  }
  const loaded = await memoryOf(pid);
  const print = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  const split = loaded.parts.map(({ name, bytes }) => `${name} ${print(bytes)}`).join(', ');
  return [
    {
      what: 'memory of all processes, idle / after load',
      ours: `${print(idle.total)} / ${print(loaded.total)} (${split})`,
      floor: '–',
      budget: '≤ 350 / 550 MB',
      isMet: idle.total <= 350 * 1024 ** 2 && loaded.total <= 550 * 1024 ** 2,
    },
  ];
};

/** Measures a start with an existing database until the first page is served. Starts and stops its own product. */
export async function measureStart(dataDirectory: string, databaseUrl: string | undefined): Promise<Row[]> {
  const floor = await startFloor();
  await floor.stop();
  const product = await startProduct({ dataDirectory, databaseUrl });
  const answered = performance.now();
  const page = await fetch(`${product.url}/solution/gaming`);
  await page.arrayBuffer();
  const took = product.startedIn + (performance.now() - answered);
  await product.stop();
  return [
    {
      what: 'start → first page, database there',
      ours: `${printMs(took)}${page.ok ? '' : ` (answered ${page.status})`}`,
      floor: printMs(floor.startedIn),
      budget: '≤ 1.5 s',
      isMet: page.ok && took <= 1500,
    },
  ];
}

async function memoryOf(pid: number): Promise<{ total: number; parts: { name: string; bytes: number }[] }> {
  const parts = new Map<string, number>();
  for (const { pid: each, command, memory } of await listFamily(pid)) {
    const name = nameOf(command);
    parts.set(name, (parts.get(name) ?? 0) + ((await readOwnShare(each)) ?? memory));
  }
  return {
    total: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0),
    parts: [...parts].map(([name, bytes]) => ({ name, bytes })),
  };
}

/**
 * Proportional set size in bytes, so that shared memory such as a database's buffers counts once. Null except on Linux.
 */
async function readOwnShare(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(text) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

function nameOf(command: string): string {
  const known = [/cms\/main/, /edge\/main/, /next/, /postgres/, /scripts\/start/, /esbuild/].find((pattern) =>
    pattern.test(command),
  );
  return known ? known.source.replace(/\\\/main|scripts\\\//, '') : 'other';
}
