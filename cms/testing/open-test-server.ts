import { connect } from 'node:net';
import type { RunningServer } from '#kit/http/serve.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { serve } from '../doors/serve.ts';

export interface TestServer extends TestDoor {
  readonly port: number;
  readonly read: RunningServer['read'];
  /** Errors that would have crashed the process. No request may ever cause one. */
  readonly fatal: readonly unknown[];
  /**
   * Sends these bytes on a new connection. Returns what is received until the connection is closed or `milliseconds`
   * have passed.
   */
  send(bytes: string | Uint8Array, options?: { readonly milliseconds?: number }): Promise<string>;
}

/** Serves a CMS over HTTP on a local port, with one user of each role. */
export async function openTestServer(options: Parameters<typeof openTestDoor>[0] = {}): Promise<TestServer> {
  const door = await openTestDoor(options);
  const log: string[] = [];
  const server = await serve(door.http, 0, door.cms.publicUrl, (line) => log.push(line));
  const fatal: unknown[] = [];
  const note = (error: unknown) => void fatal.push(error);
  process.on('uncaughtExceptionMonitor', note);
  return {
    ...door,
    faults: log,
    port: server.port,
    read: server.read,
    fatal,
    send: (bytes, { milliseconds = 3_000 } = {}) => exchange(server.port, bytes, milliseconds),
    close: async () => {
      process.off('uncaughtExceptionMonitor', note);
      await server.close();
      await door.close();
    },
  };
}

function exchange(port: number, bytes: string | Uint8Array, milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), milliseconds);
    socket.on('data', (piece) => {
      received += piece.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.write(bytes);
  });
}
