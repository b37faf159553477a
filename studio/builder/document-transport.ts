import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import {
  isAutosaveStale,
  isSignedOut,
  isStale,
  isStudioError,
  isUnreachable,
  StudioError,
} from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';
import type { SaveAnswer, SaveRequest, Transport } from '../saving/transport.ts';
import { findOwnWork } from './find-own-work.ts';
import { type KnownDocuments, keepsBeside } from './known-documents.ts';
import { draftOf, fieldsOf, patchOf, printWork } from './stored-draft.ts';

/** The size in bytes up to which a browser lets a request outlive its page (`keepalive`). */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Saves one language to the CMS. A draft document is saved as a whole; for a document that readers can see, the work is
 * kept beside it. Neither publishes anything.
 */
export function createDocumentTransport(
  client: Pick<StudioClient, 'documents' | 'revisions' | 'work'>,
  known: KnownDocuments,
  locale: Locale,
  userId: number,
): Transport {
  return {
    async save(request) {
      const document = known.get()[locale];
      if (!document) return refuse(new StudioError('rest_post_invalid_id', 404, 'This page no longer exists.'));
      try {
        return await send(client, known, document, request);
      } catch (error) {
        return explain(error, () => tellCurrent(client, known, document, userId));
      }
    },
  };
}

async function send(
  { documents, work }: Pick<StudioClient, 'documents' | 'revisions' | 'work'>,
  known: KnownDocuments,
  document: DocumentItem,
  { draft, expectedRevision, expectedEdition, isAutosave, signal, isLast }: SaveRequest,
): Promise<SaveAnswer> {
  const { id, type, status } = document;
  const optionsFor = (data: object) => ({
    revision: expectedRevision,
    keepalive: isLast && new Blob([JSON.stringify(data)]).size <= KEEPALIVE_LIMIT,
    ...(!isLast && { signal }),
  });
  if (keepsBeside(status)) {
    const data = printWork(draft, fieldsOf(document));
    const kept = await work.keep(type, id, data, { ...optionsFor(data), edition: expectedEdition });
    return kept.kind === 'document'
      ? { kind: 'saved', revision: kept.revision }
      : { kind: 'saved', revision: expectedRevision, isBeside: true, edition: kept.work.edition };
  }
  const data = patchOf(draft);
  const item = await documents.save(type, id, data, { ...optionsFor(data), isAutosave });
  known.keep(item);
  return { kind: 'saved', revision: item.revision };
}

async function tellCurrent(
  { documents, revisions, work }: Pick<StudioClient, 'documents' | 'revisions' | 'work'>,
  known: KnownDocuments,
  { id, type }: DocumentItem,
  userId: number,
): Promise<SaveAnswer> {
  try {
    const item = await documents.get(type, id);
    const kept = keepsBeside(item.status) ? await work.list(type, id) : [];
    known.keepFound(item);
    const own = await findOwnWork(revisions, kept, item, userId);
    return {
      kind: 'stale',
      current: { draft: draftOf(item), revision: item.revision },
      ...(own && { beside: own.work }),
    };
  } catch (error) {
    return isSignedOut(error) ? { kind: 'unauthorised' } : { kind: 'offline' };
  }
}

function explain(error: unknown, askForCurrent: () => Promise<SaveAnswer>): SaveAnswer | Promise<SaveAnswer> {
  if (isStale(error) || isAutosaveStale(error)) return askForCurrent();
  if (isSignedOut(error)) return { kind: 'unauthorised' };
  // Without a response from the CMS, it is unknown whether the save arrived.
  if (!(error instanceof StudioError)) return { kind: 'offline' };
  return isUnreachable(error) || isStudioError(error, 'aborted') ? { kind: 'offline' } : refuse(error);
}

function refuse({ code, status, message }: StudioError): SaveAnswer {
  return { kind: 'failed', failure: { code, status, message }, isTemporary: status === 429 || status >= 500 };
}
