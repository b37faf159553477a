import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Floor {
  readonly url: string;
  /** Milliseconds from the start of its process to its first answer. */
  readonly startedIn: number;
  /** From then on this is what it answers. */
  put(body: Uint8Array | string, options?: { readonly encoding?: string; readonly type?: string }): Promise<void>;
  stop(): Promise<void>;
}

/** The bare server in a process of its own, as the product's are. */
export async function startFloor(): Promise<Floor> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'floor-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: string[] = (await once(child.stdout, 'data')).map(String);
  const url = `http://127.0.0.1:${line?.trim()}`;
  await (await fetch(url)).arrayBuffer();
  return {
    url,
    startedIn: performance.now() - started,
    put: async (body, { encoding = 'identity', type = 'text/html; charset=utf-8' } = {}) => {
      const sent = typeof body === 'string' ? body : new Uint8Array(body);
      await fetch(url, { method: 'PUT', body: sent, headers: { 'x-encoding': encoding, 'content-type': type } });
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
