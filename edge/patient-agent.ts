import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Socket } from 'node:net';

/**
 * Connections on which an answer is heard even when the request cannot be sent to its end. An upstream that refuses a
 * long body answers and closes; what is written after that fails, and Node's own socket would drop the answer, which may
 * already be here, together with the connection.
 */
export class PatientAgent extends Agent {
  constructor(options: AgentOptions) {
    super(options);
  }

  override createConnection(options: ClientRequestArgs): Socket {
    const socket = new PatientSocket();
    socket.setKeepAlive(true);
    return socket.connect({ host: options.hostname ?? options.host ?? '127.0.0.1', port: Number(options.port) });
  }
}

class PatientSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    super._write(chunk, encoding, (error) => done(isLostReader(error) ? null : error));
  }

  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    super._writev?.(chunks, (error) => done(isLostReader(error) ? null : error));
  }
}

/** The other side takes no more. If it has nothing to say either, reading ends the connection at once. */
function isLostReader(error: Error | null | undefined): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');
}
