import { defaultLocale, locales } from '#cms-schema/locale.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { contentTypes } from '#contract/content-types.ts';
import { documentFields } from '#contract/document-fields.ts';
import { buildValues } from '#contract/field-table.ts';
import type { Change, CmsCore } from '../core.ts';
import { initialMeta } from '../documents/meta.ts';
import type { NewDocument } from '../documents/model.ts';
import { canCreateDocument, canJoinGroup, canReadDocument } from '../documents/policy.ts';
import { type DocumentState, getDocumentRow, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { loadSettingsRow } from '../settings/store.ts';
import { createUuidV7 } from '../uuid-v7.ts';
import { nextState, signSchedule } from './next-state.ts';
import { authorizePatch, canonicalPatch, checkRelations } from './patched-state.ts';

/** The initial state of a new document. Throws what `createDocument` throws. */
export async function newState(core: CmsCore, change: Change, input: NewDocument): Promise<DocumentState> {
  const { viewer } = change;
  if (!canCreateDocument(viewer, input.type)) throw errors.cannotCreate(viewer);
  const patch = canonicalPatch(core, input.type, input);
  const base = await startState(change, input);
  authorizePatch(viewer, base, patch);
  const next = nextState(base, patch, change.now);
  await checkRelations(change, null, next, patch);
  return signSchedule(base, next, patch, viewer);
}

/** A new document before its patch is applied: in the requested language and group. */
async function startState(change: Change, input: NewDocument): Promise<DocumentState> {
  const original = input.translationOf === undefined ? null : await getDocumentRow(change.tx, input.translationOf);
  if (input.translationOf !== undefined) {
    if (original?.type !== input.type || !canReadDocument(change.viewer, original)) throw errors.noDocument();
  }
  const locale =
    input.locale ?? locales.find((candidate) => original && candidate !== original.locale) ?? defaultLocale;
  if (original) {
    const group = await listGroupRows(change.tx, [original.groupId]);
    if (!canJoinGroup(change.viewer, input.type, group)) throw errors.cannotTranslate(change.viewer);
    const taken = group.find((document) => document.locale === locale);
    if (taken) throw errors.translationExists(locale, taken.id);
  }
  const settings = await loadSettingsRow(change.tx);
  const hasDefault = contentTypes[input.type].taxonomies.includes('category') && settings.defaultCategory > 0;
  return {
    ...buildValues(documentFields, (_, { initial }) => initial),
    type: input.type,
    locale,
    groupId: original?.groupId ?? createUuidV7(),
    // A restricted document must not become public in another language by oversight.
    visibility: original?.visibility ?? documentFields.visibility.initial,
    status: 'draft',
    statusBeforeTrash: null,
    slugBeforeTrash: null,
    authorId: change.viewer.user?.id ?? null,
    meta: initialMeta(fieldsOfType(input.type)),
    commentStatus: settings.defaultCommentStatus,
    pingStatus: settings.defaultPingStatus,
    categories: hasDefault ? [settings.defaultCategory] : [],
    date: change.now,
    isDateFloating: true,
    createdAt: change.now,
    modifiedAt: change.now,
    modifiedById: change.viewer.user?.id ?? null,
    revision: 0,
    scheduledById: null,
    scheduleError: null,
  };
}
