import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { documentPaths } from './document-calls.ts';
import { type DocumentType, documentTypes } from './document-model.ts';
import { readList, readLocale, readNumber, readObject, readRaw } from './read-json.ts';

export interface DocumentHit {
  readonly id: number;
  readonly title: string;
  /** Address without language prefix; empty while it has none. */
  readonly path: string;
  readonly type: DocumentType;
  readonly locale: Locale;
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
  /** Those of these that exist and that this user may see. */
  listByIds(ids: readonly number[], signal?: AbortSignal): Promise<readonly DocumentHit[]>;
  /** Pages and posts in any language whose blocks show this file: at most 20. */
  listMediaUsage(mediaId: number, signal?: AbortSignal): Promise<readonly DocumentHit[]>;
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
                _fields: hitFields,
                ...(words === '' ? { orderby: 'modified' } : { search: words, orderby: 'relevance' }),
              },
              signal,
            });
            return readList(body, 'documents', (item) => readHit(item, candidate));
          }),
      );
      return found.flat();
    },
    listByIds: async (ids, signal) => {
      if (ids.length === 0) return [];
      const found = await Promise.all(
        documentTypes.map(async (type) => {
          const query = { include: ids, status: 'any', per_page: 100, context: 'edit', _fields: hitFields };
          return readList((await ask({ path: documentPaths[type], query, signal })).body, 'documents', (item) =>
            readHit(item, type),
          );
        }),
      );
      return found.flat();
    },
    listMediaUsage: async (mediaId, signal) => {
      const found = await Promise.all(
        documentTypes.map(async (type) => {
          const { body } = await ask({
            path: documentPaths[type],
            query: {
              // The stored form of a media field. A file and a document never have the same id.
              search: `{"id":${mediaId}}`,
              search_semantics: 'exact',
              search_columns: ['post_content'],
              status: 'any',
              per_page: 10,
              context: 'edit',
              _fields: hitFields,
            },
            signal,
          });
          return readList(body, 'documents', (item) => readHit(item, type));
        }),
      );
      return found.flat();
    },
  };
}

const hitFields = ['id', 'type', 'lang', 'title.raw', 'status', 'haptera_path'];

function readHit(value: JsonValue, type: DocumentType): DocumentHit {
  const item = readObject(value, 'document');
  return {
    id: readNumber(item, 'id'),
    title: readRaw(item, 'title'),
    path: typeof item.haptera_path === 'string' ? item.haptera_path : '',
    type,
    locale: readLocale(item, 'lang'),
    isPublished: item.status === 'publish',
  };
}
