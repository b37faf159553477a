import type { CmsCore } from '../core.ts';
import { canEditDocument, canReadDocument } from '../documents/policy.ts';
import { getDocumentRow, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { PRESENT_MILLISECONDS, type Presence, TABS_OF_ONE } from './model.ts';
import { getTakeOver, keepTab, listOtherTabs, markTakenOver, removeTab, type Tab, trimTabs } from './store.ts';

/**
 * Who has a page open. `session` names a tab: the same user in two tabs or on two devices is listed twice. All
 * languages of a page count as one. For users who may edit the document: throws `haptera_no_document` 404 if the viewer
 * may not even read it, otherwise `haptera_cannot_edit`.
 */
export interface PresenceOperations {
  /** Heartbeat: keeps the tab visible to others, and returns who else is there. */
  keepPresence(viewer: Viewer, documentId: number, session: string): Promise<Presence>;
  /**
   * Takes the page over from every other tab; only from the viewer's own tabs if the viewer may not edit all languages
   * of it. This does not prevent saving: the other builders see it and stop, and if they save anyway, they get
   * `haptera_stale` as usual.
   */
  takeOver(viewer: Viewer, documentId: number, session: string): Promise<Presence>;
  /** Call this when the tab is closed. */
  endPresence(viewer: Viewer, documentId: number, session: string): Promise<void>;
}

export function createPresenceOperations(core: CmsCore): PresenceOperations {
  const { database } = core;

  /** The user whose tabs are taken over; null: every user. */
  const reachOf = async (viewer: Viewer, { groupId, userId }: Tab): Promise<number | null> => {
    const group = await listGroupRows(database, [groupId]);
    return group.every((document) => canEditDocument(viewer, document)) ? null : userId;
  };

  const openTab = async (viewer: Viewer, documentId: number, session: string): Promise<Tab> => {
    const document = await getDocumentRow(database, documentId);
    if (!document || !canReadDocument(viewer, document)) throw errors.noDocument();
    if (!viewer.user || !canEditDocument(viewer, document)) throw errors.cannotEdit(viewer);
    return { groupId: document.groupId, session, userId: viewer.user.id };
  };

  const lastCounted = () => printUtc(Date.parse(core.now()) - PRESENT_MILLISECONDS);

  const look = async (tab: Tab): Promise<Presence> => ({
    others: await listOtherTabs(database, tab, lastCounted()),
    takenOver: await getTakeOver(database, tab),
  });

  return {
    keepPresence: async (viewer, documentId, session) => {
      const tab = await openTab(viewer, documentId, session);
      if (!(await keepTab(database, tab, core.now()))) throw errors.cannotEdit(viewer);
      await trimTabs(database, tab, TABS_OF_ONE);
      return look(tab);
    },

    takeOver: async (viewer, documentId, session) => {
      const tab = await openTab(viewer, documentId, session);
      const reach = await reachOf(viewer, tab);
      await core.change(viewer, async (change) => {
        if (!(await keepTab(change.tx, tab, change.now))) throw errors.cannotEdit(viewer);
        await trimTabs(change.tx, tab, TABS_OF_ONE);
        const count = await markTakenOver(change.tx, tab, reach, change.now, lastCounted());
        if (count > 0) change.audit('document.take-over', ['document', documentId], { others: count });
      });
      return look(tab);
    },

    endPresence: async (viewer, documentId, session) => {
      await removeTab(database, await openTab(viewer, documentId, session), lastCounted());
    },
  };
}
