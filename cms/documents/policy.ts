import { can } from '../users/capabilities.ts';
import type { Viewer } from '../users/model.ts';
import type { Document, DocumentStatus, DocumentType } from './model.ts';

type Thing = Pick<Document, 'type' | 'status' | 'authorId'>;

/** Whether the viewer may see a document as readers do. The password is asked for by the doors. */
export function canReadDocument(viewer: Viewer, document: Thing): boolean {
  if (document.status === 'publish') return true;
  if (document.status === 'private' && can(viewer, `read_private_${document.type}s`)) return true;
  if (document.status === 'private' && isOwn(viewer, document)) return true;
  return canEditDocument(viewer, document);
}

export function canEditDocument(viewer: Viewer, document: Thing): boolean {
  const { type } = document;
  if (!can(viewer, `edit_${type}s`)) return false;
  if (!isOwn(viewer, document) && !can(viewer, `edit_others_${type}s`)) return false;
  if (isLive(document.status) && !can(viewer, `edit_published_${type}s`)) return false;
  return document.status !== 'private' || isOwn(viewer, document) || can(viewer, `edit_private_${type}s`);
}

export function canDeleteDocument(viewer: Viewer, document: Thing): boolean {
  const { type } = document;
  if (!can(viewer, `delete_${type}s`)) return false;
  if (!isOwn(viewer, document) && !can(viewer, `delete_others_${type}s`)) return false;
  if (isLive(document.status) && !can(viewer, `delete_published_${type}s`)) return false;
  return document.status !== 'private' || isOwn(viewer, document) || can(viewer, `delete_private_${type}s`);
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

/** Whether the viewer may ask lists for documents of this status at all. */
export function canListStatus(viewer: Viewer, type: DocumentType, status: DocumentStatus): boolean {
  if (status === 'publish') return true;
  if (status === 'private') return can(viewer, `read_private_${type}s`);
  return can(viewer, `edit_${type}s`);
}

function isOwn(viewer: Viewer, document: Thing): boolean {
  return viewer.user !== null && document.authorId === viewer.user.id;
}

function isLive(status: DocumentStatus): boolean {
  return status === 'publish' || status === 'future';
}
