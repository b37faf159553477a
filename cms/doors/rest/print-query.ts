import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';

/** Prints a query as PHP does: lists as `name[0]`, true as 1, empty text without `=`. */
export function printQuery(query: Iterable<readonly [string, JsonValue]>): string {
  return [...query].flatMap(([name, value]) => printPair(name, value)).join('&');
}

function printPair(name: string, value: JsonValue): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => printPair(`${name}[${index}]`, item));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([key, item]) => printPair(`${name}[${key}]`, item));
  const text = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
  return [text === '' ? encode(name) : `${encode(name)}=${encode(text)}`];
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
