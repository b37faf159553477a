import type { DocumentStatus, DocumentType } from '#contract/document-fields.ts';
import { can } from '../permission/capabilities.ts';
import type { Editable, Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { Document } from './model.ts';

type Thing = Pick<Document, 'type' | 'status' | 'statusBeforeTrash' | 'authorId'>;

/**
 * Whether the viewer may know of a document: its title, its address, that it is there. `visible-documents.ts` says the same
 * in SQL, and a test holds the two together.
 */
export function canReadDocument<T extends Thing>(viewer: Viewer, document: T): document is Readable<T> {
  if (document.status === 'publish' || isOwn(viewer, document)) return true;
  if (document.status === 'private' && can(viewer, `read_private_${document.type}s`)) return true;
  return canEditDocument(viewer, document);
}

/** Whether the viewer may read its words and pictures without the password that it may have. */
export function canReadContent(viewer: Viewer, document: Thing & Pick<Document, 'password'>): boolean {
  return canReadDocument(viewer, document) && (document.password === '' || canEditDocument(viewer, document));
}

export function canEditDocument<T extends Thing>(viewer: Viewer, document: T): document is Editable<T> {
  return may(viewer, 'edit', document);
}

export function canDeleteDocument(viewer: Viewer, document: Thing): boolean {
  return may(viewer, 'delete', document);
}

export function canCreateDocument(viewer: Viewer, type: DocumentType): boolean {
  return can(viewer, `edit_${type}s`);
}

/** Publish, schedule, or make private. */
export function canPublishDocument(viewer: Viewer, type: DocumentType): boolean {
  return can(viewer, `publish_${type}s`);
}

export function canActForOthers(viewer: Viewer, type: DocumentType): boolean {
  return can(viewer, `edit_others_${type}s`);
}

/**
 * Whether the viewer may add a language version to a group: all of it is theirs to edit, and they may publish when
 * something of it is live, for what they add becomes that page's official version once it is published.
 */
export function canJoinGroup(viewer: Viewer, type: DocumentType, members: readonly Thing[]): boolean {
  const isSeen = members.some((member) => isSettledStanding(standing(member)));
  return members.every((member) => canEditDocument(viewer, member)) && (!isSeen || canPublishDocument(viewer, type));
}

/** Whether the viewer may ask lists for documents of this status at all. */
export function canListStatus(viewer: Viewer, type: DocumentType, status: DocumentStatus): boolean {
  if (status === 'publish') return true;
  if (status === 'private') return can(viewer, `read_private_${type}s`);
  return can(viewer, `edit_${type}s`);
}

/** What is in the trash is judged by what it was: whoever may not touch what is live may not take it out of there either. */
export function standing({ status, statusBeforeTrash }: Pick<Thing, 'status' | 'statusBeforeTrash'>): DocumentStatus {
  return status === 'trash' ? (statusBeforeTrash ?? 'draft') : status;
}

function may(viewer: Viewer, act: 'edit' | 'delete', document: Thing): boolean {
  const { type } = document;
  if (!can(viewer, `${act}_${type}s`)) return false;
  if (!isOwn(viewer, document) && !can(viewer, `${act}_others_${type}s`)) return false;
  const status = standing(document);
  if ((status === 'publish' || status === 'future') && !can(viewer, `${act}_published_${type}s`)) return false;
  return status !== 'private' || isOwn(viewer, document) || can(viewer, `${act}_private_${type}s`);
}

function isSettledStanding(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future' || status === 'private';
}

function isOwn(viewer: Viewer, document: Thing): boolean {
  return viewer.user !== null && document.authorId === viewer.user.id;
}
