import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCursor, parseDatabaseId, parseGlobalId, printCursor, printGlobalId } from './global-id.ts';

describe('ids and cursors', () => {
  it('are written as WPGraphQL writes them', () => {
    expect(printGlobalId('post', 2008)).toBe('cG9zdDoyMDA4');
    expect(printCursor(21)).toBe('YXJyYXljb25uZWN0aW9uOjIx');
  });

  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
        expect(parseGlobalId('post', printGlobalId('post', id))).toBe(id);
        expect(parseGlobalId('term', printGlobalId('post', id))).toBeNull();
        expect(parseCursor(printCursor(id))).toBe(id);
        expect(parseDatabaseId(String(id))).toBe(id);
      }),
    );
  });

  it('are nothing when they are anything else', () => {
    for (const text of ['', '0', '-1', '1.5', '1e3', ' 1', '2147483648', '99999999999999999999', 'x']) {
      expect(parseDatabaseId(text)).toBeNull();
      expect(parseGlobalId('post', Buffer.from(`post:${text}`).toString('base64'))).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => void expect(parseGlobalId('term', text)).toBeNull()));
  });
});
