import { expect, test } from 'vitest';
import { nameType } from './name-type.ts';

test('a type is named in the language of the studio, in small letters where a sentence goes on', () => {
  expect(nameType('post', 'en')).toEqual({ name: 'post', names: 'posts' });
  expect(nameType('post', 'zh')).toEqual({ name: '文章', names: '文章' });
});
