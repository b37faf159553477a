import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonLimits, scanJson } from './scan-json.ts';

const wide: JsonLimits = { depth: 1_000, values: 1_000_000 };

function scan(source: string | Uint8Array, limits = wide, size = 64 * 1024) {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const scanner = scanJson(limits);
  for (let at = 0; at < bytes.length; at += size) scanner.take(bytes.subarray(at, at + size));
  return scanner.end();
}

function parses(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

describe('agrees with JSON.parse', () => {
  test('about every value, however it is cut into chunks', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), fc.integer({ min: 1, max: 9 }), (value, indent, size) => {
        expect(scan(JSON.stringify(value, null, indent), wide, size).fault).toBeNull();
      }),
    );
  });

  test('about texts that are nearly JSON', () => {
    const piece = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"', '"a"', '\\', '\\u00e', '\\n', 'true', 'nul', 'null', ' ', '\n', '\t'],
      ...['0', '01', '-', '-0', '1', '.', '1.5', 'e', 'E+', '1e9', '\u0001', '\u00e9', '\ufeff', 'é', '🀄', '\0', '/'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const source = pieces.join('');
        expect(scan(source).fault === null, source).toBe(parses(source));
        expect(scan(source, wide, 1)).toEqual(scan(source));
      }),
      { numRuns: 5_000 },
    );
  });

  test('about valid texts in which one character is changed, left out or doubled', () => {
    const changed = fc.tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', '"', '}', ',', '0', '\\', 'x'));
    fc.assert(
      fc.property(changed, ([value, place, other]) => {
        const whole = JSON.stringify(value);
        const at = place % whole.length;
        const source = whole.slice(0, at) + other + whole.slice(at + 1);
        expect(scan(source).fault === null, source).toBe(parses(source));
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['{"a":[1]}', 'object'],
  [' [] ', 'list'],
  ['"a"', 'text'],
  ['-1.5e-3', 'number'],
  ['true', 'word'],
] as const)('%s is of the kind %s', (source, kind) => {
  expect(scan(source)).toEqual({ fault: null, kind });
});

test('what is not UTF-8, or ends inside a character, is not JSON', () => {
  expect(scan(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({ fault: 'syntax' });
  expect(scan(new Uint8Array([0x22, 0xe4, 0xbd, 0x22]))).toMatchObject({ fault: 'syntax' });
  expect(scan(Buffer.from('"你"'), wide, 1)).toMatchObject({ fault: null });
});

describe('limits are exact', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
  const list = (values: number) => `[${Array.from({ length: values - 1 }, () => '{}').join()}]`;
  const keys = (values: number) => `{${Array.from({ length: values - 1 }, (_, at) => `"${at}":"x"`).join()}}`;
  test.each([1, 7, 64 * 1024])('in chunks of %i bytes', (size) => {
    expect(scan(nested(100), { ...wide, depth: 100 }, size).fault).toBeNull();
    expect(scan(nested(100), { ...wide, depth: 99 }, size).fault).toBe('depth');
    for (const print of [list, keys]) {
      expect(scan(print(500), { ...wide, values: 500 }, size).fault).toBeNull();
      expect(scan(print(501), { ...wide, values: 500 }, size).fault).toBe('values');
    }
  });

  test('and the fault says at which byte, before the rest has arrived', () => {
    const scanner = scanJson({ depth: 2, values: 10 });
    expect(scanner.take(Buffer.from('[['))).toEqual({ fault: null });
    expect(scanner.take(Buffer.from(' [1'))).toEqual({ fault: 'depth', at: 3 });
    expect(scanner.take(Buffer.from(']]]'))).toEqual({ fault: 'depth', at: 3 });
    expect(scanner.end()).toEqual({ fault: 'depth', at: 3, kind: null });
  });
});
