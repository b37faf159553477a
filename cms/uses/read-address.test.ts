import { expect, test } from 'vitest';
import { listAddressEntries, readAddress } from './read-address.ts';

test.each([
  ['/about', 'zh:/about'],
  ['/About/?from=x#part', 'zh:/about'],
  ['/en/about/', 'en:/about'],
  ['/', 'zh:/'],
  ['/en', 'en:/'],
  ['/enough', 'zh:/enough'],
  ['/post/%E8%A7%A6%E8%A7%89', 'zh:/post/触觉'],
  ['https://Haptera.example/en/about', '//haptera.example/en/about'],
  ['//haptera.example/', '//haptera.example'],
])('the link %s leads to %s', (written, target) => {
  expect(readAddress(written)).toEqual({ kind: 'address', target });
});

test.each(['/?p=12', '/?page_id=12', '/?x=1&p=12'])('the link %s names a document', (written) => {
  expect(readAddress(written)).toEqual({ kind: 'document', target: '12' });
});

test.each(['#part', 'mailto:a@b.example', 'javascript:alert(1)', 'about', '/\\evil', '/%ff', `/${'a'.repeat(3_000)}`])(
  'the link %.20s leads to no page that the index could name',
  (written) => {
    expect(readAddress(written)).toBeNull();
  },
);

test('an address of the site is found with and without its host', () => {
  for (const [locale, path] of [
    ['en', '/About'],
    ['zh', '/'],
    ['zh', '/post/触觉'],
  ] as const) {
    const prefix = locale === 'zh' ? '' : '/en';
    const links = [`${prefix}${path}`, `https://haptera.example${prefix}${path}`];
    const entries = links.map((link) => readAddress(encodeURI(link))?.target);
    expect(listAddressEntries(locale, path, 'https://haptera.example')).toEqual(entries);
  }
});
