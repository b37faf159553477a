import { get } from 'node:http';
import { startFloor } from '../floor.ts';
import { firstBytes, loadWith } from '../load.ts';
import { type Measurement, percentile, printMs } from '../row.ts';

/** Compares a page from the edge's memory with the same bytes from a bare `node:http` server. */
export const measureCachedPage: Measurement = async ({ url }) => {
  const page = `${url}/solution/gaming`;
  const headers = { 'accept-encoding': 'br' };
  const floor = await startFloor();
  try {
    // `fetch` would decompress it; the baseline must send the same compressed bytes.
    await floor.put(await readRaw(page, headers), { encoding: 'br' });
    for (const target of [page, floor.url]) await loadWith(target, { seconds: 2, headers });
    const ours = await loadWith(page, { headers });
    const bare = await loadWith(floor.url, { headers });
    const ourBytes = await firstBytes(page, 2000, headers);
    const bareBytes = await firstBytes(floor.url, 2000, headers);
    const print = (count: number) => `${Math.round(count)}/s`;
    return [
      {
        what: 'cached page, 50 connections',
        ours: `${print(ours.requestsPerSecond)}, p99 ${ours.p99} ms${ours.errors + ours.not200 > 0 ? `, ${ours.errors + ours.not200} failed` : ''}`,
        floor: `${print(bare.requestsPerSecond)}, p99 ${bare.p99} ms (${(bare.requestsPerSecond / ours.requestsPerSecond).toFixed(2)} of ours)`,
        budget: '≥ 10000/s',
        isMet: ours.requestsPerSecond >= 10_000 && ours.errors + ours.not200 === 0,
      },
      {
        what: 'cached page, first byte, p50',
        ours: printMs(percentile(ourBytes, 0.5)),
        floor: printMs(percentile(bareBytes, 0.5)),
        budget: '≤ 0.5 ms',
        isMet: percentile(ourBytes, 0.5) <= 0.5,
      },
    ];
  } finally {
    await floor.stop();
  }
};

function readRaw(address: string, headers: Record<string, string>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).once('error', reject);
  });
}
