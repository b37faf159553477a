import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { readText } from '#kit/http/read-text.ts';
import { refusals } from './graphql-errors.ts';

/** 256 KB: a hundred times the site's own queries. */
export const MAX_REQUEST_BYTES = 256 * 1024;

export interface GraphqlRequest {
  /** Everything that the response depends on, as received: equal texts have equal responses. */
  readonly text: string;
  /** Throws a refusal with status 400. */
  parse(): GraphqlParams;
}

export interface GraphqlParams {
  readonly query: string;
  readonly variables: JsonObject;
  readonly operationName: string | null;
}

/** POST with JSON, or GET with `?query=&variables=&operationName=`. Throws a refusal: 405, 413 or 415. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  if (request.method === 'POST') return readPost(request);
  if (request.method === 'GET') return readGet(request);
  throw refusals.method();
}

async function readPost(request: Request): Promise<GraphqlRequest> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  // Pages of other sites can send forms and plain text without a CORS preflight.
  if (type !== 'application/json') throw refusals.mediaType();
  const text = await readBody(request);
  return { text, parse: () => parseBody(text) };
}

function readGet(request: Request): GraphqlRequest {
  const mark = request.url.indexOf('?');
  const text = mark < 0 ? '' : request.url.slice(mark);
  if (text.length > MAX_REQUEST_BYTES) throw refusals.tooLarge(MAX_REQUEST_BYTES);
  return {
    text,
    parse: () => {
      const params = new URLSearchParams(text);
      const variables = params.get('variables');
      return toParams({
        query: params.get('query'),
        variables: variables === null || variables === '' ? null : readJson(variables),
        operationName: params.get('operationName'),
      });
    },
  };
}

async function readBody(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > MAX_REQUEST_BYTES) throw refusals.tooLarge(MAX_REQUEST_BYTES);
  // HTTP never delivers more than the declared length, so read it at once: that takes half the time of reading in
  // chunks.
  if (declared >= 0) return request.text();
  const text = await readText(request, MAX_REQUEST_BYTES);
  if (text === null) throw refusals.tooLarge(MAX_REQUEST_BYTES);
  return text;
}

function parseBody(text: string): GraphqlParams {
  const body = readJson(text);
  if (Array.isArray(body)) throw refusals.batch();
  if (!isJsonObject(body)) throw refusals.body();
  return toParams({ query: body.query, variables: body.variables, operationName: body.operationName });
}

function toParams(input: { query: unknown; variables: unknown; operationName: unknown }): GraphqlParams {
  const { query, variables = null, operationName = null } = input;
  if (typeof query !== 'string' || query.trim() === '') throw refusals.body();
  if (variables !== null && !isJsonObject(variables)) throw refusals.variables();
  if (operationName !== null && typeof operationName !== 'string') throw refusals.operationName();
  return { query, variables: variables ?? {}, operationName: operationName || null };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.body();
  }
}
