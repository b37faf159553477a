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

/** `hreflang` → address, of each page by its own. */
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

it('both languages name the same versions of a page, themselves and the default among them', () => {
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

it('a page of one language names no alternates', () => {
  const [url] = childrenOf(readXml(printSitemap([entry('/')], 'en', publicUrl)), 'url');
  expect(url && textOf(url, 'loc')).toBe(`${publicUrl}/en`);
  expect(url && childrenOf(url, 'xhtml:link')).toEqual([]);
});

it('a page says when it changed last, to the second, and which pictures it shows', () => {
  const [url] = childrenOf(
    readXml(printSitemap([entry('/a', { pictures: ['/uploads/a&b.png'] })], 'zh', publicUrl)),
    'url',
  );
  expect(url && textOf(url, 'lastmod')).toBe('2026-01-02T03:04:05Z');
  const pictures = url ? childrenOf(url, 'image:image') : [];
  expect(pictures.map((picture) => textOf(picture, 'image:loc'))).toEqual([`${publicUrl}/uploads/a&b.png`]);
});

it('the index names the maps of each language', () => {
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

it('5,000 addresses with translations and pictures are far below the 50 MB that search engines read', () => {
  const long = `/${'触'.repeat(60)}`;
  const entries = Array.from({ length: 5_000 }, () =>
    entry(long, { translations: [{ locale: 'en', path: long }], pictures: ['/uploads/2026/01/picture.jpg'] }),
  );
  expect(printSitemap(entries, 'zh', publicUrl).length).toBeLessThan(20_000_000);
});
