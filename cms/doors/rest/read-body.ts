import { isJsonObject, isJsonValue, type JsonValue, MAX_JSON_DEPTH } from '#cms-schema/json.ts';
import { type JsonLimits, scanJson } from '#kit/json/scan-json.ts';
import { parseForm } from './parse-form.ts';
import { restErrors } from './rest-errors.ts';

/** Enough for the largest: half a million characters of markup, escaped, and two such documents per publication. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * Bounds what parsing builds. The largest honest request has a list of thousands of supported models; documents are
 * single texts.
 */
export const jsonLimits: JsonLimits = { depth: MAX_JSON_DEPTH, values: 200_000 };

/** For visitors who sign in: a name, a password, and a redirect target. */
export const MAX_OPEN_BODY_BYTES = 64 * 1024;

export interface BodySource {
  readonly stream: ReadableStream<Uint8Array> | null;
  readonly contentType: string | null;
  /** As declared; null for chunked bodies. */
  readonly contentLength: number | null;
}

export function openBody(request: Request): BodySource {
  const length = request.headers.get('content-length');
  return {
    stream: request.body,
    contentType: request.headers.get('content-type'),
    contentLength: length === null ? null : Number(length),
  };
}

/**
 * The arguments in a JSON or form body; other kinds have none and are not read. Throws `haptera_body_too_large` 413,
 * before reading anything if the length is declared, otherwise as soon as the limit is exceeded; and
 * `haptera_multipart` 415: files are uploaded separately.
 */
export async function readBody(source: BodySource, maximumBytes: number): Promise<ReadonlyMap<string, JsonValue>> {
  const { stream, contentLength } = source;
  if (stream === null) return new Map();
  const type = mediaTypeOf(source);
  if (type === 'multipart/form-data') throw restErrors.multipart();
  if (contentLength !== null && contentLength > maximumBytes) throw restErrors.bodyTooLarge(maximumBytes);
  if (type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type)) {
    return parseJson(await readText(checkJson(stream), maximumBytes));
  }
  if (type === 'application/x-www-form-urlencoded') return parseForm(await readText(stream, maximumBytes));
  return new Map();
}

/** In lowercase, without parameters; empty if the header is missing. */
export function mediaTypeOf({ contentType }: Pick<BodySource, 'contentType'>): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseJson(text: string): ReadonlyMap<string, JsonValue> {
  if (text.trim() === '') return new Map();
  const value = readJson(text);
  return isJsonObject(value) ? new Map(Object.entries(value)) : new Map();
}

function readJson(text: string): JsonValue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw restErrors.invalidJson();
  }
  if (!isJsonValue(value)) throw restErrors.invalidJson();
  return value;
}

/** Checks JSON while it arrives, so that what would take too long to parse is refused before that. */
async function* checkJson(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const scan = scanJson(jsonLimits);
  for await (const chunk of stream) {
    const { fault } = scan.take(chunk);
    if (fault === 'depth') throw restErrors.nestedTooDeep(jsonLimits.depth);
    if (fault === 'values') throw restErrors.tooManyValues(jsonLimits.values);
    yield chunk;
  }
}

async function readText(stream: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maximumBytes) throw restErrors.bodyTooLarge(maximumBytes);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw restErrors.invalidText();
  }
}
