import { expect, test } from 'vitest';
import { propertyOf } from './property-of.ts';

test('a property of an object is given', () => {
  expect(propertyOf({ version: '1' }, 'version')).toBe('1');
});

test.each([[null], [undefined], ['text'], [5], [{}]])('%o has no property "version"', (value) => {
  expect(propertyOf(value, 'version')).toBeUndefined();
});

test('what every object inherits is no property of it', () => {
  expect(propertyOf({}, 'constructor')).toBeUndefined();
});
