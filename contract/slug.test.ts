import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '#kit/testing/long-run.ts';
import { decodeSlug, isReservedSlug, numberSlug, sanitizeSlug, spellSlug } from './slug.ts';

describe('a slug', () => {
  it('is derived from a title as in WordPress', () => {
    expect(sanitizeSlug('Hello, World! It’s <b>bold</b>')).toBe('hello-world-its-bold');
    expect(sanitizeSlug('首页 Home & <b>x</b>')).toBe('%e9%a6%96%e9%a1%b5-home-x');
    expect(sanitizeSlug('Crème brûlée – 3.5 / 4')).toBe('creme-brulee-3-5-4');
    expect(sanitizeSlug('a&nbsp;b &amp; c')).toBe('ab-c');
    expect(sanitizeSlug('100% sure')).toBe('100-sure');
    expect(sanitizeSlug('--a--b--')).toBe('a-b');
    expect(sanitizeSlug('<>')).toBe('');
  });

  it('is the same whether the input is encoded or decoded', () => {
    expect(sanitizeSlug('%E8%A7%A6%E8%A7%89')).toBe(sanitizeSlug('触觉'));
    expect(decodeSlug(sanitizeSlug('触觉'))).toBe('触觉');
  });

  it('is cut at 200 bytes and at a whole character', () => {
    const slug = sanitizeSlug('触'.repeat(80));
    expect(decodeSlug(slug)).toBe('触'.repeat(22));
    expect(numberSlug(slug, 12).length).toBeLessThanOrEqual(200);
    expect(numberSlug(slug, 12)).toBe(`${sanitizeSlug('触'.repeat(21))}-12`);
  });

  it.each([
    ['Ǣon', 'aeon'],
    ['GROẞ', 'gros'],
    ['İstanbul', 'istanbul'],
    ['Ǿre Łódź', 'ore-lodz'],
  ])('%s becomes %s', (title, slug) => {
    expect(sanitizeSlug(title)).toBe(slug);
  });

  it('does not change when it is sanitized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const slug = sanitizeSlug(text);
        expect(sanitizeSlug(slug)).toBe(slug);
        expect(slug).toMatch(/^(?:[a-z0-9_-]|%[0-9a-f]{2})*$/);
        expect(slug.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: times(2_000) },
    );
  });
});

describe('a slug that an editor chose', () => {
  it.each(['openApp', 'ChildZH', 'informationCollection', '触觉-SDK', 'A'])('keeps its capitals: %s', (slug) => {
    const stored = spellSlug(slug);
    expect(decodeSlug(stored)).toBe(slug);
    expect(spellSlug(stored)).toBe(stored);
    expect(decodeSlug(numberSlug(stored, 2))).toBe(`${slug}-2`);
  });

  it.each(['Own Words', 'Crème', 'What’s New?', '-A', 'A--B', 'A/B', 'Über', '<b>A</b>'])(
    'is sanitized like a title if it is not well formed: %s',
    (text) => expect(spellSlug(text)).toBe(sanitizeSlug(text)),
  );

  it('differs from the sanitized slug only in case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const slug = spellSlug(text);
        expect(spellSlug(slug)).toBe(slug);
        expect(slug.toLowerCase()).toBe(sanitizeSlug(text));
        expect(slug).toMatch(/^(?:[a-zA-Z0-9_-]|%[0-9a-f]{2})*$/);
      }),
      { numRuns: times(2_000) },
    );
  });

  it('cannot be a name that is reserved for feeds and page numbers, in any letter case', () => {
    for (const name of ['feed', 'Feed', 'ATOM', 'Page2', '7']) expect(isReservedSlug(name), name).toBe(true);
    expect(isReservedSlug('feeds')).toBe(false);
  });
});
