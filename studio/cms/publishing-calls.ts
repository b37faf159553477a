import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { printPatch, readItem, readPatch } from './document-calls.ts';
import type { DocumentItem, DocumentPatch, PublishedDocument } from './document-model.ts';
import { readList, readObject, readOptionalText, readText, readUtc } from './read-json.ts';

/** What stands against a publication. */
export interface PublishingProblem {
  readonly severity: 'malformed' | 'incomplete';
  readonly code: string;
  /** Null: the document as a whole. */
  readonly blockId: string | null;
  readonly path: readonly (string | number)[];
  readonly message: Localized;
  /** Which of several documents; null when it was only one that has no id yet. */
  readonly documentId: number | null;
}

export interface Preview {
  /** Address in the site that shows this one state. */
  readonly url: string;
  /** ISO 8601; null when it is not told. */
  readonly expiresAt: string | null;
}

export interface OutboxStatus {
  readonly pending: number;
  readonly lastError: string | null;
  readonly lastDeliveredAt: string | null;
}

export interface PublishingCalls {
  /**
   * One language or both, with what is to be saved along, all or none. Rejects with `haptera_incomplete`: read
   * `listProblems(error.data)`; with `haptera_stale`: read `listCurrent(error.data)`; with `haptera_autosave_stale`
   * when its user keeps something else beside one of them than `edition`; with `haptera_schedule_stale` when another
   * scheduled change waits than `change`, which it would cancel.
   */
  publish(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /**
   * `date`: ISO 8601 with zone. A past one publishes at once. What readers see already stays until then, and its change
   * waits as `scheduledChange`.
   */
  schedule(documents: readonly PublishedDocument[], date: string): Promise<readonly DocumentItem[]>;
  unpublish(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /** Rejects with `haptera_no_scheduled_change` when one of them has none any more. */
  cancelScheduled(documents: readonly PublishedDocument[]): Promise<readonly DocumentItem[]>;
  /** What the scheduled change of a document will save. Rejects with `haptera_no_scheduled_change`. */
  getScheduledPatch(id: number, signal?: AbortSignal): Promise<Omit<DocumentPatch, 'status'>>;
  /** Where readers would find a document if it were published now under this title and slug; without language prefix. */
  planPath(id: number, wished: Pick<DocumentItem, 'title' | 'slug'>, signal?: AbortSignal): Promise<string | null>;
  /** Of a revision or autosave by its id, or the document as it is whenever the link is opened, with one’s own unsaved work. */
  createPreview(id: number, shown: number | 'latest'): Promise<Preview>;
  /** Whether the site has been told of everything that was published. */
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

/** The problems in the `data` of a refused publication; none when it was refused for something else. */
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

/** What stands there by now, in the `data` of a publication that was refused as stale. */
export function listCurrent(data: { readonly [key: string]: JsonValue }): readonly DocumentItem[] {
  return Array.isArray(data.current) ? data.current.map(readItem) : [];
}

const severities = ['malformed', 'incomplete'] as const;
