import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { printPatch, readItem, readPatch } from './document-calls.ts';
import type { DocumentItem, DocumentPatch, PublishedDocument } from './document-model.ts';
import { readList, readObject, readOptionalText, readText, readUtc } from './read-json.ts';

/** A reason why a document cannot be published. */
export interface PublishingProblem {
  readonly severity: 'malformed' | 'incomplete';
  readonly code: string;
  /** Null: the document as a whole. */
  readonly blockId: string | null;
  readonly path: readonly (string | number)[];
  readonly message: Localized;
  /** Which of the documents; null for a single document that has no id yet. */
  readonly documentId: number | null;
}

export interface Preview {
  /** Address on the site that shows exactly this state. */
  readonly url: string;
  /** ISO 8601; null when unknown. */
  readonly expiresAt: string | null;
}

export interface OutboxStatus {
  readonly pending: number;
  readonly lastError: string | null;
  readonly lastDeliveredAt: string | null;
}

export interface PublishingCalls {
  /**
   * Publishes one or both languages together with unsaved changes, all or nothing. Rejects with `haptera_incomplete`
   * (see `listProblems(error.data)`); with `haptera_stale` (see `listCurrent(error.data)`); with
   * `haptera_autosave_stale` when the user's stored work of a document is not at `edition`; with
   * `haptera_schedule_stale` when the scheduled change that publishing would cancel is not `change`.
   */
  publish(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /**
   * `date`: ISO 8601 with time zone. A date in the past publishes immediately. A published document stays as it is
   * until then; its change waits as `scheduledChange`.
   */
  schedule(documents: readonly PublishedDocument[], date: string): Promise<readonly DocumentItem[]>;
  unpublish(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /** Rejects with `haptera_no_scheduled_change` when one of them no longer has one. */
  cancelScheduled(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /** What the scheduled change of a document will save. Rejects with `haptera_no_scheduled_change`. */
  getScheduledPatch(id: number, signal?: AbortSignal): Promise<Omit<DocumentPatch, 'status'>>;
  /** The path that a document would get if it were published now with this title and slug; without language prefix. */
  planPath(id: number, wished: Pick<DocumentItem, 'title' | 'slug'>, signal?: AbortSignal): Promise<string | null>;
  /**
   * Previews a revision or autosave by id, or `latest`: the document as of opening the link, including one's own
   * unsaved work.
   */
  createPreview(id: number, shown: number | 'latest'): Promise<Preview>;
  /** Whether the site has been notified of everything that was published. */
  getOutbox(signal?: AbortSignal): Promise<OutboxStatus>;
}

export function createPublishingCalls(ask: Ask): PublishingCalls {
  const act = async (path: string, documents: readonly PublishedDocument[], date?: string) => {
    const { body } = await ask({
      path,
      method: 'POST',
      data: {
        documents: documents.map(({ id, revision, edition, change, patch = {} }) => ({
          ...printPatch(patch),
          id,
          expectedRevision: revision,
          ...(edition !== undefined && { expectedEdition: edition }),
          ...(change !== undefined && { expectedChange: change ?? 0 }),
        })),
        ...(date !== undefined && { date }),
      },
    });
    return readList(readObject(body, 'publication').documents, 'documents', readItem);
  };
  return {
    publish: (documents) => act('/haptera/v1/publish', documents),
    schedule: (documents, date) => act('/haptera/v1/publish', documents, date),
    unpublish: (documents) => act('/haptera/v1/unpublish', documents),
    cancelScheduled: (documents) => act('/haptera/v1/cancel-scheduled', documents),
    getScheduledPatch: async (id, signal) => {
      const { body } = await ask({ path: `/haptera/v1/documents/${id}/scheduled-change`, signal });
      return readPatch(readObject(readObject(body, 'scheduled change').patch, 'patch'));
    },
    planPath: async (id, { title, slug }, signal) => {
      const { body } = await ask({ path: `/haptera/v1/documents/${id}/address`, query: { title, slug }, signal });
      return readOptionalText(readObject(body, 'address'), 'path') || null;
    },
    createPreview: async (id, shown) => {
      const data = { id, ...(shown === 'latest' ? { latest: true } : { revision: shown }) };
      const { body } = await ask({ path: '/haptera/v1/preview-token', method: 'POST', data });
      const preview = readObject(body, 'preview');
      return { url: readText(preview, 'url'), expiresAt: readUtc(preview, 'expires') };
    },
    getOutbox: async (signal) => {
      const status = readObject((await ask({ path: '/haptera/v1/outbox', signal })).body, 'outbox');
      return {
        pending: typeof status.pending === 'number' ? status.pending : 0,
        lastError: readOptionalText(status, 'last_error') || null,
        lastDeliveredAt: readUtc(status, 'last_delivered'),
      };
    },
  };
}

/** The problems in the `data` of a rejected publication; empty when it was rejected for another reason. */
export function listProblems(data: { readonly [key: string]: JsonValue }): readonly PublishingProblem[] {
  if (!Array.isArray(data.problems)) return [];
  return data.problems.flatMap((value): PublishingProblem[] => {
    if (!isJsonObject(value)) return [];
    const message = isJsonObject(value.message) ? value.message : {};
    const path = Array.isArray(value.path) ? value.path : [];
    return [
      {
        severity: severities.find((name) => name === value.severity) ?? 'incomplete',
        code: readOptionalText(value, 'code'),
        blockId: typeof value.blockId === 'string' ? value.blockId : null,
        path: path.filter((step) => typeof step === 'string' || typeof step === 'number'),
        message: { zh: readOptionalText(message, 'zh'), en: readOptionalText(message, 'en') },
        documentId: typeof value.documentId === 'number' ? value.documentId : null,
      },
    ];
  });
}

/** The current documents in the `data` of a publication that was rejected as stale. */
export function listCurrent(data: { readonly [key: string]: JsonValue }): readonly DocumentItem[] {
  return Array.isArray(data.current) ? data.current.map(readItem) : [];
}

const severities = ['malformed', 'incomplete'] as const;
