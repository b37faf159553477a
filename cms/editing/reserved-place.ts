import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes } from '#contract/content-types.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Document, StoredDocument } from '../documents/model.ts';
import type { DocumentState } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isSettled } from './next-state.ts';

/** Whether a document with this slug would stand at an address that is not a document's. */
export function isReservedPlace({ type, parentId, slug }: Pick<Document, 'type' | 'parentId' | 'slug'>): boolean {
  return contentTypes[type].root === '/' && parentId === null && isReservedPath(`/${decodeSlug(slug)}`);
}

/** Back from the trash with the slug that it had: nobody chose it now, so it is numbered where it is reserved. */
export function isReturning(before: StoredDocument | null, { slug, status }: DocumentState): boolean {
  return before?.status === 'trash' && status !== 'trash' && slug === before.slugBeforeTrash;
}

/**
 * Somebody chose a slug or a place at which visitors would never see the document. A draft that is saved while somebody
 * writes has no address yet: it is told when it gets one, so that no words wait for a better slug.
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
