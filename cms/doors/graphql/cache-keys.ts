import { type Locale, locales } from '#cms-schema/locale.ts';
import { type FiledUnder, listTag, pageTag } from '#contract/content-tags.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { PublishedSummary } from '../../publishing/model.ts';
import { printGlobalId } from './global-id.ts';

/** The keys of what a response shows, for the header `X-GraphQL-Keys`: caches can invalidate the response by them. */
export interface CacheKeys {
  /** Adds its node id, and the tag under which the outbox announces its page. */
  addDocument(document: Pick<PublishedSummary, 'id' | 'locale' | 'path'>): void;
  addMenu(id: number, locale: Locale): void;
  addMedia(id: number): void;
  /** `list:page`, `list:menu` */
  addList(of: DocumentType | 'menu'): void;
  /**
   * Adds the cards that a list shows: in one language, or in all; with terms, only of documents that have one of them.
   */
  addCards(type: DocumentType, locale: Locale | null, terms?: readonly FiledUnder[]): void;
  /** Adds a tag as the outbox announces it: `settings`, `paths`. */
  addTag(tag: string): void;
  print(): string;
}

/** Common proxies limit all headers together to 8 KB. */
const MAX_LENGTH = 4_000;

export function createCacheKeys(): CacheKeys {
  const keys = new Set<string>();
  const documents = new Set<number>();
  return {
    addDocument: ({ id, locale, path }) => {
      if (documents.has(id)) return;
      documents.add(id);
      keys.add(printGlobalId('post', id));
      keys.add(pageTag(locale, path));
    },
    addMenu: (id, locale) => {
      keys.add(printGlobalId('term', id));
      keys.add(`menu:${locale}`);
    },
    addMedia: (id) => {
      keys.add(printGlobalId('post', id));
      keys.add(`media:${id}`);
    },
    addList: (of) => {
      keys.add(`list:${of}`);
    },
    addCards: (type, locale, terms: readonly (FiledUnder | undefined)[] = [undefined]) => {
      for (const each of locale === null ? locales : [locale]) {
        for (const term of terms) keys.add(listTag(type, each, term));
      }
    },
    addTag: (tag) => {
      keys.add(tag);
    },
    print: () => printKeys(keys),
  };
}

/**
 * Encodes the keys, since addresses may be Chinese but headers may not. If they do not all fit, ends with `skipped`.
 */
function printKeys(keys: ReadonlySet<string>): string {
  let text = '';
  for (const key of keys) {
    const next = encodeURI(key);
    if (text.length + next.length + 1 > MAX_LENGTH) return `${text} skipped`;
    text += text === '' ? next : ` ${next}`;
  }
  return text;
}
