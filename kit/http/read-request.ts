import type { IncomingMessage } from 'node:http';
export interface ReadOptions {
  /** Paths whose small bodies are read in one piece: a stream costs several times the work of a small answer. */
  readonly isReadWhole?: (path: string) => boolean;
  /** What a reader of the body gets when its bytes stop coming. */
  readonly unreadableBody: () => Error;
}

/** Bytes. */
const SMALL_BODY = 256 * 1024;

/**
 * What came in as a `Request`. Its body is read only when somebody asks for it. Null for what is no request of ours: another
 * method, a target that is no path.
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

/** `duplex` is asked for by fetch's standard and unknown to TypeScript's. */
function openStreamed(init: RequestInit, body: ReadableStream<Uint8Array>): RequestInit {
  return Object.assign(init, { body, duplex: 'half' });
}

/** Node's parser has seen to it that no more comes than was announced. */
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

/** Bytes as they arrive, at the pace at which they are read. */
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
    // Nothing is read ahead: whether the body is wanted at all is not known yet.
    { highWaterMark: 0 },
  );
}
