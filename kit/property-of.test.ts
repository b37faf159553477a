import { expect, test } from 'vitest';
import { propertyOf } from './property-of.ts';

test('a property of an object is returned', () => {
  expect(propertyOf({ version: '1' }, 'version')).toBe('1');
});

test.each([[null], [undefined], ['text'], [5], [{}]])('%o has no property "version"', (value) => {
  expect(propertyOf(value, 'version')).toBeUndefined();
});

test('inherited properties are not returned', () => {
  expect(propertyOf({}, 'constructor')).toBeUndefined();
});
