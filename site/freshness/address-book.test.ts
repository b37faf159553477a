import { expect, it } from 'vitest';
import { secondAddresses } from '#contract/second-addresses.ts';
import { createAddressBook } from './address-book.ts';

const page = (path: string, locale: 'zh' | 'en' = 'zh') => ({
  locale,
  path,
  modified: '2026-01-01T00:00:00Z',
  version: 1,
});
const terms = [page('/terms'), page('/terms', 'en')];

it('a text for each language is one document of that language, whatever stands before its address', () => {
  const book = createAddressBook({ pages: terms, moved: [] });
  for (const locale of ['zh', 'en'] as const) {
    expect(book.documentAt(locale, '/terms/ChildZH')).toEqual({ locale: 'zh', path: '/terms' });
    expect(book.documentAt(locale, '/terms/ChildEN')).toEqual({ locale: 'en', path: '/terms' });
    expect(book.documentAt(locale, '/terms')).toEqual({ locale, path: '/terms' });
  }
});

it('search engines are told of no page twice', () => {
  const { addresses, secondAddresses: seconds } = createAddressBook({ pages: terms, moved: [] });
  expect(addresses.map(({ address }) => address)).toEqual(['/terms', '/en/terms']);
  expect(seconds).toHaveLength(4);
});

it('the address for a language goes on showing a page that has moved', () => {
  const moved = [{ locale: 'en' as const, path: '/terms', target: '/terms-of-use' }];
  const book = createAddressBook({ pages: [page('/terms'), page('/terms-of-use', 'en')], moved });
  expect(book.find('zh', '/terms/childen')).toBe('/terms/ChildEN');
  expect(book.documentAt('zh', '/terms/ChildEN')).toEqual({ locale: 'en', path: '/terms-of-use' });
});

it('a document that stands at a second address is the one that is shown there', () => {
  const book = createAddressBook({ pages: [...terms, page('/terms/childzh')], moved: [] });
  expect(book.find('zh', '/terms/ChildZH')).toBe('/terms/childzh');
  expect(book.documentAt('zh', '/terms/childzh')).toEqual({ locale: 'zh', path: '/terms/childzh' });
});

it('the tool for configurations has one page at two addresses, in the language of the prefix', () => {
  const book = createAddressBook({ pages: [page('/community/customConfig')], moved: [] });
  expect(book.documentAt('zh', '/configTool/customConfig')).toEqual({ locale: 'zh', path: '/community/customConfig' });
  expect(book.find('en', '/configTool/customConfig')).toBeNull();
});

it('no address shows another second address', () => {
  const paths = secondAddresses.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(secondAddresses.filter(({ shows }) => paths.includes(shows.toLowerCase()))).toEqual([]);
});
