import { capabilityFor, type DocumentAct, type DocumentType } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import { can } from '../permission/capabilities.ts';
import type { Editable, Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import type { Document } from './model.ts';

type Thing = Pick<Document, 'type' | 'status' | 'statusBeforeTrash' | 'authorId' | 'visibility'>;

/**
 * Whether the viewer may know of a document: its existence, title and address. `visible-documents.ts` implements the
 * same rule in SQL, and a test keeps the two in sync.
 */
export function canReadDocument<T extends Thing>(viewer: Viewer, document: T): document is Readable<T> {
  const { status, visibility } = document;
  if ((status === 'publish' && visibility === 'everyone') || isOwn(viewer, document)) return true;
  // To viewers of the CMS, documents restricted to visitors' accounts are as private as private ones.
  if ((status === 'private' || status === 'publish') && may(viewer, document.type, 'read_private')) return true;
  return canEditDocument(viewer, document);
}

/** Whether the viewer may read its content without entering its password, if it has one. */
export function canReadContent(viewer: Viewer, document: Thing & Pick<Document, 'password'>): boolean {
  return canReadDocument(viewer, document) && (document.password === '' || canEditDocument(viewer, document));
}

export function canEditDocument<T extends Thing>(viewer: Viewer, document: T): document is Editable<T> {
  return mayActOn(viewer, 'edit', document);
}

export function canDeleteDocument(viewer: Viewer, document: Thing): boolean {
  return mayActOn(viewer, 'delete', document);
}

export function canCreateDocument(viewer: Viewer, type: DocumentType): boolean {
  return may(viewer, type, 'edit');
}

/** Covers publishing, scheduling and making private. */
export function canPublishDocument(viewer: Viewer, type: DocumentType): boolean {
  return may(viewer, type, 'publish');
}

export function canActForOthers(viewer: Viewer, type: DocumentType): boolean {
  return may(viewer, type, 'edit_others');
}

/**
 * Whether the viewer may add a language version to a group: they may edit every version and, if one of them is live,
 * also publish, since the new version becomes the page's official translation once it is published.
 */
export function canJoinGroup(viewer: Viewer, type: DocumentType, members: readonly Thing[]): boolean {
  const isSeen = members.some((member) => isSettledStanding(standing(member)));
  return members.every((member) => canEditDocument(viewer, member)) && (!isSeen || canPublishDocument(viewer, type));
}

/** Whether the viewer may list documents with this status at all. */
export function canListStatus(viewer: Viewer, type: DocumentType, status: DocumentStatus): boolean {
  if (status === 'publish') return true;
  if (status === 'private') return may(viewer, type, 'read_private');
  return may(viewer, type, 'edit');
}

/**
 * The status that permissions go by. In the trash it is the previous one: whoever may not edit live documents may not
 * restore them either.
 */
export function standing({ status, statusBeforeTrash }: Pick<Thing, 'status' | 'statusBeforeTrash'>): DocumentStatus {
  return status === 'trash' ? (statusBeforeTrash ?? 'draft') : status;
}

function mayActOn(viewer: Viewer, act: 'edit' | 'delete', document: Thing): boolean {
  const { type } = document;
  if (!may(viewer, type, act)) return false;
  if (!isOwn(viewer, document) && !may(viewer, type, `${act}_others`)) return false;
  const status = standing(document);
  if ((status === 'publish' || status === 'future') && !may(viewer, type, `${act}_published`)) return false;
  return status !== 'private' || isOwn(viewer, document) || may(viewer, type, `${act}_private`);
}

function may(viewer: Viewer, type: DocumentType, act: DocumentAct): boolean {
  return can(viewer, capabilityFor(type, act));
}

function isSettledStanding(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future' || status === 'private';
}

function isOwn(viewer: Viewer, document: Thing): boolean {
  return viewer.user !== null && document.authorId === viewer.user.id;
}
