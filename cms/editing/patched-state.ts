import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { Change, CmsCore } from '../core.ts';
import { canonicalizeContent } from '../documents/canonical-content.ts';
import type { DocumentPatch, StoredDocument } from '../documents/model.ts';
import { canActForOthers, canPublishDocument, canReadDocument } from '../documents/policy.ts';
import { countLevels, type DocumentState, getDocumentRow, listDescendantIds } from '../documents/store.ts';
import { type CmsError, errors } from '../errors.ts';
import { requireUsableMedia } from '../media/document-media.ts';
import { getReadableMediaRow } from '../media/store.ts';
import type { Viewer } from '../permission/viewer.ts';
import { getUserRow } from '../users/store.ts';
import { isSettled, nextState, signSchedule } from './next-state.ts';

/** Pages inside each other: enough for any site, and addresses and lists of them stay short. */
export const MAX_LEVELS = 32;

/** The state of a document after a patch. Throws if the viewer may not make it, or if it refers to missing things. */
export async function patchedState(
  core: CmsCore,
  change: Change,
  before: StoredDocument,
  patch: DocumentPatch,
): Promise<DocumentState> {
  const canonical = canonicalPatch(core, before.type, patch, before.id);
  authorizePatch(change.viewer, before, canonical);
  const next = nextState(before, canonical, change.now);
  await checkRelations(change, before, next, canonical);
  return signSchedule(before, next, canonical, change.viewer);
}

export function canonicalPatch(
  core: CmsCore,
  type: DocumentType,
  patch: DocumentPatch,
  documentId: number | null = null,
): DocumentPatch {
  if (patch.content === undefined) return patch;
  return { ...patch, content: canonicalizeContent(patch.content, type, core.readContent, documentId) };
}

export function authorizePatch(viewer: Viewer, before: DocumentState, patch: DocumentPatch): void {
  const refusal = refusePatch(viewer, before, patch);
  if (refusal) throw refusal;
}

/** Why a viewer who may edit the document may not apply this patch; null if they may. */
export function refusePatch(viewer: Viewer, before: DocumentState, patch: DocumentPatch): CmsError | null {
  const { type } = before;
  const isOther = patch.authorId !== undefined && patch.authorId !== viewer.user?.id;
  if (isOther && patch.authorId !== before.authorId && !canActForOthers(viewer, type))
    return errors.cannotEditOthers(viewer);
  if (patch.isSticky && !before.isSticky && !(canActForOthers(viewer, type) && canPublishDocument(viewer, type)))
    return errors.cannotStick(viewer);
  const isNewStatus = patch.status !== undefined && patch.status !== before.status;
  if (isNewStatus && isSettled(patch.status) && !canPublishDocument(viewer, type)) return errors.cannotPublish(viewer);
  const isForOthers = patch.visibility !== undefined && patch.visibility !== before.visibility;
  if (isForOthers && isSettled(before.status) && !canPublishDocument(viewer, type)) return errors.cannotPublish(viewer);
  return null;
}

/** Everything the patch refers to must exist and be visible to the viewer, and a page cannot be its own descendant. */
export async function checkRelations(
  change: Change,
  before: StoredDocument | null,
  next: DocumentState,
  patch: DocumentPatch,
): Promise<void> {
  const { tx } = change;
  if (patch.parentId) {
    const parent = await getDocumentRow(tx, patch.parentId);
    const isKnown = parent !== null && canReadDocument(change.viewer, parent);
    const isOfItsKind = isKnown && parent.type === next.type && contentTypes[next.type].isHierarchical;
    const isFitting = isOfItsKind && parent.locale === next.locale;
    const below = before ? [before.id, ...(await listDescendantIds(tx, [before.id]))] : [];
    if (!isFitting || below.includes(patch.parentId)) throw errors.noParent();
    const isOther = patch.parentId !== before?.parentId;
    if (isOther && (await countLevels(tx, patch.parentId, before?.id ?? null)) > MAX_LEVELS)
      throw errors.parentTooDeep(MAX_LEVELS);
  }
  if (patch.featuredMediaId && patch.featuredMediaId !== before?.featuredMediaId) {
    if (!(await getReadableMediaRow(tx, change.viewer, patch.featuredMediaId))) throw errors.noFeaturedMedia();
  }
  await requireUsableMedia(change, next, before);
  if (patch.authorId !== undefined && patch.authorId !== before?.authorId) {
    if (!(await getUserRow(tx, patch.authorId))) throw errors.noAuthor();
  }
}
