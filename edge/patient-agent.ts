import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Socket } from 'node:net';

/**
 * An agent whose connections still deliver the response when the request cannot be sent completely. An upstream that
 * refuses a long body responds and closes. Writes after that fail, and Node's own socket would then discard the
 * response, which may already have arrived, together with the connection.
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

/**
 * The other side accepts no more data. If it has sent no response either, reading will end the connection immediately.
 */
function isLostReader(error: Error | null | undefined): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');
}
