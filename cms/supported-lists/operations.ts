import { isCalendarDay } from '#cms-schema/fields/date.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';
import { compareRows } from '#contract/compare-rows.ts';
import { checkRows } from '#contract/list-rows.ts';
import { listFacts, supportedTag } from '#contract/supported-lists.ts';
import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { isExpected, type SaveOptions } from '../expected-revision.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { ListVersion, PublicApps, PublicModels, SupportedList } from './model.ts';
import { canKeepLists } from './policy.ts';
import { presentApps, presentModels } from './present-lists.ts';
import { forgetVersions, getListRow, insertListRow, listVersionRows, loadList } from './store.ts';

/** A list as a client sends it. */
export interface SentList {
  readonly rows: readonly unknown[];
  /** The date shown to readers, `2024-11-29`. */
  readonly updated: string | null;
}

/** Operations that take a viewer throw `haptera_cannot_edit_lists` unless the viewer may publish pages. */
export interface SupportedListOperations {
  requireList(viewer: Viewer, name: SupportedListName): Promise<SupportedList>;
  /**
   * Replaces the whole list; visitors see it a moment later. Saving an identical list changes nothing. Throws
   * `haptera_invalid_rows` with all problems, `haptera_invalid_values`.
   */
  saveList(viewer: Viewer, name: SupportedListName, sent: SentList, options?: SaveOptions): Promise<SupportedList>;
  /** Newest first: the last hundred saves. */
  listVersions(viewer: Viewer, name: SupportedListName): Promise<readonly ListVersion[]>;
  /** Throws `haptera_no_list_version`. */
  requireVersion(viewer: Viewer, name: SupportedListName, revision: number): Promise<SupportedList>;
  /** For readers. */
  getPublicModels(locale: Locale): Promise<PublicModels>;
  getPublicApps(locale: Locale): Promise<PublicApps>;
}

export function createSupportedListOperations(core: CmsCore): SupportedListOperations {
  const { database } = core;

  const requireKeeper = (viewer: Viewer) => {
    if (!canKeepLists(viewer)) throw errors.cannotEditLists(viewer);
  };

  return {
    requireList: async (viewer, name) => {
      requireKeeper(viewer);
      return loadList(database, name);
    },

    saveList: (viewer, name, sent, { expectedRevision } = {}) =>
      core.change(viewer, async (change) => {
        requireKeeper(viewer);
        const { updated } = sent;
        if (updated !== null && !isCalendarDay(updated)) throw errors.invalidDate();
        const { rows, problems } = checkRows(listFacts(name), sent.rows);
        if (problems.length > 0) throw errors.invalidRows(problems);
        await change.lockContent();
        const before = await loadList(change.tx, name);
        if (!isExpected(before.revision, expectedRevision)) throw errors.stale(before.revision);
        const { added, changed, removed, isReordered } = compareRows(listFacts(name), before.rows, rows);
        const counts = { added: added.length, changed: changed.length, removed: removed.length };
        const isSame =
          !isReordered && updated === before.updated && Object.values(counts).every((count) => count === 0);
        if (isSame) return before;
        const list = { name, rows, updated, revision: before.revision + 1 };
        await insertListRow(change.tx, list, { ...counts, at: change.now, authorId: viewer.user?.id ?? null });
        await forgetVersions(change.tx, name, list.revision - KEPT_VERSIONS);
        await change.announce([supportedTag(name)]);
        // Updates the search index of the pages that show it.
        await change.present(await change.listShowing('supported-list', supportedListNames.indexOf(name)));
        change.audit('supported-list.save', ['supported-list', name], counts);
        return list;
      }),

    listVersions: async (viewer, name) => {
      requireKeeper(viewer);
      return listVersionRows(database, name);
    },

    requireVersion: async (viewer, name, revision) => {
      requireKeeper(viewer);
      const list = await getListRow(database, name, revision);
      if (!list) throw errors.noListVersion();
      return list;
    },

    getPublicModels: async (locale) => {
      const [models, brands] = await Promise.all([loadList(database, 'models'), loadList(database, 'brands')]);
      return presentModels(models, brands, locale);
    },

    getPublicApps: async (locale) => presentApps(await loadList(database, 'apps'), locale),
  };
}

const KEPT_VERSIONS = 100;
