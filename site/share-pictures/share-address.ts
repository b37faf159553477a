import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { contentTypes, isDocumentType } from '#contract/content-types.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { drawingVersion, type ShareWords } from './share-words.ts';

type SharedPage = Pick<PagePartsFragment, 'seo' | 'signature' | 'breadcrumbs' | 'contentTypeName'>;

/** What is drawn for a page. */
export function shareWordsOf({ seo, signature, breadcrumbs, contentTypeName }: SharedPage, locale: Locale): ShareWords {
  const type = isDocumentType(contentTypeName) ? contentTypes[contentTypeName] : null;
  const label = type === null || type.root === '/' ? '' : type.labels.one[locale];
  return { locale, title: seo.title, eyebrow: breadcrumbs.at(-1)?.title ?? label, signature };
}

/** A hash of what is drawn: a changed title gets a new name, and made-up names match no picture. */
export function shareKey(words: ShareWords): string {
  const { locale, title, eyebrow, signature } = words;
  const drawn = JSON.stringify([drawingVersion, locale, title, eyebrow, signature]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 20);
}

/** `/share-pictures/en/solution/gaming/<key>.png`. `path` is the page's, decoded, without language prefix. */
export function shareAddress(words: ShareWords, path: string): string {
  const below = path === '/' ? '' : encodeURI(path);
  return `${addresses.sharePictures.path}/${words.locale}${below}/${shareKey(words)}.png`;
}

export interface SharePlace {
  readonly locale: Locale;
  readonly path: string;
  readonly key: string;
}

/** Parses the decoded steps of an address below `/share-pictures`. Null if they cannot name a picture. */
export function readShareAddress(steps: readonly string[]): SharePlace | null {
  const [locale, ...rest] = steps;
  const [, key] = /^([0-9a-f]{20})\.png$/.exec(rest.at(-1) ?? '') ?? [];
  if (!isLocale(locale) || key === undefined) return null;
  return { locale, path: `/${rest.slice(0, -1).join('/')}`, key };
}
