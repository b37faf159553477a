import type { Change, CmsCore } from '../core.ts';
import { nextState } from '../documents/next-state.ts';
import { patchedState } from '../documents/patched-state.ts';
import {
  listDocumentRowsByIds,
  listDueIds,
  lockDocumentRows,
  type StoredDocument,
  saveScheduleError,
} from '../documents/store.ts';
import { type Step, writeDocuments } from '../documents/write-document.ts';
import { CmsError, errors } from '../errors.ts';
import { systemViewer, type Viewer } from '../users/model.ts';
import { getUserRow } from '../users/store.ts';
import type { ScheduledChange } from './model.ts';
import { deleteChange, listChangeRows, listDueChanges, saveChangeError } from './store.ts';

/**
 * Publishes what is due, first publications and changes; languages of one document that are due at the same time go
 * together. What cannot be published stays where it is and says why, until somebody does something about it.
 */
export async function publishDue(core: CmsCore): Promise<void> {
  for (const ids of await listDue(core)) {
    try {
      await publish(core, ids);
    } catch (error) {
      if (!(error instanceof CmsError) || error.status >= 500) throw error;
      core.log(`Scheduled documents ${ids.join(', ')} could not be published: ${error.message}`);
      await keepError(core, ids, error);
    }
  }
}

/** The documents of each publication. */
async function listDue({ database, now }: CmsCore): Promise<number[][]> {
  const first = await listDocumentRowsByIds(database, await listDueIds(database, now()));
  const due = [
    ...first.map(({ id, groupId, date }) => ({ documentId: id, groupId, date })),
    ...(await listDueChanges(database, now())),
  ];
  const together = new Map<string, number[]>();
  for (const { documentId, groupId, date } of due) {
    const key = `${groupId} ${Date.parse(date)}`;
    together.set(key, [...(together.get(key) ?? []), documentId]);
  }
  return [...together.values()];
}

async function publish(core: CmsCore, ids: readonly number[]): Promise<void> {
  await core.change(systemViewer, async (change) => {
    const steps: Step[] = [];
    for (const { before, scheduled } of await lockDue(change, ids)) {
      steps.push(
        scheduled
          ? await takeChange(core, change, before, scheduled)
          : { before, next: nextState(before, { status: 'publish' }, change.now) },
      );
    }
    await writeDocuments(core, change, steps);
  });
}

interface Due {
  readonly before: StoredDocument;
  /** Null: a first publication. */
  readonly scheduled: ScheduledChange | null;
}

/** Those of them that are still due, now that nobody else can change that. */
async function lockDue({ tx, now }: Change, ids: readonly number[]): Promise<Due[]> {
  const rows = await lockDocumentRows(tx, ids);
  const changes = new Map((await listChangeRows(tx, ids)).map((scheduled) => [scheduled.documentId, scheduled]));
  const isDue = (date: string) => Date.parse(date) <= Date.parse(now);
  return rows
    .map((before) => ({ before, scheduled: changes.get(before.id) ?? null }))
    .filter(({ before, scheduled }) =>
      scheduled ? scheduled.error === null && isDue(scheduled.date) : before.status === 'future' && isDue(before.date),
    );
}

/** It was allowed when it was scheduled, and goes out as its author's. */
async function takeChange(
  core: CmsCore,
  change: Change,
  before: StoredDocument,
  { patch, authorId, documentRevision }: ScheduledChange,
): Promise<Step> {
  if (before.revision !== documentRevision) throw errors.changeOvertaken(before.id);
  await deleteChange(change.tx, before.id);
  const author = authorId === null ? null : await getUserRow(change.tx, authorId);
  const by: Viewer = { ...systemViewer, user: author };
  return { before, next: await patchedState(core, change, before, patch), by };
}

async function keepError(core: CmsCore, ids: readonly number[], error: CmsError): Promise<void> {
  const named = listNamed(error).filter((id) => ids.includes(id));
  await core.change(systemViewer, async (change) => {
    for (const { before, scheduled } of await lockDue(change, ids)) {
      const { id } = before;
      const told = named.length === 0 || named.includes(id) ? error : errors.heldBack(error.message);
      if (scheduled) await saveChangeError(change.tx, scheduled.id, told);
      else await saveScheduleError(change.tx, id, error.message);
      change.audit('document.schedule-failed', ['document', id], { code: scheduled ? told.code : error.code });
    }
  });
}

/** The documents that an error speaks of. */
function listNamed({ data }: CmsError): number[] {
  const parts: readonly unknown[] = Array.isArray(data.problems) ? data.problems : [data];
  return parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'documentId' in part && typeof part.documentId === 'number'
      ? [part.documentId]
      : [],
  );
}
