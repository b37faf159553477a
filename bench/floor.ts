import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Floor {
  readonly url: string;
  /** Milliseconds from the start of its process to its first answer. */
  readonly startedIn: number;
  /** Sets the body that it answers with. */
  put(body: Uint8Array | string, options?: { readonly encoding?: string; readonly type?: string }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the bare server in a separate process, like those of the product. */
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
