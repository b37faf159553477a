import type { JsonValue } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { Ask } from './ask.ts';
import { type CallOptions, documentPath, readItem, type SaveOptions } from './document-calls.ts';
import type { DocumentItem } from './document-model.ts';
import { readId, readList, readNumber, readObject, readRaw, readText, readUtc } from './read-json.ts';

export interface Revision {
  readonly id: number;
  readonly kind: string;
  readonly authorId: number | null;
  /** ISO 8601. */
  readonly at: string | null;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** The document's revision number when this one was made. */
  readonly documentRevision: number;
}

export interface RevisionPage {
  readonly items: readonly Revision[];
  readonly total: number;
}

export interface RevisionCalls {
  /** Newest first; the last one is the initial state. `page` from 1, 20 per page. */
  list(type: DocumentType, documentId: number, page?: number, options?: CallOptions): Promise<RevisionPage>;
  get(type: DocumentType, documentId: number, revisionId: number, options?: CallOptions): Promise<Revision>;
  /** Restores it with a regular save. */
  restore(type: DocumentType, documentId: number, revisionId: number, options?: SaveOptions): Promise<DocumentItem>;
}

export function createRevisionCalls(ask: Ask): RevisionCalls {
  return {
    list: async (type, documentId, page = 1, { signal } = {}) => {
      const path = `${documentPath(type)}/${documentId}/revisions`;
      const { body, total } = await ask({
        path,
        query: { context: 'edit', per_page: 20, page, with_original: true },
        signal,
      });
      return { items: readList(body, 'revisions', readRevision), total };
    },
    get: async (type, documentId, revisionId, { signal } = {}) => {
      const path = `${documentPath(type)}/${documentId}/revisions/${revisionId}`;
      return readRevision((await ask({ path, query: { context: 'edit' }, signal })).body);
    },
    restore: async (type, documentId, revisionId, { revision, signal } = {}) => {
      const path = `/haptera/v1/${contentTypes[type].restBase}/${documentId}/revisions/${revisionId}/restore`;
      return readItem((await ask({ path, method: 'POST', ifMatch: revision, signal })).body);
    },
  };
}

function readRevision(value: JsonValue): Revision {
  const item = readObject(value, 'revision');
  return {
    id: readNumber(item, 'id'),
    kind: readText(item, 'haptera_kind'),
    authorId: readId(item, 'author'),
    at: readUtc(item, 'date_gmt'),
    title: readRaw(item, 'title'),
    content: readRaw(item, 'content'),
    excerpt: readRaw(item, 'excerpt'),
    documentRevision: readNumber(item, 'haptera_revision'),
  };
}
