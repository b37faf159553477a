import type { IncomingMessage } from 'node:http';
export interface ReadOptions {
  /**
   * Paths whose small bodies are read completely up front: a stream costs several times the work of a small response.
   */
  readonly isReadWhole?: (path: string) => boolean;
  /** The error for a reader of the body when the connection breaks. */
  readonly unreadableBody: () => Error;
}

/** Bytes. */
const SMALL_BODY = 256 * 1024;

/**
 * Converts Node's incoming message to a `Request`, whose body is read on demand. Null for requests that are not served:
 * an unsupported method, or a target that is not a path.
 */
export async function readRequest(
  origin: string,
  incoming: IncomingMessage,
  signal: AbortSignal,
  { isReadWhole, unreadableBody }: ReadOptions,
): Promise<Request | null> {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  if (!/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) || !url.startsWith('/')) return null;
  const target = origin + url;
  if (!URL.canParse(target)) return null;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  const length = incoming.headers['content-length'];
  const hasBody = length === undefined ? incoming.headers['transfer-encoding'] !== undefined : Number(length) > 0;
  if (!hasBody || method === 'GET' || method === 'HEAD') return new Request(target, { method, headers, signal });
  if (Number(length) <= SMALL_BODY && isReadWhole?.(url.replace(/\?.*/s, ''))) {
    return new Request(target, { method, headers, signal, body: await readWhole(incoming, unreadableBody) });
  }
  return new Request(target, openStreamed({ method, headers, signal }, readBytes(incoming, unreadableBody)));
}

/** `duplex` is required by the fetch standard but missing from TypeScript's types. */
function openStreamed(init: RequestInit, body: ReadableStream<Uint8Array>): RequestInit {
  return Object.assign(init, { body, duplex: 'half' });
}

/** Needs no limit: Node's parser never delivers more than the announced length. */
async function readWhole(incoming: IncomingMessage, unreadableBody: () => Error): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of incoming.iterator({ destroyOnReturn: false }))
      if (part instanceof Uint8Array) parts.push(part);
  } catch {
    throw unreadableBody();
  }
  return Buffer.concat(parts);
}

/** A stream of the bytes as they arrive, with backpressure. */
function readBytes(incoming: IncomingMessage, unreadableBody: () => Error): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { value, done } = await chunks.next();
          if (done) controller.close();
          else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value));
        } catch {
          controller.error(unreadableBody());
        }
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    // Nothing is read ahead, because the body may not be needed at all.
    { highWaterMark: 0 },
  );
}
