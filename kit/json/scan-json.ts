/** Both limits are inclusive. Bytes are bounded by whoever reads them. */
export interface JsonLimits {
  /** Objects and lists inside each other. */
  readonly depth: number;
  /** Objects, lists, texts, numbers and words, everywhere in it; the keys of objects do not count. */
  readonly values: number;
}

export type JsonFault = 'syntax' | keyof JsonLimits;

/**
 * What is known after some bytes: a fault, at which byte, or none so far. Nothing that follows can undo a fault.
 */
export type JsonState = { readonly fault: null } | { readonly fault: JsonFault; readonly at: number };

export interface JsonScan {
  /** Takes the next bytes. */
  take(chunk: Uint8Array): JsonState;
  /** Call after the last bytes. The kind of the outermost value is null if there is a fault. */
  end(): JsonState & { readonly kind: JsonKind | null };
}

export type JsonKind = 'object' | 'list' | 'text' | 'number' | 'word';

/**
 * Checks JSON (RFC 8259, in UTF-8) while it arrives, without building values: time is linear, and memory does not grow.
 * `JSON.parse` would take many times the size of a text in memory and hold up everybody else meanwhile.
 */
export function scanJson(limits: JsonLimits): JsonScan {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const scanner = createScanner(limits);
  let read = 0;
  let state: JsonState = { fault: null };
  const fail = (fault: JsonFault, at: number): JsonState => {
    state = { fault, at };
    return state;
  };
  const isUtf8 = (chunk?: Uint8Array): boolean => {
    try {
      utf8.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  return {
    take: (chunk) => {
      if (state.fault !== null) return state;
      if (!isUtf8(chunk)) return fail('syntax', read);
      for (let at = 0; at < chunk.length; at += 1) {
        const fault = scanner.step(chunk[at] ?? 0);
        if (fault !== null) return fail(fault, read + at);
      }
      read += chunk.length;
      return state;
    },
    end: () => {
      if (state.fault === null && (!isUtf8() || !scanner.isComplete())) fail('syntax', read);
      return { ...state, kind: state.fault === null ? scanner.kind() : null };
    },
  };
}

interface Scanner {
  step(byte: number): JsonFault | null;
  isComplete(): boolean;
  kind(): JsonKind | null;
}

/** What may come next. The numbers follow RFC 8259, section 6. */
type Expected =
  | 'value'
  | 'value-or-end'
  | 'key'
  | 'key-or-end'
  | 'colon'
  | 'comma-or-end'
  | 'text'
  | 'escape'
  | 'hex'
  | 'word'
  | 'minus'
  | 'zero'
  | 'integer'
  | 'point'
  | 'fraction'
  | 'e'
  | 'sign'
  | 'exponent';

const WORDS: ReadonlyMap<number, string> = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]));
const ESCAPES: ReadonlySet<number> = new Set(Buffer.from('"\\/bfnrt'));
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const LETTER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function createScanner(limits: JsonLimits): Scanner {
  /** Whether each open bracket is an object's. */
  const isObject = new Uint8Array(limits.depth + 1);
  let depth = 0;
  let values = 0;
  let kind: JsonKind | null = null;
  let expected: Expected = 'value';
  let isKey = false;
  let hexLeft = 0;
  let wordRest = '';

  const begin = (one: JsonKind, next: Expected): JsonFault | null => {
    kind ??= one;
    expected = next;
    values += 1;
    return values > limits.values ? 'values' : null;
  };
  const open = (one: 'object' | 'list'): JsonFault | null => {
    depth += 1;
    if (depth > limits.depth) return 'depth';
    isObject[depth] = one === 'object' ? 1 : 0;
    return begin(one, one === 'object' ? 'key-or-end' : 'value-or-end');
  };
  const close = (one: 'object' | 'list'): JsonFault | null => {
    if (depth === 0 || isObject[depth] !== (one === 'object' ? 1 : 0)) return 'syntax';
    depth -= 1;
    expected = 'comma-or-end';
    return null;
  };
  const beginValue = (byte: number): JsonFault | null => {
    if (byte === OPEN_OBJECT) return open('object');
    if (byte === OPEN_LIST) return open('list');
    if (byte === QUOTE) {
      isKey = false;
      return begin('text', 'text');
    }
    if (byte === MINUS) return begin('number', 'minus');
    if (byte === ZERO) return begin('number', 'zero');
    if (isDigit(byte)) return begin('number', 'integer');
    const word = WORDS.get(byte);
    if (word === undefined) return 'syntax';
    wordRest = word.slice(1);
    return begin('word', 'word');
  };
  const beginKey = (byte: number): JsonFault | null => {
    if (byte !== QUOTE) return 'syntax';
    isKey = true;
    expected = 'text';
    return null;
  };
  const goOn = (next: Expected | null): JsonFault | null => {
    if (next === null) return 'syntax';
    expected = next;
    return null;
  };
  const afterValue = (byte: number): JsonFault | null => {
    if (byte === CLOSE_OBJECT) return close('object');
    if (byte === CLOSE_LIST) return close('list');
    if (byte !== COMMA || depth === 0) return 'syntax';
    expected = isObject[depth] === 1 ? 'key' : 'value';
    return null;
  };
  const inText = (byte: number): JsonFault | null => {
    if (byte === QUOTE) expected = isKey ? 'colon' : 'comma-or-end';
    else if (byte === BACKSLASH) expected = 'escape';
    else if (byte < 0x20) return 'syntax';
    return null;
  };
  const inEscape = (byte: number): JsonFault | null => {
    if (byte !== LETTER_U) return goOn(ESCAPES.has(byte) ? 'text' : null);
    hexLeft = 4;
    return goOn('hex');
  };
  const inHex = (byte: number): JsonFault | null => {
    if (!isHexDigit(byte)) return 'syntax';
    hexLeft -= 1;
    return goOn(hexLeft === 0 ? 'text' : 'hex');
  };
  const inWord = (byte: number): JsonFault | null => {
    if (byte !== wordRest.charCodeAt(0)) return 'syntax';
    wordRest = wordRest.slice(1);
    return goOn(wordRest === '' ? 'comma-or-end' : 'word');
  };
  const inNumber = (byte: number): JsonFault | null => {
    const next = nextInNumber(expected, byte);
    if (next !== 'over') return goOn(next);
    expected = 'comma-or-end';
    return isSpace(byte) ? null : afterValue(byte);
  };

  const step = (byte: number): JsonFault | null => {
    switch (expected) {
      case 'text':
        return inText(byte);
      case 'escape':
        return inEscape(byte);
      case 'hex':
        return inHex(byte);
      case 'word':
        return inWord(byte);
      case 'value':
        return isSpace(byte) ? null : beginValue(byte);
      case 'value-or-end':
        if (isSpace(byte)) return null;
        return byte === CLOSE_LIST ? close('list') : beginValue(byte);
      case 'key':
        return isSpace(byte) ? null : beginKey(byte);
      case 'key-or-end':
        if (isSpace(byte)) return null;
        return byte === CLOSE_OBJECT ? close('object') : beginKey(byte);
      case 'colon':
        if (isSpace(byte)) return null;
        return goOn(byte === COLON ? 'value' : null);
      case 'comma-or-end':
        return isSpace(byte) ? null : afterValue(byte);
      default:
        return inNumber(byte);
    }
  };
  return {
    step,
    isComplete: () => depth === 0 && kind !== null && (expected === 'comma-or-end' || isNumberEnd(expected)),
    kind: () => kind,
  };
}

/** The next state inside a number; `over` if the byte no longer belongs to it; null if the number is not valid. */
function nextInNumber(state: Expected, byte: number): Expected | 'over' | null {
  const digit = isDigit(byte);
  const isE = byte === 0x65 || byte === 0x45;
  const end = isNumberEnd(state) ? 'over' : null;
  switch (state) {
    case 'minus':
      if (byte === ZERO) return 'zero';
      return digit ? 'integer' : null;
    case 'zero':
    case 'integer':
      if (digit) return state === 'integer' ? 'integer' : null;
      if (byte === POINT) return 'point';
      return isE ? 'e' : end;
    case 'point':
      return digit ? 'fraction' : null;
    case 'fraction':
      if (digit) return 'fraction';
      return isE ? 'e' : end;
    case 'e':
      if (byte === MINUS || byte === 0x2b) return 'sign';
      return digit ? 'exponent' : null;
    default:
      return digit ? 'exponent' : end;
  }
}

function isNumberEnd(state: Expected): boolean {
  return state === 'zero' || state === 'integer' || state === 'fraction' || state === 'exponent';
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isHexDigit(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
