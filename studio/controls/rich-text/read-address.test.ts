import { expect, test } from 'vitest';
import { pagePathOf, readAddress } from './read-address.ts';

test.each([
  ['/contact', '/contact'],
  [' #place ', '#place'],
  ['https://a.example/x', 'https://a.example/x'],
  ['a.example/x', 'https://a.example/x'],
  ['触觉.中国', 'https://触觉.中国'],
  ['somebody@a.example', 'mailto:somebody@a.example'],
  ['tel:+86123', 'tel:+86123'],
])('%s is read as the address %s', (typed, stored) => {
  expect(readAddress(typed)).toBe(stored);
});

test.each([
  'contact us',
  'contact',
  '触觉引擎',
  '',
  'javascript:alert(1)',
  '//elsewhere.example',
  'https://user:word@a.example',
])('“%s” is not an address', (typed) => {
  expect(readAddress(typed)).toBeNull();
});

test.each([
  ['/en/contact/?a=1#b', '/en/contact'],
  ['/uploads/a.pdf', null],
  ['/', null],
  ['https://a.example/', null],
])('the page path of %s is %s', (address, path) => {
  expect(pagePathOf(address)).toBe(path);
});
