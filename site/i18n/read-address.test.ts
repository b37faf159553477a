import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['/', 'zh', '/'],
  ['/en', 'en', '/'],
  ['/EN/', 'en', '/'],
  ['/zh', 'zh', '/'],
  ['/ZH//', 'zh', '/'],
  ['/solution/gaming/', 'zh', '/solution/gaming'],
  ['/eN/Solution/gaming', 'en', '/Solution/gaming'],
  ['/english', 'zh', '/english'],
  ['/enx/en', 'zh', '/enx/en'],
] as const)('%s is read as language %s and path %s', (pathname, locale, path) => {
  expect(readAddress(pathname)).toEqual({ locale, path });
});
