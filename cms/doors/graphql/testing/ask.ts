import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';

export type Http = (request: Request) => Promise<Response>;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
  /** `data`, or an empty object. */
  readonly data: JsonObject;
  readonly codes: readonly string[];
  readonly milliseconds: number;
}

/** Sends a query as the site does. */
export function ask(
  http: Http,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Answered> {
  return send(http, postOf(JSON.stringify({ query, variables }), headers));
}

export function postOf(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://127.0.0.1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

export async function send(http: Http, request: Request): Promise<Answered> {
  const begun = performance.now();
  const response = await http(request);
  const text = await response.text();
  const milliseconds = performance.now() - begun;
  const parsed: unknown = JSON.parse(text);
  const body = isJsonObject(parsed) ? parsed : {};
  const errors = Array.isArray(body.errors) ? body.errors : [];
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    data: isJsonObject(body.data) ? body.data : {},
    codes: errors.map((error) => String(Reflect.get(Object(Reflect.get(Object(error), 'extensions')), 'code'))),
    milliseconds,
  };
}
