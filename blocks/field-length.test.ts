import { expect, test } from 'vitest';
import { atMost, overLength } from './field-length.ts';

const family = '👩‍👩‍👧‍👦';
const field = (value: string, most: number) => ({ value, dataset: { most: String(atMost(most)['data-most']) } });

test('a field never cuts what the rule allows: the browser counts code units, the rule counts characters', () => {
  const name = family.repeat(200);
  expect(overLength(field('a'.repeat(200), 200))).toBeNull();
  expect(overLength(field(`${'名'.repeat(199)}${family}`, 200))).toBeNull();
  expect(`${'名'.repeat(199)}${family}`.length).toBeLessThanOrEqual(atMost(200).maxLength);
  expect(overLength(field(name, 200))).toBe(200);
});

test('more characters than allowed are told, not counted in spaces around them', () => {
  expect(overLength(field('a'.repeat(201), 200))).toBe(200);
  expect(overLength(field(` ${'a'.repeat(200)} `, 200))).toBeNull();
  expect(overLength({ value: 'a'.repeat(9999), dataset: {} })).toBeNull();
});
