import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReadApiAnswer<Result> {
  readonly status: number;
  /** `X-GraphQL-Keys`: what the answer was made of. */
  readonly keys: string;
  /** Null when it is no JSON. */
  readonly body: { readonly data?: Result | null; readonly errors?: readonly { readonly message?: string }[] } | null;
}

/** Milliseconds. Who waits for a page is shown an older one much earlier; this ends what would hang for ever. */
const patience = 30_000;

const agent = new Agent({ keepAlive: true });

/**
 * Asks the read API at an address, over connections that stay open. Not by Next's `fetch`: it reads each answer twice and writes
 * it down as base64 in JSON for a cache that keeps nothing, which took as long as drawing the page. Throws what the network throws.
 */
export function askReadApi<Result>(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  isSecondTry = false,
): Promise<ReadApiAnswer<Result>> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(patience),
    });
    asked.once('response', (response) => {
      const { statusCode: status = 0, headers: told } = response;
      const keys = String(told['x-graphql-keys'] ?? '');
      text(response).then((read) => resolve({ status, keys, body: readJson(read) }), reject);
    });
    asked.on('error', (error) => {
      // The other side closed a connection that was at rest just when it was used again. A question may be asked twice.
      if (asked.reusedSocket && !isSecondTry) resolve(askReadApi(url, body, headers, true));
      else reject(error);
    });
    asked.end(body);
  });
}

/** The shape is that of the schema, which the queries were checked against when they were generated. */
function readJson<Result>(answer: string): ReadApiAnswer<Result>['body'] {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}
