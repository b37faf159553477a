import type { CmsCore } from '../core.ts';
import { systemViewer } from '../permission/viewer.ts';
import { listOutdatedIds, savePresentedBy } from './store.ts';

const BATCH = 25;

/**
 * After an upgrade: presents again what another version of the program presented, a few at a time beside the normal work.
 * Readers see the old row until then. What cannot be presented keeps its row, and that is said.
 */
export async function refreshOutdated(core: CmsCore, isClosing: () => boolean): Promise<void> {
  const { program } = core.readContent;
  for (;;) {
    const ids = await listOutdatedIds(core.database, program, BATCH);
    if (ids.length === 0 || isClosing()) return;
    try {
      await present(core, ids);
    } catch {
      for (const id of ids) await presentAlone(core, id, program);
    }
  }
}

async function presentAlone(core: CmsCore, id: number, program: string): Promise<void> {
  try {
    await present(core, [id]);
  } catch (error) {
    core.log(`Document ${id} could not be presented anew after the upgrade and is shown as before: ${String(error)}`);
    await savePresentedBy(core.database, id, program);
  }
}

async function present(core: CmsCore, ids: readonly number[]): Promise<void> {
  await core.change(systemViewer, (change) => change.present(ids));
}
