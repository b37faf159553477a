/**
 * How a column's text becomes a value, by the type's number in `pg_type`; null leaves it to the driver.
 * - int8: a number while it is exact, otherwise a bigint (which JSON refuses, rather than a wrong figure)
 * - timestamptz: ISO 8601 in UTC with all digits the server keeps, `2026-01-02T03:04:05.123456Z`, so that it can be
 *   sent back and compared for equality
 * - date, timestamp: their text, for they have no zone and a `Date` would invent one
 * The driver does the rest: json and jsonb parsed, bytea a Buffer, numeric its text.
 */
export function getColumnParser(typeNumber: number): ((text: string) => unknown) | null {
  return parsers[typeNumber] ?? null;
}

/** The element types of the arrays which the driver must not parse by itself. */
export function getArrayElementParser(typeNumber: number): ((text: string) => unknown) | null {
  return elementParsers[typeNumber] ?? null;
}

/** Applies an element parser through an array of any depth, with its nulls. */
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

// The connection sets its zone to UTC, so the server prints `2026-01-02 03:04:05.123+00`. Infinity and years before
// the common era have no ISO form of four digits and keep their text.
function parseTimestamp(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/.exec(text);
  return match ? `${match[1]}T${match[2]}Z` : text;
}
