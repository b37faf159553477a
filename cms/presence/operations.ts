import type { CmsCore } from '../core.ts';
import { canEditDocument, canReadDocument } from '../documents/policy.ts';
import { getDocumentRow, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import { PRESENT_MILLISECONDS, type Presence, TABS_OF_ONE } from './model.ts';
import { getTakeOver, keepTab, listOtherTabs, markTakenOver, removeTab, type Tab, trimTabs } from './store.ts';

/**
 * Who has a page open. `session` names a tab: the same person in two tabs or on two devices is there twice. The two languages
 * of a page are one place. All of it is for who may edit the document: throws `haptera_no_document` 404 for what the viewer
 * may not even read, `haptera_cannot_edit` for the rest.
 */
export interface PresenceOperations {
  /** A sign of life: keeps the tab in the others' sight, and tells who else is there. */
  keepPresence(viewer: Viewer, documentId: number, session: string): Promise<Presence>;
  /**
   * Takes the page over from every other tab; from one's own alone when somebody else's language of it is not the viewer's to
   * edit. Keeps nobody from saving: the builders of the others read it and stop, and what
   * they write nevertheless meets `haptera_stale`, as ever.
   */
  takeOver(viewer: Viewer, documentId: number, session: string): Promise<Presence>;
  /** The tab is closed. */
  endPresence(viewer: Viewer, documentId: number, session: string): Promise<void>;
}

export function createPresenceOperations(core: CmsCore): PresenceOperations {
  const { database } = core;

  /** Whose tabs are taken over: null, everybody's. */
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
