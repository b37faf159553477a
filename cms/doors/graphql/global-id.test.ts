import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCursor, parseDatabaseId, parseGlobalId, printCursor, printGlobalId } from './global-id.ts';

describe('ids and cursors', () => {
  it('have the format of WPGraphQL', () => {
    expect(printGlobalId('post', 2008)).toBe('cG9zdDoyMDA4');
    expect(printCursor(21)).toBe('YXJyYXljb25uZWN0aW9uOjIx');
  });

  it('are parsed back to the same id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
        expect(parseGlobalId('post', printGlobalId('post', id))).toBe(id);
        expect(parseGlobalId('term', printGlobalId('post', id))).toBeNull();
        expect(parseCursor(printCursor(id))).toBe(id);
        expect(parseDatabaseId(String(id))).toBe(id);
      }),
    );
  });

  it('that are malformed are parsed as null', () => {
    for (const text of ['', '0', '-1', '1.5', '1e3', ' 1', '2147483648', '99999999999999999999', 'x']) {
      expect(parseDatabaseId(text)).toBeNull();
      expect(parseGlobalId('post', Buffer.from(`post:${text}`).toString('base64'))).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => void expect(parseGlobalId('term', text)).toBeNull()));
  });
});
