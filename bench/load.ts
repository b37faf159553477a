import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99: number;
  readonly errors: number;
  readonly not200: number;
}

const cannon = path.resolve(import.meta.dirname, '../node_modules/autocannon/autocannon.js');

/**
 * Sends GET requests as fast as `connections` can, from a separate process. `[<id>]` in the address is different each
 * time; it must not be at the end, where autocannon misreads the bracket. Loopback only.
 */
export async function loadWith(
  url: string,
  {
    connections = 50,
    seconds = 6,
    headers = {},
  }: { connections?: number; seconds?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  if (!['localhost', '127.0.0.1'].includes(new URL(url).hostname))
    throw new Error(`Load may only be sent to this machine, not to ${url}.`);
  const more = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  if (url.includes('[<id>]')) more.push('-I');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cannon, '-c', String(connections), '-d', String(seconds), '-j', ...more, url],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result: { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number } =
    JSON.parse(stdout);
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors,
    not200: result.non2xx,
  };
}

/** Milliseconds to the first byte of each of `count` requests, one after the other on one connection. */
export async function firstBytes(url: string, count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) samples.push(await firstByte(url, agent, headers));
  agent.destroy();
  return samples.slice(Math.min(100, count >> 2));
}

function firstByte(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      response.once('data', () => {
        const took = performance.now() - started;
        response.resume();
        response.once('end', () => resolve(took));
      });
    });
    request.once('error', reject);
  });
}
