import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Milliseconds. Who waits for a page is shown an older one much earlier; this ends what would hang for ever. */
const patience = 30_000;

const agent = new Agent({ keepAlive: true });

/**
 * `fetch` for questions to the read API, over connections that stay open. Not Next's own: that reads each answer twice and writes
 * it down as base64 in JSON for a cache that keeps nothing, which took as long as drawing the page. Throws what the network throws.
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
      // The other side closed a connection that was at rest just when it was used again. A question may be asked twice.
      if (asked.reusedSocket && !isSecondTry) resolve(send(url, wanted, body, true));
      else reject(error);
    });
    asked.end(body);
  });
}

/** Throws what the network throws, and for an answer that `Response` does not take: one with a status of another kind. */
async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const read = await text(answer);
  const { statusCode: status = 502, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Response(read, { status, headers });
}
