import { isJsonObject, isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import { parseForm } from './parse-form.ts';
import { readMultipartFields } from './read-multipart.ts';
import { restErrors } from './rest-errors.ts';

/** Documents are the largest: half a million characters of markup, escaped, and two of them in one publication. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The arguments in a body: JSON, form or multipart; anything else holds none. */
export async function readBody(
  stream: ReadableStream<Uint8Array> | null,
  contentType: string | null,
): Promise<ReadonlyMap<string, JsonValue>> {
  if (stream === null) return new Map();
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type)) {
    return parseJson(await readText(stream));
  }
  if (type === 'application/x-www-form-urlencoded') return parseForm(await readText(stream));
  if (type === 'multipart/form-data') return readMultipartFields(stream, contentType ?? '', MAX_BODY_BYTES);
  await readText(stream);
  return new Map();
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

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw restErrors.bodyTooLarge(MAX_BODY_BYTES);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw restErrors.invalidText();
  }
}
