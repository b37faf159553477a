import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { type PendingFieldPatch, pendingFields } from '#contract/document-fields.ts';
import { printPatch } from '#contract/field-table.ts';
import type { Ask } from './ask.ts';
import { type CallOptions, readPatch, type SaveOptions } from './document-calls.ts';
import {
  readChoice,
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readText,
  readUtc,
} from './read-json.ts';

/** A user's unpublished changes to a document. */
export interface WorkInput {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly pending: PendingFieldPatch;
  /** The document's own values of `pending` when the work was started. */
  readonly from: PendingFieldPatch;
}

/** Work as stored in the CMS beside the document, one per user. Slugs are decoded. */
export interface KeptWork extends Omit<WorkInput, 'pending' | 'from'> {
  readonly id: number;
  readonly authorId: number | null;
  /** Empty: unknown. */
  readonly authorName: string;
  /** ISO 8601. */
  readonly at: string | null;
  /** The document's revision when it was stored. */
  readonly documentRevision: number;
  /** Identifies this state of it. */
  readonly edition: string;
  /** Null: stored by a client that only knows text fields. */
  readonly pending: PendingFieldPatch | null;
  /** Null: not recorded. */
  readonly from: PendingFieldPatch | null;
}

/** `document`: it was the user's own draft, so the document itself was saved, at `revision`. */
export type Kept =
  | { readonly kind: 'document'; readonly revision: number }
  | { readonly kind: 'work'; readonly work: KeptWork };

export interface WorkCalls {
  list(type: DocumentType, documentId: number, options?: CallOptions): Promise<readonly KeptWork[]>;
  /**
   * `edition`: the stored work that the caller knows, empty for none. Rejects with `haptera_autosave_stale` for any
   * other.
   */
  keep(
    type: DocumentType,
    documentId: number,
    work: WorkInput,
    options?: SaveOptions & { readonly edition?: string },
  ): Promise<Kept>;
}

export function createWorkCalls(ask: Ask): WorkCalls {
  return {
    list: async (type, documentId, { signal } = {}) =>
      readList((await ask({ path: pathOf(type, documentId), signal })).body, 'work', readWork),
    keep: async (type, documentId, { pending, from, ...texts }, { revision, edition, ...call } = {}) => {
      const data = {
        ...texts,
        pending: printPatch(pendingFields, pending),
        pending_from: printPatch(pendingFields, from),
        ...(edition !== undefined && { edition }),
      };
      const { body } = await ask({
        path: pathOf(type, documentId),
        method: 'POST',
        data,
        ifMatch: revision,
        ...call,
      });
      const item = readObject(body, 'work');
      return readChoice(item, 'kind', ['document', 'work']) === 'document'
        ? { kind: 'document', revision: readNumber(item, 'revision') }
        : { kind: 'work', work: readWork(item) };
    },
  };
}

function pathOf(type: DocumentType, id: number): string {
  return `/haptera/v1/${contentTypes[type].restBase}/${id}/work`;
}

function readWork(value: JsonValue): KeptWork {
  const item = readObject(value, 'work');
  return {
    id: readNumber(item, 'id'),
    authorId: readId(item, 'author'),
    authorName: readOptionalText(item, 'author_name'),
    at: readUtc(item, 'kept_gmt'),
    title: readText(item, 'title'),
    content: readText(item, 'content'),
    excerpt: readText(item, 'excerpt'),
    documentRevision: readNumber(item, 'revision'),
    edition: readText(item, 'edition'),
    pending: readPending(item.pending),
    from: readPending(item.pending_from),
  };
}

function readPending(value: JsonValue | undefined): PendingFieldPatch | null {
  return value !== undefined && isJsonObject(value) ? readPatch(value) : null;
}
