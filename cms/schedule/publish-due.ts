import type { CmsCore } from '../core.ts';
import { nextState } from '../documents/next-state.ts';
import { listDocumentRowsByIds, listDueIds, lockDocumentRows, saveScheduleError } from '../documents/store.ts';
import { writeDocuments } from '../documents/write-document.ts';
import { CmsError } from '../errors.ts';
import { systemViewer } from '../users/model.ts';

/**
 * Publishes what is due; languages of one document that are due together, together. What cannot be published stays where
 * it is and says why, until somebody saves it again.
 */
export async function publishDue(core: CmsCore): Promise<void> {
  const due = await listDocumentRowsByIds(core.database, await listDueIds(core.database, core.now()));
  for (const groupId of new Set(due.map((document) => document.groupId))) {
    const ids = due.filter((document) => document.groupId === groupId).map(({ id }) => id);
    try {
      await publish(core, ids);
    } catch (error) {
      if (!(error instanceof CmsError) || error.status >= 500) throw error;
      core.log(`Scheduled documents ${ids.join(', ')} could not be published: ${error.message}`);
      await core.change(systemViewer, async (change) => {
        for (const id of ids) {
          await saveScheduleError(change.tx, id, error.message);
          change.audit('document.schedule-failed', ['document', id], { code: error.code });
        }
      });
    }
  }
}

async function publish(core: CmsCore, ids: readonly number[]): Promise<void> {
  await core.change(systemViewer, async (change) => {
    const rows = await lockDocumentRows(change.tx, ids);
    const steps = rows
      .filter(({ status, date }) => status === 'future' && Date.parse(date) <= Date.parse(change.now))
      .map((before) => ({ before, next: nextState(before, { status: 'publish' }, change.now) }));
    await writeDocuments(core, change, steps);
  });
}
