import { definitions } from '#blocks/definitions.generated.ts';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { SeedBlock } from './block.ts';
import { docs } from './docs/docs.ts';
import { pages } from './pages/pages.ts';
import { posts } from './posts/posts.ts';
import { resources } from './resources/resources.ts';
import type { Links } from './seed-document.ts';
import { tutorials } from './tutorials/tutorials.ts';

/** A heading in both languages. `place` says what it heads: the id of a block, `title`, or `text` inside a body. */
export interface Heading {
  readonly place: string;
  readonly words: Localized;
}

/** The headings of a document from top to bottom: its title, its first heading and those of its blocks. */
export interface HeadingSheet {
  /** `pages/home`, `posts/keys-on-glass`. */
  readonly document: string;
  readonly title: Localized;
  readonly headings: readonly Heading[];
}

/** Headings need no addresses, so every link leads nowhere. */
const nowhere = { kind: 'url', url: '#' } as const;
const links: Links = {
  page: () => nowhere,
  post: () => nowhere,
  article: () => 0,
  tag: () => 0,
  drawing: () => ({ id: 0 }),
};

/** The headings of all pages and articles, in menu order: one to a block, however deep it is nested. */
export function listPageHeadings(): HeadingSheet[] {
  return [
    ...pages.map((page) => ({ document: `pages/${page.key}`, title: page.title, blocks: page.blocks(links) })),
    ...posts.map((post) => ({ document: `posts/${post.key}`, title: post.title, blocks: post.blocks(links) })),
  ].map(({ blocks, ...sheet }) => ({ ...sheet, headings: blocks.flatMap(headingsOf) }));
}

/** The headings of tutorials, documents and resources, which stand in the text. */
export function listTextHeadings(): HeadingSheet[] {
  return Object.entries({ tutorials, docs, resources }).flatMap(([folder, documents]) =>
    documents.map(({ key, title, html }) => ({
      document: `${folder}/${key}`,
      title,
      headings: headingsInHtml('text', html),
    })),
  );
}

function headingsOf(block: SeedBlock): Heading[] {
  const field = definitions.get(block.type)?.heading;
  const words = eachLocale((locale) => textOf(block, field, locale));
  const own = words.zh === '' && words.en === '' ? [] : [{ place: block.id, words }];
  const body = eachLocale((locale) => textOf(block, 'body', locale));
  const inner = Object.values(block.slots).flatMap((slot) => slot.flatMap(headingsOf));
  return [...own, ...headingsInHtml(block.id, body), ...inner];
}

function textOf({ attributes }: SeedBlock, field: string | null | undefined, locale: Locale): string {
  const value = field === undefined || field === null ? '' : attributes[locale][field];
  return typeof value === 'string' ? value.replaceAll('\n', locale === 'zh' ? '' : ' ') : '';
}

/** Pairs the headings of both languages by their position; what one language lacks is empty. */
function headingsInHtml(place: string, html: Localized): Heading[] {
  const found = eachLocale((locale) =>
    [...html[locale].matchAll(/<h[23]>(.*?)<\/h[23]>/gs)].map(([, inner = '']) => htmlToText(inner)),
  );
  const longest = Math.max(found.zh.length, found.en.length);
  return Array.from({ length: longest }, (_, at) => ({
    place,
    words: eachLocale((locale) => found[locale][at] ?? ''),
  }));
}
