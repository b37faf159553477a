import type { CmsCore } from '../core.ts';
import { systemViewer } from '../permission/viewer.ts';
import { listMissingGates } from './gate-store.ts';
import { listOutdatedIds, savePresentedBy } from './store.ts';

const BATCH = 25;

/**
 * After an upgrade, presents again everything that another version of the program presented, a few documents at a time
 * alongside normal work. Until then readers see the old row. A document that fails keeps its row, and that is logged.
 * Another address or secret counts as another version: links to the site itself and tickets depend on them. A row that
 * looks the same to readers keeps its version.
 */
export async function refreshOutdated(core: CmsCore, isClosing: () => boolean): Promise<void> {
  const { program } = core.readContent;
  let presented = 0;
  // Published before gates opened to passwords. Once only: what cannot be presented must not be tried forever.
  for (const id of await listMissingGates(core.database)) if (!isClosing()) await presentAlone(core, id, program);
  for (;;) {
    const ids = await listOutdatedIds(core.database, program, BATCH);
    if (ids.length === 0 || isClosing()) break;
    presented += ids.length;
    try {
      await present(core, ids);
    } catch {
      for (const id of ids) await presentAlone(core, id, program);
    }
  }
  if (presented === 0) return;
  core.log(
    `${presented} published documents were presented again, because the version of the program, PUBLIC_URL or HAPTERA_SECRET is not the one that they were presented with.`,
    'info',
  );
}

async function presentAlone(core: CmsCore, id: number, program: string): Promise<void> {
  try {
    await present(core, [id]);
  } catch (error) {
    core.log(
      `Document ${id} could not be presented again after the upgrade, so readers still see its old version: ${String(error)}`,
    );
    await savePresentedBy(core.database, id, program);
  }
}

async function present(core: CmsCore, ids: readonly number[]): Promise<void> {
  await core.change(systemViewer, (change) => change.present(ids));
}
