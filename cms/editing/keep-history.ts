import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { metaForReaders } from '#cms-schema/editors-meta.ts';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { recordedFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import type { HistoryAction } from '#contract/history-entry.ts';
import type { ReviewStep } from '#contract/review-step.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Change } from '../core.ts';
import { initialMeta } from '../documents/meta.ts';
import type { NamedEntry, StoredDocument } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import type { Viewer } from '../permission/viewer.ts';
import { printUtc } from '../print-utc.ts';
import {
  confirmRun,
  endRuns,
  findKnownStates,
  insertRevision,
  type KnownStates,
  type NewState,
  takeRun,
  trimRevisions,
} from '../revisions/store.ts';
import { isSettled } from './next-state.ts';

/** A document before and after a change; `before` is null for a new one. */
export interface HistoryStep {
  readonly id: number;
  readonly before: StoredDocument | null;
  readonly state: DocumentState;
  readonly isAutosave: boolean;
  readonly by: Viewer;
  /** What the caller says was done; undefined: as the change itself suggests. */
  readonly entry: NamedEntry | undefined;
  /** The step of a review that the change is, if it is one. */
  readonly review: ReviewStep | null;
}

/** A document that begins as a translation or a copy of another one. */
export function entryFrom(action: 'translated' | 'duplicated', { id, locale, title }: StoredDocument): NamedEntry {
  return { action, source: { kind: 'document', id, locale, title } };
}

/** Minutes after the first autosave of a run, after which the next one starts a new state. */
const RUN_MINUTES = 10;

/**
 * Stores the state after a change, and names what was done: one state for the creation, for each deliberate save, for
 * each change of status, and for each run of autosaves. A deliberate save ends the run, so that the state before it is
 * preserved. `keep`: the most states to keep besides the one of the creation; null: all.
 */
export async function keepHistory({ tx, now }: Change, step: HistoryStep, keep: number | null): Promise<void> {
  const { id, before, state, isAutosave, by, entry = null, review } = step;
  const authorId = by.user?.id ?? before?.scheduledById ?? state.authorId;
  if (before === null) {
    const named = entry ?? { action: actionOfCreation(by), source: null };
    await insertRevision(tx, { ...stateToStore(id, state, now, named), kind: 'original', authorId });
    return;
  }
  const hasOtherTexts = !isDeepStrictEqual(textsOf(before), textsOf(state));
  const isSame = !hasOtherTexts && isDeepStrictEqual(recordedOf(before), recordedOf(state));
  const isEvent = before.status !== state.status;
  if (isSame && !isEvent) {
    if (isAutosave) return;
    await confirmRun(tx, id, authorId);
    await endRuns(tx, id);
    return;
  }
  const digest = digestOf(state);
  const { newest, same } = await findKnownStates(tx, id, digest);
  await keepUnknown(tx, id, before, newest);
  const since = printUtc(Date.parse(now) - RUN_MINUTES * 60_000);
  const run = isAutosave ? await takeRun(tx, { documentId: id, authorId, since }) : null;
  const named = entry ?? { action: actionOf(before, state, { isAutosave, hasOtherTexts, review }), source: null };
  const earlier = isAutosave || named.source !== null || digest === digestOf(before) ? null : same;
  await insertRevision(tx, {
    ...stateToStore(id, state, now, earlier ? withSource(named, earlier) : named),
    kind: hasOtherTexts || run?.kind === 'revision' ? 'revision' : 'entry',
    authorId,
    runStartedAt: isAutosave ? (run?.startedAt ?? now) : null,
  });
  if (keep !== null) await trimRevisions(tx, id, keep);
}

/** Stores the state before the change if the history does not have it, as with those of earlier program versions. */
async function keepUnknown(
  tx: Queryable,
  id: number,
  before: StoredDocument,
  newest: KnownStates['newest'],
): Promise<void> {
  if (newest?.digest === digestOf(before)) return;
  const [kind, at] = newest ? (['entry', before.modifiedAt] as const) : (['original', before.createdAt] as const);
  const named: NamedEntry = { action: newest ? 'saved' : 'created', source: null };
  const authorId = newest ? (before.modifiedById ?? before.authorId) : before.authorId;
  await insertRevision(tx, { ...stateToStore(id, before, at, named), kind, authorId });
}

function stateToStore(
  documentId: number,
  state: DocumentState,
  createdAt: string,
  { action, source }: NamedEntry,
): Omit<NewState, 'kind' | 'authorId'> {
  const { revision: documentRevision, status } = state;
  return {
    ...{ documentId, ...textsOf(state), documentRevision, createdAt, action, status, source },
    fields: recordedOf(state),
    digest: digestOf(state),
    runStartedAt: null,
  };
}

function textsOf({ title, content, excerpt }: DocumentState) {
  return { title, content, excerpt };
}

/** In the trash, a document has another slug for as long as it is there. */
function recordedOf(state: DocumentState) {
  const { slugBeforeTrash, slug } = state;
  const values = { ...state, slug: slugBeforeTrash ?? slug };
  return buildPatch(recordedFields, (name) => values[name]);
}

/**
 * Identifies what readers see of a state, wherever it stands: restoring a state gives the same digest. Fields with their
 * default values do not count, so that adding a field to a type changes no digest.
 */
function digestOf(state: DocumentState): string {
  const { slug: _, parentId: __, meta = {}, ...fields } = recordedOf(state);
  const initial: JsonObject = initialMeta(fieldsOfType(state.type));
  const chosen = Object.entries(metaForReaders(meta)).filter(
    ([name, value]) => !isDeepStrictEqual(value, initial[name]),
  );
  const shown = { ...textsOf(state), ...fields, meta: Object.fromEntries(chosen) };
  return createHash('sha256').update(JSON.stringify(shown, sortKeys)).digest('base64url').slice(0, 22);
}

/** The database does not keep the order of keys. */
function sortKeys(_: string, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A program that writes documents with an application password, or the seed, imports them. */
function actionOfCreation({ via }: Viewer): HistoryAction {
  return via === 'application-password' || via === 'system' ? 'imported' : 'created';
}

interface Circumstances {
  readonly isAutosave: boolean;
  readonly hasOtherTexts: boolean;
  readonly review: ReviewStep | null;
}

function actionOf(before: StoredDocument, state: DocumentState, circumstances: Circumstances): HistoryAction {
  const { isAutosave, hasOtherTexts, review } = circumstances;
  if (before.status !== state.status) return actionOfStatus(before, state, review);
  if (isAutosave) return 'autosaved';
  const hasMoved = before.slug !== state.slug || before.parentId !== state.parentId;
  if (hasMoved && !hasOtherTexts) return 'moved';
  return state.status === 'publish' ? 'published' : 'saved';
}

function actionOfStatus(before: StoredDocument, { status }: DocumentState, review: ReviewStep | null): HistoryAction {
  if (status === 'trash') return 'trashed';
  if (before.status === 'trash') return 'recovered';
  if (status === 'publish') return 'published';
  if (status === 'future') return 'scheduled';
  if (review !== null && review !== 'approved') return review;
  return isSettled(before.status) ? 'unpublished' : 'saved';
}

/** A save that leads to an earlier state restores it, whichever client made it; other acts name where it comes from. */
function withSource({ action }: NamedEntry, { id, at }: { readonly id: number; readonly at: string }): NamedEntry {
  return { action: action === 'saved' ? 'restored' : action, source: { kind: 'revision', id, at } };
}
