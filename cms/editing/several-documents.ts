import { contentTypes } from '#contract/content-types.ts';
import type { Change, CmsCore } from '../core.ts';
import { type Document, isOnSite, type PublishRequest, type StoredDocument } from '../documents/model.ts';
import {
  type DocumentState,
  deleteDocumentRow,
  getDocumentRow,
  listDescendantIds,
  lockDocumentRows,
  lockDocumentsForDeletion,
  updateDocumentRow,
} from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { ExpectedRevision } from '../expected-revision.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { requireKnownAutosave } from '../revisions/require-known-autosave.ts';
import type { ChangePatch } from '../schedule/model.ts';
import { listChangeRows } from '../schedule/store.ts';
import { type Authorize, isId, requireDeleting, requireUnchanged } from './authorize-document.ts';
import { naming } from './naming.ts';
import { requirePresent } from './present-document.ts';
import { markUncounted } from './translation-store.ts';
import { type Step, writeDocuments } from './write-document.ts';

/** Locks and updates several documents atomically. An error identifies the document that it is about. */
export function updateAll(
  core: CmsCore,
  viewer: Viewer,
  requests: readonly PublishRequest[],
  authorize: Authorize,
  plan: (asked: Asked, change: Change) => Promise<DocumentState> | DocumentState,
): Promise<readonly Readable<Document>[]> {
  return core.change(viewer, async (change) => {
    const steps: Step[] = [];
    for (const asked of await lockAll(change, requests, authorize)) {
      steps.push({ before: asked.before, next: await naming(asked.before, requests, () => plan(asked, change)) });
    }
    return (await writeDocuments(core, change, steps)).map((row) => requirePresent(viewer, row));
  });
}

/** Deletes documents permanently and atomically. Returns their last states. */
export function deleteAll(
  core: CmsCore,
  viewer: Viewer,
  requests: readonly DeleteRequest[],
): Promise<readonly StoredDocument[]> {
  return core.change(viewer, async (change) => {
    refuseDoubles(requests);
    const { tx } = change;
    const rows = await lockDocumentsForDeletion(tx, requests.map(({ id }) => id).filter(isId));
    const gone: StoredDocument[] = [];
    for (const request of requests) {
      const { id, expectedRevision } = request;
      const row = rows.find((candidate) => candidate.id === id);
      gone.push(
        await naming(request, requests, () => requireUnchanged(viewer, row, requireDeleting, expectedRevision)),
      );
    }
    await change.lockContent();
    const below = await listDescendantIds(
      tx,
      gone.flatMap(({ type, id }) => (contentTypes[type].isHierarchical ? [id] : [])),
    );
    // Trash them first, so that documents that show them are presented without them while their groups still exist.
    const live = gone.filter(isOnSite);
    for (const document of live) await updateDocumentRow(tx, document, { ...document, status: 'trash' });
    if (live.length > 0) await change.present(live.map(({ id }) => id));
    for (const { id, type, status, locale } of gone) {
      // Its parent may have changed: if the old one was deleted first, it has moved up.
      const present = await getDocumentRow(tx, id);
      if (present) await deleteDocumentRow(tx, present);
      change.audit('document.delete', [type, id], { status, locale });
    }
    const ids = new Set(gone.map(({ id }) => id));
    await change.present(below.filter((id) => !ids.has(id)));
    await markUncounted(
      tx,
      gone.map(({ groupId }) => groupId),
    );
    return gone;
  });
}

export interface DeleteRequest {
  readonly id: number;
  readonly expectedRevision?: ExpectedRevision | undefined;
}

/** One document of a request: its current state, and the patch to save with it. */
export interface Asked {
  readonly before: StoredDocument;
  readonly patch: ChangePatch;
}

export async function lockAll(
  change: Change,
  requests: readonly PublishRequest[],
  authorize: Authorize,
): Promise<Asked[]> {
  refuseDoubles(requests);
  const { tx, viewer } = change;
  const ids = requests.map(({ id }) => id).filter(isId);
  const rows = new Map((await lockDocumentRows(tx, ids)).map((row) => [row.id, row]));
  const waiting = new Map((await listChangeRows(tx, ids)).map(({ documentId, id }) => [documentId, id]));
  const asked: Asked[] = [];
  for (const request of requests) {
    const { id, expectedRevision, expectedAutosave, expectedChange, patch = {} } = request;
    await naming(request, requests, async () => {
      const before = requireUnchanged(viewer, rows.get(id), authorize, expectedRevision);
      await requireKnownAutosave(tx, viewer, before, expectedAutosave);
      const present = waiting.get(id);
      if (expectedChange !== undefined && present !== undefined && present !== expectedChange)
        throw errors.staleSchedule();
      asked.push({ before, patch });
    });
  }
  return asked;
}

function refuseDoubles(requests: readonly { readonly id: number }[]): void {
  const seen = new Set<number>();
  for (const { id } of requests) {
    if (seen.has(id)) throw errors.publishOnlyOnce(id);
    seen.add(id);
  }
}
