import { expect, it } from 'vitest';
import { readLocale } from './locale.ts';

it.each([
  [null, 'zh'],
  ['', 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh;q=0.1,en;q=0.9', 'en'],
  ['fr-FR, en;q=0.5, zh;q=0.2', 'en'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['eng', 'zh'],
  ['en;q=x', 'en'],
] as const)('of “%s” the answer is in %s', (header, locale) => expect(readLocale(header)).toBe(locale));
