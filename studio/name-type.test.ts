import { expect, test } from 'vitest';
import { nameType } from './name-type.ts';

test('a content type is named in the interface language, in lower case within a sentence', () => {
  expect(nameType('post', 'en')).toEqual({ name: 'post', names: 'posts' });
  expect(nameType('post', 'zh')).toEqual({ name: '文章', names: '文章' });
});
