import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('values stand where the text names them, as often as it does', () => {
  expect(fillIn('{a} of {b}, {a} left', { a: 3, b: 'ten' })).toBe('3 of ten, 3 left');
});

test('a gap without a value stays', () => expect(fillIn('{a} {b}', { a: 1 })).toBe('1 {b}'));

test('a value is text and no pattern: neither what JavaScript puts in for dollars nor another gap', () => {
  expect(fillIn('“{a}” {b}', { a: "US$& $1 $' {b}", b: 2 })).toBe("“US$& $1 $' {b}” 2");
});
