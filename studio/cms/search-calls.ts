import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, splitLocale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { documentPaths } from './document-calls.ts';
import { type DocumentType, documentTypes } from './document-model.ts';
import { readList, readNumber, readObject, readRaw, readText } from './read-json.ts';

export interface DocumentHit {
  readonly id: number;
  readonly title: string;
  /** Public address. */
  readonly path: string;
  readonly type: DocumentType;
  readonly isPublished: boolean;
}

export interface DocumentSearch {
  readonly text: string;
  /** Absent: both. */
  readonly type?: DocumentType | undefined;
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
}

export interface SearchCalls {
  /** Pages and posts whose words fit, best first, drafts that this user may see among them; with no words the latest. */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
}

export function createSearchCalls(ask: Ask): SearchCalls {
  return {
    searchDocuments: async ({ text, type, locale, signal }) => {
      const words = text.trim();
      const found = await Promise.all(
        documentTypes
          .filter((candidate) => type === undefined || candidate === type)
          .map(async (candidate) => {
            const { body } = await ask({
              path: documentPaths[candidate],
              query: {
                status: 'any',
                lang: locale,
                per_page: 10,
                context: 'edit',
                _fields: ['id', 'type', 'title.raw', 'link', 'status', 'haptera_path'],
                ...(words === '' ? { orderby: 'modified' } : { search: words, orderby: 'relevance' }),
              },
              signal,
            });
            return readList(body, 'documents', (item) => readHit(item, candidate));
          }),
      );
      return found.flat();
    },
  };
}

function readHit(value: JsonValue, type: DocumentType): DocumentHit {
  const item = readObject(value, 'document');
  const link = readText(item, 'link');
  const { path } = splitLocale(URL.canParse(link) ? decodeURI(new URL(link).pathname) : '/');
  return {
    id: readNumber(item, 'id'),
    title: readRaw(item, 'title'),
    path: typeof item.haptera_path === 'string' ? item.haptera_path : path,
    type,
    isPublished: item.status === 'publish',
  };
}
