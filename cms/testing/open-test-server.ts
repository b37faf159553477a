import { connect } from 'node:net';
import type { RunningServer } from '#kit/http/serve.ts';
import { openTestDoor, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { serve } from '../doors/serve.ts';

export interface TestServer extends TestDoor {
  readonly port: number;
  readonly read: RunningServer['read'];
  /** What no request may ever cause: an error that would have ended the process. */
  readonly fatal: readonly unknown[];
  /**
   * Sends these bytes on a connection of its own and gives what comes back until it is closed, or for `milliseconds`.
   */
  send(bytes: string | Uint8Array, options?: { readonly milliseconds?: number }): Promise<string>;
}

/** The CMS behind its door on a port of this machine, with one user of each role. */
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
