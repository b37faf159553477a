import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { type RecordedFieldPatch, recordedFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import { type HistoryAction, type HistorySource, isHistoryAction, readHistorySource } from '#contract/history-entry.ts';
import { limits } from '#contract/limits.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Ask } from './ask.ts';
import { type CallOptions, documentPath, readItem, type SaveOptions } from './document-calls.ts';
import type { DocumentItem } from './document-model.ts';
import { readId, readList, readNumber, readObject, readOptionalText, readRaw, readText, readUtc } from './read-json.ts';

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

/** A state of a document's history. */
export interface HistoryEntry extends Revision {
  /** What was done; null: not recorded. */
  readonly action: HistoryAction | null;
  /** The document's status then; null: not recorded. */
  readonly status: string | null;
  readonly source: HistorySource | null;
  /** Empty: unknown. */
  readonly authorName: string;
  /** The other fields, slug decoded; null: not recorded. */
  readonly fields: RecordedFieldPatch | null;
}

export interface HistoryPage {
  /** Newest first. */
  readonly items: readonly HistoryEntry[];
  readonly total: number;
}

export interface RevisionPage {
  readonly items: readonly Revision[];
  readonly total: number;
}

export interface RevisionCalls {
  /** Newest first; the last one is the initial state. `page` from 1, 20 per page. */
  list(type: DocumentType, documentId: number, page?: number, options?: CallOptions): Promise<RevisionPage>;
  /** The newest `count` states of the history, with what was done; read in pages. */
  history(type: DocumentType, documentId: number, count: number, options?: CallOptions): Promise<HistoryPage>;
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
    history: async (type, documentId, count, { signal } = {}) => {
      const path = `/haptera/v1/${contentTypes[type].restBase}/${documentId}/history`;
      const items: HistoryEntry[] = [];
      for (;;) {
        const query = { per_page: Math.min(count - items.length, limits.document.historyPage), offset: items.length };
        const { body, total } = await ask({ path, query, signal });
        const page = readList(body, 'history', readEntry);
        items.push(...page);
        if (items.length >= count || items.length >= total || page.length === 0) return { items, total };
      }
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

function readEntry(value: JsonValue): HistoryEntry {
  const item = readObject(value, 'history entry');
  const { action, status, source, fields } = item;
  return {
    id: readNumber(item, 'id'),
    kind: readText(item, 'kind'),
    action: isHistoryAction(action) ? action : null,
    status: typeof status === 'string' ? status : null,
    source: readHistorySource(source),
    authorId: readId(item, 'author'),
    authorName: readOptionalText(item, 'author_name'),
    at: readUtc(item, 'date_gmt'),
    title: readText(item, 'title'),
    content: readText(item, 'content'),
    excerpt: readText(item, 'excerpt'),
    documentRevision: readNumber(item, 'revision'),
    fields: isJsonObject(fields) ? readFields(fields) : null,
  };
}

function readFields(sent: JsonObject): RecordedFieldPatch {
  const read = buildPatch(recordedFields, (_, { rest }) => (Object.hasOwn(sent, rest) ? sent[rest] : undefined));
  return read.slug === undefined ? read : { ...read, slug: decodeSlug(read.slug) };
}
