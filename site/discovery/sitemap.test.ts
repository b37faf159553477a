import { expect, it } from 'vitest';
import type { MapEntry } from './ask-lists.ts';
import { printSitemap, printSitemapIndex } from './sitemap.ts';
import { childrenOf, type ReadElement, readXml, textOf } from './testing/read-xml.ts';

const publicUrl = 'https://haptera.example';
const modified = '2026-01-02T03:04:05.123456Z';

const entry = (path: string, more: Partial<MapEntry> = {}): MapEntry => ({
  path,
  modified,
  translations: [],
  pictures: [],
  ...more,
});

/** Per page address, its alternates by `hreflang`. */
function alternatesOf(urlset: ReadElement): Map<string, string> {
  return new Map(
    childrenOf(urlset, 'url').map((url) => [
      textOf(url, 'loc'),
      childrenOf(url, 'xhtml:link')
        .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)
        .join('\n'),
    ]),
  );
}

it('both language versions of a page list the same alternates, including themselves and the default', () => {
  const zh = readXml(
    printSitemap([entry('/触感', { translations: [{ locale: 'en', path: '/touch' }] })], 'zh', publicUrl),
  );
  const en = readXml(
    printSitemap([entry('/touch', { translations: [{ locale: 'zh', path: '/触感' }] })], 'en', publicUrl),
  );
  const chinese = `${publicUrl}/%E8%A7%A6%E6%84%9F`;
  const english = `${publicUrl}/en/touch`;
  const both = `zh-CN ${chinese}\nen ${english}\nx-default ${chinese}`;
  expect([...alternatesOf(zh), ...alternatesOf(en)]).toEqual([
    [chinese, both],
    [english, both],
  ]);
});

it('a page in one language lists no alternates', () => {
  const [url] = childrenOf(readXml(printSitemap([entry('/')], 'en', publicUrl)), 'url');
  expect(url && textOf(url, 'loc')).toBe(`${publicUrl}/en`);
  expect(url && childrenOf(url, 'xhtml:link')).toEqual([]);
});

it('a page has the time of its last change, to the second, and its pictures', () => {
  const [url] = childrenOf(
    readXml(printSitemap([entry('/a', { pictures: ['/uploads/a&b.png'] })], 'zh', publicUrl)),
    'url',
  );
  expect(url && textOf(url, 'lastmod')).toBe('2026-01-02T03:04:05Z');
  const pictures = url ? childrenOf(url, 'image:image') : [];
  expect(pictures.map((picture) => textOf(picture, 'image:loc'))).toEqual([`${publicUrl}/uploads/a&b.png`]);
});

it('the index lists the sitemaps of each language', () => {
  const index = readXml(
    printSitemapIndex(
      [
        { locale: 'zh', part: 1, modified },
        { locale: 'en', part: 2, modified },
      ],
      publicUrl,
    ),
  );
  expect(childrenOf(index, 'sitemap').map((map) => textOf(map, 'loc'))).toEqual([
    `${publicUrl}/sitemaps/zh-1.xml`,
    `${publicUrl}/sitemaps/en-2.xml`,
  ]);
});

it('a sitemap of 5,000 addresses with translations and pictures is far below the limit of 50 MB', () => {
  const long = `/${'触'.repeat(60)}`;
  const entries = Array.from({ length: 5_000 }, () =>
    entry(long, { translations: [{ locale: 'en', path: long }], pictures: ['/uploads/2026/01/picture.jpg'] }),
  );
  expect(printSitemap(entries, 'zh', publicUrl).length).toBeLessThan(20_000_000);
});
