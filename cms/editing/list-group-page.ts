import type { CmsCore } from '../core.ts';
import type { Document } from '../documents/model.ts';
import { canCreateDocument, canEditDocument } from '../documents/policy.ts';
import { listDocumentRowsByIds, listGroupRows } from '../documents/store.ts';
import { CmsError, errors } from '../errors.ts';
import { readPaging, refusePageTooFar } from '../paging.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { changesForReaders } from '../revisions/changes-for-readers.ts';
import { listPresentAutosaves } from '../revisions/store.ts';
import { countMarked } from './count-behind.ts';
import { type GroupRow, listGroupRowsOf, listIdsWithWork, listRowsOfGroups } from './group-store.ts';
import { type Behind, type GroupListing, type GroupQuery, type ListedGroup, orderOf } from './model.ts';
import { presentDocument } from './present-document.ts';
import { listBehind } from './translation-store.ts';

/** One page of a list. Ordered by place, it also contains the ancestors of its rows that are not on it themselves. */
export async function listGroupPage(core: CmsCore, viewer: Viewer, query: GroupQuery): Promise<GroupListing> {
  if (!canCreateDocument(viewer, query.type)) throw errors.cannotListStored(viewer);
  const range = readPaging({ perPage: 50, ...query });
  const { database } = core;
  await countWhatWasSaved(core);
  const changedIds = await listChanged(core, viewer, query);
  const { rows, total, counts } = await listGroupRowsOf(database, viewer, { ...query, changedIds }, range);
  refusePageTooFar(query, range.limit, total);
  const isTree = orderOf(query) === 'place' && query.parentId === undefined;
  const shown = new Set(rows.map(({ id }) => id));
  const missing = isTree ? [...new Set(rows.flatMap(({ above }) => above))].filter((id) => !shown.has(id)) : [];
  const context = new Map((await listRowsOfGroups(database, viewer, query, missing)).map((row) => [row.id, row]));
  const documents = await loadDocuments(core, viewer, [...shown, ...missing]);
  const behind = await listBehind(database, [...shown, ...missing]);
  const told = new Set<string>();
  const groups: ListedGroup[] = [];
  const tell = ({ above, parent, ...row }: GroupRow, isContext: boolean) => {
    told.add(row.id);
    groups.push({
      ...row,
      parent: isTree ? parent : null,
      depth: isTree ? above.length : 0,
      isContext,
      behind: behindOf(documents.get(row.id) ?? [], behind.get(row.id)),
      documents: documents.get(row.id) ?? [],
    });
  };
  for (const row of rows) {
    for (const id of row.above) {
      const above = context.get(id);
      if (above && !told.has(id)) tell(above, true);
    }
    tell(row, false);
  }
  return { groups, total, counts };
}

/** A process without the write lease shows what the writing process has counted. */
async function countWhatWasSaved(core: CmsCore): Promise<void> {
  try {
    await countMarked(core);
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_lease_lost') throw error;
  }
}

function behindOf(documents: readonly Document[], counted: Behind = {}): Behind {
  return Object.fromEntries(documents.flatMap(({ locale }) => (counted[locale] ? [[locale, counted[locale]]] : [])));
}

async function loadDocuments(core: CmsCore, viewer: Viewer, groupIds: readonly string[]) {
  const found = new Map<string, Readable<Document>[]>();
  for (const row of groupIds.length === 0 ? [] : await listGroupRows(core.database, groupIds)) {
    if (canEditDocument(viewer, row)) found.set(row.groupId, [...(found.get(row.groupId) ?? []), presentDocument(row)]);
  }
  return found;
}

/** Queried only if the requested state depends on it, since each autosave must be compared with its document. */
async function listChanged({ database }: CmsCore, viewer: Viewer, { type, state }: GroupQuery): Promise<number[]> {
  if (state !== 'changed' && state !== 'published') return [];
  const documents = await listDocumentRowsByIds(database, await listIdsWithWork(database, viewer, type));
  const work = await listPresentAutosaves(
    database,
    documents.map(({ id }) => id),
  );
  return documents
    .filter((document) => work.some((own) => own.documentId === document.id && changesForReaders(document, own)))
    .map(({ id }) => id);
}
