import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasHeading, levelBelow, outlineLevel } from './outline-level.ts';

const first = { hasHeading: true, isFirst: true };
const titled = { hasHeading: true, isFirst: false };
const plain = { hasHeading: false, isFirst: false };

test('the first block of a page holds the h1, the others h2', () => {
  expect(outlineLevel(first, [])).toBe(1);
  expect(outlineLevel(titled, [])).toBe(2);
});

test('a page whose first block has no heading starts its blocks at h2', () => {
  expect(outlineLevel({ hasHeading: false, isFirst: true }, [])).toBe(2);
  expect(outlineLevel(titled, [{ hasHeading: false, isFirst: true }])).toBe(2);
});

test('a nested heading is one below the nearest heading around it', () => {
  expect(outlineLevel(titled, [titled, plain])).toBe(3);
  expect(outlineLevel(titled, [plain, plain])).toBe(2);
  expect(outlineLevel(titled, [first])).toBe(2);
  expect(outlineLevel(titled, [titled, titled])).toBe(4);
});

test('a block has a heading when the field that its definition names is not empty', () => {
  const titled = { heading: 'title' };
  expect(hasHeading(titled, { title: 'Engine' })).toBe(true);
  expect(hasHeading(titled, { title: '' })).toBe(false);
  expect(hasHeading(titled, { title: ' \n ' })).toBe(false);
  expect(hasHeading(titled, { heading: 'Engine' })).toBe(false);
});

test('a block whose definition names no heading has none, whatever its fields are called', () => {
  expect(hasHeading({ heading: null }, { heading: 'Engine' })).toBe(false);
  expect(hasHeading(undefined, { heading: 'Engine' })).toBe(false);
});

test('counting levels while walking down the page gives the same result', () => {
  const outline = fc.record({ hasHeading: fc.boolean(), isFirst: fc.boolean() });
  fc.assert(
    fc.property(fc.array(outline, { minLength: 1, maxLength: 6 }), (path) => {
      const [outermost = plain, ...inner] = path;
      const walked = inner.reduce(({ level, around }, block) => ({ level: levelBelow(level, around), around: block }), {
        level: outlineLevel(outermost, []),
        around: outermost,
      });
      expect(walked.level).toBe(outlineLevel(walked.around, path.slice(0, -1)));
    }),
  );
});
