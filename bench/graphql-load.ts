import { Agent, request } from 'node:http';
import { percentile } from './row.ts';

/**
 * The load to generate, read as JSON from standard input; a `LoadResult` is printed. Runs in a separate process, so
 * that it does not slow down the server.
 */
export interface LoadOrder {
  readonly url: string;
  readonly query: string;
  readonly variables: object;
  readonly clients: number;
  readonly seconds: number;
  /** Whether every request differs for a cache while being the same query for the schema. */
  readonly isAlwaysNew: boolean;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly bytes: number;
}

if (import.meta.filename === process.argv[1]) {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part);
  const result = await load(JSON.parse(Buffer.concat(parts).toString()));
  process.stdout.write(JSON.stringify(result));
}

async function load({ url, query, variables, clients, seconds, isAlwaysNew }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const samples: number[] = [];
  let salt = process.pid * 1e7;
  let bytes = 0;
  const run = async (until: number) => {
    while (performance.now() < until) {
      salt += 1;
      const body = JSON.stringify({ query, variables, extensions: { salt: isAlwaysNew ? salt : 0 } });
      const started = performance.now();
      bytes = await post(agent, url, body);
      samples.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, () => run(performance.now() + 1_000)));
  samples.length = 0;
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, () => run(started + seconds * 1_000)));
  const took = performance.now() - started;
  agent.destroy();
  return { requestsPerSecond: (samples.length * 1_000) / took, p50: percentile(samples, 0.5), bytes };
}

function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.once('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`The server answered ${response.statusCode}.`));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}
