/**
 * The parser for a column's text, by the type's oid in `pg_type`; null leaves it to the driver.
 * - int8: a number if it is exact, otherwise a bigint (which JSON refuses, rather than print a wrong number)
 * - timestamptz: ISO 8601 in UTC with all digits that the server stores, `2026-01-02T03:04:05.123456Z`, so that it can be
 *   sent back and compared for equality
 * - date, timestamp: their text, because they have no time zone and a `Date` would invent one
 * The driver does the rest: json and jsonb are parsed, bytea becomes a Buffer, numeric stays text.
 */
export function getColumnParser(typeNumber: number): ((text: string) => unknown) | null {
  return parsers[typeNumber] ?? null;
}

/** The parser for the elements of an array type that the driver must not parse itself; null for other types. */
export function getArrayElementParser(typeNumber: number): ((text: string) => unknown) | null {
  return elementParsers[typeNumber] ?? null;
}

/** Applies an element parser to an array of any depth; nulls stay null. */
export function mapDeep(value: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => mapDeep(element, parse));
  return typeof value === 'string' ? parse(value) : value;
}

const parsers: Record<number, (text: string) => unknown> = {
  20: parseInt8,
  1082: keepText,
  1114: keepText,
  1184: parseTimestamp,
};

const elementParsers: Record<number, (text: string) => unknown> = {
  1016: parseInt8,
  1115: keepText,
  1182: keepText,
  1185: parseTimestamp,
};

function keepText(text: string): string {
  return text;
}

function parseInt8(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

// The connection sets its time zone to UTC, so the server prints `2026-01-02 03:04:05.123+00`. Infinity and BC years
// have no ISO form with a four-digit year; they stay as text.
function parseTimestamp(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/.exec(text);
  return match ? `${match[1]}T${match[2]}Z` : text;
}
