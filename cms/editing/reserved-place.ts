import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Document, StoredDocument } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isSettled } from './next-state.ts';

/** Whether a document with this slug would get an address that is reserved for another part of the site. */
export function isReservedPlace({ type, parentId, slug }: Pick<Document, 'type' | 'parentId' | 'slug'>): boolean {
  return contentTypes[type].root === '/' && parentId === null && isReservedPath(`/${decodeSlug(slug)}`);
}

/**
 * Whether a document returns from the trash with its old slug. If that is reserved by now, it gets a number, not an
 * error.
 */
export function isReturning(before: StoredDocument | null, { slug, status }: DocumentState): boolean {
  return before?.status === 'trash' && status !== 'trash' && slug === before.slugBeforeTrash;
}

/**
 * Refuses a slug or place at which visitors would never see the document. Autosaved drafts have no address yet and are
 * checked only once they get one, so that a bad slug never keeps texts from being saved.
 * Throws `haptera_address_reserved`.
 */
export function refuseReservedPlace(before: StoredDocument | null, next: DocumentState, isAutosave = false): void {
  if (next.status === 'trash' || next.slug === '' || !isReservedPlace(next)) return;
  if (before?.isFrontPage || isReturning(before, next)) return;
  const isChosen = before === null || before.slug !== next.slug || before.parentId !== next.parentId;
  const hasAddress = isSettled(next.status);
  const isNew = isChosen || (hasAddress && !isSettled(before.status));
  if (isNew && (hasAddress || !isAutosave))
    throw errors.addressReserved(`/${decodeSlug(next.slug)}`, before?.id ?? null);
}
