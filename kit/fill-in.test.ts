import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('every occurrence of a placeholder is replaced by its value', () => {
  expect(fillIn('{a} of {b}, {a} left', { a: 3, b: 'ten' })).toBe('3 of ten, 3 left');
});

test('a placeholder without a value is kept', () => expect(fillIn('{a} {b}', { a: 1 })).toBe('1 {b}'));

test('a value is inserted literally, even if it contains `$&` or a placeholder', () => {
  expect(fillIn('“{a}” {b}', { a: "US$& $1 $' {b}", b: 2 })).toBe("“US$& $1 $' {b}” 2");
});

test('a value that runs from right to left, or turns the direction, is isolated from the words around it', () => {
  expect(fillIn('{a} (3) saved', { a: 'דנה' })).toBe('\u2068דנה\u2069 (3) saved');
  expect(fillIn('“{a}” saved', { a: 'x\u202egpj.exe' })).toBe('“\u2068xgpj.exe\u2069” saved');
  expect(fillIn('“{a}” saved', { a: 'Ö 触觉 👋' })).toBe('“Ö 触觉 👋” saved');
});
