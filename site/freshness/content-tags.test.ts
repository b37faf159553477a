import { expect, test } from 'vitest';
import { listTag, pageTag } from '#contract/content-tags.ts';
import { readKeys } from './content-tags.ts';

const print = (...keys: readonly string[]) => keys.map(encodeURI).join(' ');

test('a page is tagged with everything that a response contains, with the tags that announcements use', () => {
  const tags = [
    pageTag('zh', '/post/触觉'),
    listTag('post', 'zh', { taxonomy: 'post_tag', slug: '%e8%a7%a6' }),
    'settings',
    'paths',
    'content',
  ];
  expect(readKeys(print('cG9zdDoxMg==', ...tags))).toEqual(tags);
});

test('a response that does not list all its content is outdated by any change', () => {
  expect(readKeys(`${print(listTag('post', 'zh'))} skipped`)).toEqual(['content']);
  expect(readKeys('')).toEqual(['content']);
});
