import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Milliseconds. Visitors are served an older page long before that; this only ends requests that would hang forever. */
const patience = 30_000;

const agent = new Agent({ keepAlive: true });

/**
 * `fetch` for queries to the read API, over keep-alive connections. Next's own `fetch` reads each response twice and serializes
 * it as base64 in JSON for a cache that stores nothing, which took as long as rendering the page. Throws network errors as is.
 */
export function fetchFromCms(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const body = String(init.body ?? '');
  const headers = new Headers(init.headers);
  headers.set('content-length', String(Buffer.byteLength(body)));
  return send(String(url), { method: init.method, headers: Object.fromEntries(headers) }, body);
}

interface Wanted {
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

function send(url: string, wanted: Wanted, body: string, isSecondTry = false): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...wanted, agent, signal: AbortSignal.timeout(patience) });
    asked.once('response', (answer) => readAnswer(answer).then(resolve, reject));
    asked.on('error', (error) => {
      // The server closed an idle connection just as it was reused. Queries are safe to retry.
      if (asked.reusedSocket && !isSecondTry) resolve(send(url, wanted, body, true));
      else reject(error);
    });
    asked.end(body);
  });
}

/** Throws network errors as is, and a `RangeError` for a status that `Response` does not accept. */
async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const read = await text(answer);
  const { statusCode: status = 502, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Response(read, { status, headers });
}
