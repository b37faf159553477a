import { type Locale, locales } from '#cms-schema/locale.ts';
import { type FiledUnder, listTag, pageTag } from '#contract/content-tags.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { PublishedSummary } from '../../publishing/model.ts';
import { printGlobalId } from './global-id.ts';

/** What an answer shows, for the header `X-GraphQL-Keys`: whoever caches the answer can drop it by these. */
export interface CacheKeys {
  /** Its node id, and the tag under which the outbox announces its page. */
  addDocument(document: Pick<PublishedSummary, 'id' | 'locale' | 'path'>): void;
  addMenu(id: number, locale: Locale): void;
  addMedia(id: number): void;
  /** `list:page`, `list:menu` */
  addList(of: DocumentType | 'menu'): void;
  /** What a list of documents shows of their cards. Without a language: of all; with terms, of what is filed under one of them. */
  addCards(type: DocumentType, locale: Locale | null, terms?: readonly FiledUnder[]): void;
  /** A tag as the outbox announces it: `settings`, `paths`. */
  addTag(tag: string): void;
  print(): string;
}

/** Common proxies take headers up to 8 KB together. */
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

/** Addresses may be Chinese; headers are not. When not all of them fit, `skipped` stands at the end. */
function printKeys(keys: ReadonlySet<string>): string {
  let text = '';
  for (const key of keys) {
    const next = encodeURI(key);
    if (text.length + next.length + 1 > MAX_LENGTH) return `${text} skipped`;
    text += text === '' ? next : ` ${next}`;
  }
  return text;
}
