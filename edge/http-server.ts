import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';
import type { EdgeLimits } from './edge-config.ts';
import { readRawTarget } from './raw-target.ts';

/**
 * Node's HTTP server in strict mode, with time and size limits. Requests, responses and sockets all get an `error`
 * listener: without one, an `error` event that a client provokes would end the process.
 */
export function createHttpServer(options: {
  limits: EdgeLimits;
  connections: Connections;
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  onMalformed: () => void;
}): Server {
  const { limits, connections, onRequest, onMalformed } = options;
  const openResponses = new WeakMap<Socket, Set<ServerResponse>>();
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    request.on('error', () => {});
    response.on('error', () => {});
    const open = openResponses.get(request.socket);
    open?.add(response);
    response.once('close', () => open?.delete(response));
    onRequest(request, response);
  };
  const admit = (socket: Socket) => {
    const open = new Set<ServerResponse>();
    openResponses.set(socket, open);
    connections.admit(socket);
    // With pipelined requests, Node emits `close` only on the first pending response when the connection is lost.
    socket.once('close', () => {
      for (const response of open) {
        response.destroy();
        response.emit('close');
      }
    });
  };
  const server = createServer(
    {
      insecureHTTPParser: false,
      requireHostHeader: true,
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
      noDelay: true,
    },
    listen,
  );
  server.maxHeadersCount = 100;
  server.on('connection', admit);
  // Without a listener, Node would send 100 Continue even when the body is going to be refused.
  server.on('checkContinue', listen);
  server.on('clientError', (error: Error, socket: Socket) => {
    const [answering] = openResponses.get(socket) ?? [];
    // Browsers open spare connections, which nobody ever uses: nothing malformed has arrived there.
    const isUnused = socket.bytesRead === 0 && hasCode(error, /^ERR_HTTP_REQUEST_TIMEOUT$/);
    if (isUnused || answering?.headersSent || !socket.writable || hasCode(error, /^(?:ECONNRESET|EPIPE)$/)) {
      socket.destroy();
      return;
    }
    const target = answering === undefined ? rawTargetIn(error) : null;
    if (target !== null) {
      if (target.length > limits.maxUrlBytes) return answerBare(socket, 414);
      // In the same words as the site leads on from other spellings.
      return answerBare(socket, 308, `Location: ${target}\r\nCache-Control: no-cache\r\n`);
    }
    onMalformed();
    answerBare(socket, statusFor(error));
  });
  // No upstream speaks WebSocket or tunnels. Node hands over the bare socket, so the refusal is written by hand.
  for (const event of ['upgrade', 'connect']) {
    server.on(event, (_request: IncomingMessage, socket: Socket) => answerBare(socket, 400));
  }
  return server;
}

function answerBare(socket: Socket, status: number, headers = ''): void {
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  // Discard further input, so that closing does not depend on the client closing first.
  socket.resume();
  socket.destroySoon();
}

function rawTargetIn(error: Error): string | null {
  if (!hasCode(error, /^HPE_INVALID_URL$/) || !('rawPacket' in error) || !Buffer.isBuffer(error.rawPacket)) return null;
  return readRawTarget(error.rawPacket);
}

function statusFor(error: Error): number {
  if (hasCode(error, /^HPE_HEADER_OVERFLOW$/)) return 431;
  if (hasCode(error, /^HPE_CHUNK_EXTENSIONS_OVERFLOW$/)) return 413;
  return hasCode(error, /^ERR_HTTP_REQUEST_TIMEOUT$/) ? 408 : 400;
}

function hasCode(error: Error, pattern: RegExp): boolean {
  return 'code' in error && pattern.test(String(error.code));
}
