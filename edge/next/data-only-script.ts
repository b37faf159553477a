/**
 * Whether an inline script can do nothing but pass data to code that the page loads from its own files. Only such a
 * script may get a hash, whoever wrote it. A script is data-only if it is a sequence of
 *
 * - `(self.__next_f=self.__next_f||[]).push([0])` and `self.__next_f.push([1,"…"])`: the page's data, from Next;
 * - `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([…])`, or the same with one object: which files belong to the page, from Turbopack;
 * - a text of `constants` (React's own functions for streamed pages), character for character;
 * - `$RC("…","…")`, `$RS`, `$RR` and `$RX`: calls of those functions
 *
 * with arguments that are JSON and nothing else.
 */
export function isDataOnlyScript(source: string, constants: readonly string[]): boolean {
  let at = 0;
  let statements = 0;
  while (at < source.length) {
    if (SEPARATORS.includes(source[at] ?? '')) {
      at += 1;
      continue;
    }
    const end = endOfConstant(source, at, constants) ?? endOfCall(source, at);
    if (end === null) return false;
    at = end;
    statements += 1;
  }
  return statements > 0;
}

const SEPARATORS = ';\n';

interface Call {
  opening: RegExp;
  accepts: (values: readonly unknown[]) => boolean;
}

const CALLS: readonly Call[] = [
  {
    opening: /(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/y,
    accepts: ([message, ...rest]) => rest.length === 0 && isFlightMessage(message),
  },
  {
    opening:
      /\(globalThis(?:\.TURBOPACK|\["TURBOPACK\w{0,40}"\]) ?\|\| ?\(globalThis(?:\.TURBOPACK|\["TURBOPACK\w{0,40}"\]) ?= ?\[\]\)\)\.push\(/y,
    accepts: ([chunks, ...rest]) => rest.length === 0 && isChunkList(chunks),
  },
  { opening: /\$R[CS]\(/y, accepts: (values) => values.length === 2 && values.every(isString) },
  {
    opening: /\$RR\(/y,
    accepts: (values) => values.length === 3 && values.slice(0, 2).every(isString) && Array.isArray(values[2]),
  },
  {
    opening: /\$RX\(/y,
    accepts: (values) => values.length >= 1 && values.length <= 5 && values.every((v) => v === null || isString(v)),
  },
];

function endOfConstant(source: string, from: number, constants: readonly string[]): number | null {
  const found = constants.find((constant) => source.startsWith(constant, from));
  return found === undefined ? null : from + found.length;
}

function endOfCall(source: string, from: number): number | null {
  for (const { opening, accepts } of CALLS) {
    opening.lastIndex = from;
    if (!opening.test(source)) continue;
    const argumentsStart = opening.lastIndex;
    const close = findClosingParenthesis(source, argumentsStart);
    if (close === null) return null;
    const values = parseJsonList(source.slice(argumentsStart, close));
    return values !== null && accepts(values) ? close + 1 : null;
  }
  return null;
}

/**
 * The first `)` outside a string: JSON itself contains none. (A backslash outside a string is not JSON in any case.)
 */
function findClosingParenthesis(source: string, from: number): number | null {
  let isInString = false;
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (code === BACKSLASH) at += 1;
    else if (code === CLOSING && !isInString) return at;
  }
  return null;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSING = 0x29;

function parseJsonList(text: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(`[${text}]`);
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

/** The array with which a chunk registers itself, or the object that a page's bootstrap script passes. */
function isChunkList(chunks: unknown): boolean {
  return Array.isArray(chunks) || (typeof chunks === 'object' && chunks !== null && 'otherChunks' in chunks);
}

/** Next's message kinds: 0 begin, 1 text, 3 bytes in base64. (2 is the state of a server action; we have none.) */
function isFlightMessage(message: unknown): boolean {
  if (!Array.isArray(message)) return false;
  const [kind, payload, ...rest]: unknown[] = message;
  if (rest.length > 0) return false;
  return kind === 0 ? message.length === 1 : (kind === 1 || kind === 3) && isString(payload);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
