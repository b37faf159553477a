import { isDeepStrictEqual } from 'node:util';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { contentTypes } from '#contract/content-types.ts';
import { documentFields } from '#contract/document-fields.ts';
import { fieldsOf } from '#contract/field-table.ts';
import type { ReviewStep } from '#contract/review-step.ts';
import { isReservedSlug, numberSlug, sanitizeSlug } from '#contract/slug.ts';
import type { Change, CmsCore } from '../core.ts';
import { findPublishingProblems } from '../documents/canonical-content.ts';
import { findFieldProblems, ownMeta } from '../documents/meta.ts';
import { isOnSite, type NamedEntry, type StoredDocument } from '../documents/model.ts';
import {
  areFiledAlike,
  type DocumentState,
  insertDocumentRow,
  isSlugTaken,
  listDescendantIds,
  listDocumentRowsByIds,
  nextContentId,
  updateDocumentRow,
} from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { ReviewNote } from '../review/model.ts';
import { carryAutosaves } from '../revisions/store.ts';
import { dropChange } from '../schedule/drop-change.ts';
import { carryChange } from '../schedule/store.ts';
import { filterTermIds } from '../terms/store.ts';
import { saveUses } from '../uses/save-uses.ts';
import { keepHistory } from './keep-history.ts';
import { naming } from './naming.ts';
import { isSettled } from './next-state.ts';
import { noteReview } from './note-review.ts';
import { refusePrivateMedia } from './refuse-private-media.ts';
import { refuseTakenIdentifiers } from './refuse-taken-identifiers.ts';
import { isReservedPlace, isReturning, refuseReservedPlace } from './reserved-place.ts';
import { markUncounted } from './translation-store.ts';

/** One document of a change: its current row (null for a new one), and its next state. */
export interface Step {
  readonly before: StoredDocument | null;
  readonly next: DocumentState;
  /** Whether its revision may replace the one of the previous autosave. */
  readonly isAutosave?: boolean;
  /** The responsible user, if not the viewer of the change. */
  readonly by?: Viewer;
  /** The review step that this represents. */
  readonly review?: ReviewNote;
  /** What the history says about it, if the change itself does not tell. */
  readonly entry?: NamedEntry | undefined;
  /** It only makes room for another page: nobody has edited it. */
  readonly isMakingRoom?: boolean;
}

/**
 * Writes documents, their revisions and the published rows that follow from them, for all steps together.
 * Throws `haptera_incomplete` with the problems of all of them, `haptera_path_taken`, `haptera_address_reserved`.
 */
export async function writeDocuments(core: CmsCore, change: Change, steps: readonly Step[]): Promise<StoredDocument[]> {
  refuseIncomplete(core, steps);
  const { tx } = change;
  // Slugs are assigned under the content lock, so that two changes cannot take the same one.
  if (steps.some(({ before, next }) => isSettled(next.status) || (before && isOnSite(before))))
    await change.lockContent();
  await refuseTakenIdentifiers(tx, steps);
  await refusePrivateMedia(tx, core.readContent, steps);
  const written: number[] = [];
  const moved: number[] = [];
  for (const step of steps) {
    const { id, next } = await naming(step.before, steps, () => writeRow(core, change, step));
    written.push(id);
    const { before } = step;
    const hasMoved = before !== null && (before.slug !== next.slug || before.parentId !== next.parentId);
    if (before && hasMoved && contentTypes[before.type].isHierarchical) moved.push(id);
  }
  const below = await listDescendantIds(tx, moved);
  const concerned =
    steps.some(({ before, next }) => (before && isOnSite(before)) || isOnSite(next)) || below.length > 0;
  const presented = concerned ? await change.present([...new Set([...written, ...below])]) : [];
  await markUncounted(
    tx,
    steps.flatMap(({ before, next }) => (before && isSameWork(before, next) ? [] : [next.groupId])),
  );
  const rows = new Map((concerned ? presented : await listDocumentRowsByIds(tx, written)).map((row) => [row.id, row]));
  return written.map((id) => requireRow(rows.get(id)));
}

/** Throws `haptera_incomplete` with every problem that prevents publishing these. */
export function refuseIncomplete(core: CmsCore, steps: readonly Step[]): void {
  const problems = steps
    .filter(({ next }) => next.status === 'publish' || next.status === 'future')
    .flatMap(({ before, next }) =>
      [
        ...findFieldProblems(fieldsOfType(next.type), next.meta),
        ...findPublishingProblems(next.content, next.type, core.readContent),
      ].map((problem) => ({ documentId: before?.id ?? null, ...problem })),
    );
  if (problems.length > 0) throw errors.incomplete(problems);
}

async function writeRow(
  core: CmsCore,
  change: Change,
  { before, next, isAutosave = false, by = change.viewer, review: note, entry, isMakingRoom = false }: Step,
): Promise<{ id: number; next: DocumentState }> {
  refuseReservedPlace(before, next, isAutosave);
  const { tx, now } = change;
  const id = before?.id ?? (await nextContentId(tx));
  const state: DocumentState = {
    ...next,
    slug: await settleSlug(change, id, before, next),
    ...(before && areFiledAlike(before, next)
      ? { categories: before.categories, tags: before.tags }
      : {
          categories: await filterTermIds(tx, 'category', next.categories),
          tags: await filterTermIds(tx, 'post_tag', next.tags),
        }),
    modifiedAt: isMakingRoom ? next.modifiedAt : now,
    modifiedById: isMakingRoom ? next.modifiedById : (by.user?.id ?? before?.modifiedById ?? null),
    revision: before ? before.revision + 1 : 1,
    scheduledById: next.status === 'future' ? next.scheduledById : null,
    scheduleError: isAutosave && next.status === 'future' ? next.scheduleError : null,
  };
  if (!before) {
    await insertDocumentRow(tx, id, state);
    await saveUses(tx, core.readContent, id, { state: 'saved' }, state);
    const step = await noteReview(change, { id, before, next: state, by, note, isOtherWork: true });
    await keepHistory(change, { id, before, state, isAutosave, by, entry, review: step }, core.keepRevisions);
    change.audit('document.create', [state.type, id], { status: state.status, locale: state.locale }, by);
    return { id, next: state };
  }
  await updateDocumentRow(tx, before, state);
  if (mayUseOthers(before, state)) await saveUses(tx, core.readContent, id, { state: 'saved' }, state);
  const isSame = isSameWork(before, state);
  const step = await noteReview(change, { id, before, next: state, by, note, isOtherWork: !isSame });
  if (isSame) {
    await carryAutosaves(tx, id, before.revision, state.revision);
    await carryChange(tx, id, before.revision, state.revision);
  }
  if (!isMakingRoom) {
    const history = { id, before, state, isAutosave: isAutosave && !isSettled(state.status), by, entry, review: step };
    await keepHistory(change, history, core.keepRevisions);
  }
  if (before.status !== state.status) {
    change.audit(auditAction(state.status, step), [state.type, id], { from: before.status, to: state.status }, by);
    if (before.status === 'publish')
      await dropChange(change, before, state.status === 'trash' ? 'trashed' : 'unpublished');
  } else if (state.status === 'publish') {
    change.audit('document.update', [state.type, id], { revision: state.revision }, by);
  }
  return { id, next: state };
}

function mayUseOthers(before: DocumentState, state: DocumentState): boolean {
  const fields = fieldsOfType(state.type);
  const usingOf = ({ type, locale, content, featuredMediaId, meta }: DocumentState) => [
    ...[type, locale, content, featuredMediaId, meta.seo_image],
    ownMeta(fields, meta),
  ];
  return !isDeepStrictEqual(usingOf(before), usingOf(state));
}

const workNames = fieldsOf(documentFields).flatMap(([name, field]) => ('isWork' in field ? [name] : []));

/** Whether the content is unchanged, as after a move or a change of author. Autosaves of it then stay valid. */
function isSameWork(before: StoredDocument, state: DocumentState): boolean {
  const workOf = (one: DocumentState) => JSON.stringify([one.status, ...workNames.map((name) => one[name])]);
  return workOf(before) === workOf(state);
}

function auditAction(status: DocumentState['status'], step: ReviewStep | null): string {
  if (status === 'publish') return 'document.publish';
  if (status === 'future') return 'document.schedule';
  if (status === 'trash') return 'document.trash';
  if (step !== null && step !== 'approved') return reviewActions[step];
  return 'document.unpublish';
}

const reviewActions = {
  submitted: 'document.submit',
  withdrawn: 'document.withdraw',
  answered: 'document.answer',
} as const;

/** Drafts keep the slug they have. A document that gets an address also gets a unique slug. */
export async function settleSlug(
  change: Pick<Change, 'tx'>,
  id: number,
  before: StoredDocument | null,
  next: DocumentState,
): Promise<string> {
  const isDisplaced = isReturning(before, next) && isReservedPlace(next);
  if (!isSettled(next.status)) return isDisplaced ? findFreeSlug(change, id, next, next.slug) : next.slug;
  const wished = next.slug || sanitizeSlug(next.title) || String(id);
  const isKept =
    before !== null &&
    isSettled(before.status) &&
    before.slug === wished &&
    before.parentId === next.parentId &&
    before.locale === next.locale;
  if (isKept) return wished;
  return findFreeSlug(change, id, next, wished);
}

async function findFreeSlug(
  change: Pick<Change, 'tx'>,
  id: number,
  next: Pick<DocumentState, 'type' | 'locale' | 'parentId'>,
  wished: string,
): Promise<string> {
  // A document without a title falls back to its id, which is unique.
  const isReserved = (wished !== String(id) && isReservedSlug(wished)) || isReservedPlace({ ...next, slug: wished });
  for (let number = isReserved ? 2 : 1; ; number += 1) {
    const slug = number === 1 ? wished : numberSlug(wished, number);
    const { type, locale, parentId } = next;
    if (!(await isSlugTaken(change.tx, { type, locale, parentId, slug, exceptId: id }))) return slug;
  }
}

function requireRow(row: StoredDocument | undefined): StoredDocument {
  if (!row) throw errors.noDocument();
  return row;
}
